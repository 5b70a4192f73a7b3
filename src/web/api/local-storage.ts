/** Keys of this site's local storage, as the specification names them. */
export const storageKeys = {
  accessToken: 'access_token',
  userInfo: 'user_info',
  rememberedId: 'remembered_id',
  orderNumber: 'order_number',
  /** Of that order: which survey is asked of a guest whose order cannot be read. */
  consultingType: 'consulting_type',
  guestEmail: 'guest_email',
  guestPhone: 'guest_phone',
  guestName: 'guest_name',
  guestFlag: 'is_guest',
  /** By order number: what proves to be the guest of an order. */
  guestTokens: 'guest_tokens',
  autoSearch: 'auto_search',
  /** Ids of products that a guest put aside, newest first: they join the member's at the login. */
  guestWishlist: 'guest_wishlist',
  guestCart: 'guest_cart',
  /** The member whom they began to join; nobody else's then. */
  guestListsOwner: 'guest_lists_owner',
  codeVerifier: 'zalo_code_verifier',
  socialVerifier: 'social_code_verifier',
  /** Provider and state of the login that a visitor went away for. */
  socialAuthRequest: 'social_attempt',
  /** Face and hair that a visitor chose on the first page, until a survey was sent. */
  play: 'play',
  /** The administrator saw the opening checklist above the day's work. */
  seenOpening: 'seen_opening',
  /** By header of a bank's file: the columns that the owner chose for it. */
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
    // In private windows and on full disks the page works without its storage.
  }
}
