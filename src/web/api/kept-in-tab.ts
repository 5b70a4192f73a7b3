/** What one tab keeps until it is closed: it outlives a reload, and no other tab sees it. */
export const tabKeys = {
  orderDraft: 'order_draft',
  orderAttempt: 'order_attempt',
  /** By what an account that waits is linked after the next login. */
  socialLink: 'social_link',
  inquiryDraft: 'inquiry_draft',
} as const

type TabKey = (typeof tabKeys)[keyof typeof tabKeys]

/** What was kept, or null: never kept, not readable, or a browser that keeps nothing. */
export function readInTab<Kept>(key: TabKey): Kept | null {
  try {
    return JSON.parse(globalThis.sessionStorage?.getItem(key) ?? 'null') as Kept | null
  } catch {
    return null
  }
}

/** Forgets with `null`. */
export function keepInTab(key: TabKey, value: object | null) {
  try {
    if (value === null) globalThis.sessionStorage.removeItem(key)
    else globalThis.sessionStorage.setItem(key, JSON.stringify(value))
  } catch {
    // A browser that refuses to keep things is not a reason to fail.
  }
}
