import { keptKeys, readKept } from '#web/api/kept.ts'

/**
 * Whether this browser keeps something of a guest that a member could take over. Asked on every page,
 * so it knows nothing of what that is.
 */
export const guestListWaits = (): boolean =>
  readKept(keptKeys.guestWishlist) !== null || readKept(keptKeys.guestCart) !== null
