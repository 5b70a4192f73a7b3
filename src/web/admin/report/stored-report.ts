import { type KindName, kinds, type ReportContent } from '#consultings/kinds.ts'

/** Changes stored on this device that are not saved on the server yet. */
interface StoredReport {
  readonly content: ReportContent
  /** The version they are based on. */
  readonly base: { readonly revision: number; readonly content: ReportContent }
}

const keyOf = (orderNumber: string) => `sheet_${orderNumber}`

/** Returns null if nothing is stored, or nothing that this version of the site can read. */
export function readStoredReport(orderNumber: string, kind: KindName): StoredReport | null {
  try {
    // The next lines check its contents; reading them fails for any other shape.
    const stored = JSON.parse(
      localStorage.getItem(keyOf(orderNumber)) ?? 'null',
    ) as StoredReport | null
    return stored && isReport(kind, stored.content) && isReport(kind, stored.base.content)
      ? stored
      : null
  } catch {
    return null
  }
}

/** Stores changes, or removes them for `null`. Ignores a full or blocked storage. */
export function storeReport(orderNumber: string, stored: StoredReport | null) {
  try {
    if (stored === null) localStorage.removeItem(keyOf(orderNumber))
    else localStorage.setItem(keyOf(orderNumber), JSON.stringify(stored))
  } catch {
    // The server saves it two seconds later.
  }
}

/** Accepts content that exceeds limits, so that it is not lost before it is shortened. */
function isReport(kind: KindName, content: unknown): boolean {
  const parsed = kinds[kind].report.content.safeParse(content)
  return parsed.success || parsed.error.issues.every(({ code }) => code === 'too_big')
}
