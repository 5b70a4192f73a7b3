/** Keys of the tab's session storage: survives a reload, ends with the tab, invisible to other tabs. */
export const tabKeys = {
  orderDraft: 'order_draft',
  orderSubmission: 'order_attempt',
  /** Token with which a pending account is linked after the next login. */
  socialLink: 'social_link',
  inquiryDraft: 'inquiry_draft',
} as const

type TabKey = (typeof tabKeys)[keyof typeof tabKeys]

/** Reads a stored value; null if it is missing or unreadable, or the browser has no storage. */
export function readInTab<Stored>(key: TabKey): Stored | null {
  try {
    // Each key has one module that reads and writes it.
    return JSON.parse(globalThis.sessionStorage?.getItem(key) ?? 'null') as Stored | null
  } catch {
    return null
  }
}

/** Stores a value, or removes it with `null`. Does not fail in a browser without storage. */
export function writeInTab(key: TabKey, value: object | null) {
  try {
    if (value === null) globalThis.sessionStorage.removeItem(key)
    else globalThis.sessionStorage.setItem(key, JSON.stringify(value))
  } catch {
    // In private windows and on full disks the page works without storage.
  }
}
