import { keep, keptKeys } from './kept.ts'
import { keepInTab, tabKeys } from './kept-in-tab.ts'

/** Forgets all that this browser keeps of who was here. */
export function forgetVisitor() {
  for (const key of Object.values(keptKeys)) keep(key, null)
  for (const key of Object.values(tabKeys)) keepInTab(key, null)
}
