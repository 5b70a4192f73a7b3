import type { Db } from '#server/platform/database.ts'
import { removeAllSaved } from './store.ts'

/** A member leaves, and wishlist and cart with them. */
export async function eraseSavedItems(tx: Db, memberId: string) {
  await removeAllSaved(tx, memberId)
  return {}
}
