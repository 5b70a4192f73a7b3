import { keptKeys, readKept } from '#web/api/kept.ts'
import { currentSession } from '#web/api/session.ts'

/**
 * Whether this browser keeps something of a guest that the member here could take over. Asked on
 * every page, so it knows nothing of what that is.
 */
export const guestListWaits = (): boolean =>
  guestListsAreOwn() &&
  (readKept(keptKeys.guestWishlist) !== null || readKept(keptKeys.guestCart) !== null)

/** What began to join a member and could not is that member's: no guest sees it, and no other member. */
export function guestListsAreOwn(): boolean {
  const owner = readKept(keptKeys.guestListsOwner)
  return owner === null || owner === currentSession()?.user.id
}
