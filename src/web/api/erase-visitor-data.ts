import { storageKeys, writeStored } from './local-storage.ts'
import { tabKeys, writeInTab } from './tab-storage.ts'

/** Erases everything that this browser stores about its visitor. */
export function eraseVisitorData() {
  for (const key of Object.values(storageKeys)) writeStored(key, null)
  for (const key of Object.values(tabKeys)) writeInTab(key, null)
}
