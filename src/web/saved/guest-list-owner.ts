import { readStored, storageKeys } from '#web/api/local-storage.ts'
import { currentSession } from '#web/api/session.ts'

/**
 * Whether this browser stores a guest's list that this member can take over. Runs on every page, so
 * it imports nothing of the lists.
 */
export const hasGuestList = (): boolean =>
  ownsGuestLists() &&
  (readStored(storageKeys.guestWishlist) !== null || readStored(storageKeys.guestCart) !== null)

/** A list whose merge into a member's account has begun is shown to nobody else. */
export function ownsGuestLists(): boolean {
  const owner = readStored(storageKeys.guestListsOwner)
  return owner === null || owner === currentSession()?.user.id
}
