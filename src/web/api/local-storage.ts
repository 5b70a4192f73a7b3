/** Keys of this site's local storage, as the specification names them. */
export const storageKeys = {
  accessToken: 'access_token',
  userInfo: 'user_info',
  rememberedId: 'remembered_id',
  orderNumber: 'order_number',
  /** Kind of that order: selects the survey of a guest whose order cannot be read. */
  consultingType: 'consulting_type',
  guestEmail: 'guest_email',
  guestPhone: 'guest_phone',
  guestName: 'guest_name',
  guestFlag: 'is_guest',
  /** By order number: tokens that prove a guest's access to an order. */
  guestTokens: 'guest_tokens',
  autoSearch: 'auto_search',
  /** Ids of a guest's saved products, newest first; merged into the member's list at login. */
  guestWishlist: 'guest_wishlist',
  guestCart: 'guest_cart',
  /** The member whose merge has begun; they belong to nobody else then. */
  guestListsOwner: 'guest_lists_owner',
  codeVerifier: 'zalo_code_verifier',
  socialVerifier: 'social_code_verifier',
  /** Provider and state of the pending social login. */
  socialAuthRequest: 'social_attempt',
  /** Face and hair that a visitor chose on the first page; removed when a survey is submitted. */
  play: 'play',
  /** `off` if photos must not take themselves. */
  photoAuto: 'photo_auto',
  /** Whether the administrator has seen the opening checklist. */
  seenOpening: 'seen_opening',
  /** By header of a bank's file: the column mapping that the owner chose. */
  bankColumns: 'bank_columns',
} as const

type StorageKey = (typeof storageKeys)[keyof typeof storageKeys]

/** Reads a stored text; null on the server and in a browser without storage. */
export function readStored(key: StorageKey): string | null {
  try {
    return globalThis.localStorage?.getItem(key) ?? null
  } catch {
    return null
  }
}

/** Stores a text, or removes it with `null`. Does not fail in a browser without storage. */
export function writeStored(key: StorageKey, value: string | null) {
  try {
    if (value === null) globalThis.localStorage.removeItem(key)
    else globalThis.localStorage.setItem(key, value)
  } catch {
    // In private windows and on full disks the page works without storage.
  }
}
