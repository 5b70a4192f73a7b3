/** What this site keeps in the browser, under the names that the specification gives. */
export const keptKeys = {
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
  socialAttempt: 'social_attempt',
  /** The administrator saw the opening checklist above the day's work. */
  seenOpening: 'seen_opening',
  /** By header of a bank's file: the columns that the owner chose for it. */
  bankColumns: 'bank_columns',
} as const

type KeptKey = (typeof keptKeys)[keyof typeof keptKeys]

/** Nothing on the server, and in a browser that keeps nothing for us. */
export function readKept(key: KeptKey): string | null {
  try {
    return globalThis.localStorage?.getItem(key) ?? null
  } catch {
    return null
  }
}

/** Forgets with `null`. A browser that refuses to keep things is not a reason to fail. */
export function keep(key: KeptKey, value: string | null) {
  try {
    if (value === null) globalThis.localStorage.removeItem(key)
    else globalThis.localStorage.setItem(key, value)
  } catch {
    // Private windows and full disks: the page works on without remembering.
  }
}
