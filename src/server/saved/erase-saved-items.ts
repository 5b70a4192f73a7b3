import type { Db } from '#server/platform/database.ts'
import { removeAllSaved } from './store.ts'

/** Deletes wishlist and cart of a closing account. */
export async function eraseSavedItems(tx: Db, memberId: string) {
  await removeAllSaved(tx, memberId)
  return {}
}
