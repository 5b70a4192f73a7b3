import { readStored, storageKeys } from '#web/api/local-storage.ts'
import { currentSession } from '#web/api/session.ts'

/**
 * Whether this browser keeps something of a guest that the member here could take over. Asked on
 * every page, so it knows nothing of what that is.
 */
export const hasGuestList = (): boolean =>
  ownsGuestLists() &&
  (readStored(storageKeys.guestWishlist) !== null || readStored(storageKeys.guestCart) !== null)

/** What began to join a member and could not is that member's: no guest sees it, and no other member. */
export function ownsGuestLists(): boolean {
  const owner = readStored(storageKeys.guestListsOwner)
  return owner === null || owner === currentSession()?.user.id
}
