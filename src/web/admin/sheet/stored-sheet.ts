import { type KindName, kinds, type SheetContent } from '#consultings/kinds.ts'

/** What was written on this device and is not on the server yet. */
export interface StoredSheet {
  readonly content: SheetContent
  /** What it was written on top of. */
  readonly base: { readonly revision: number; readonly content: SheetContent }
}

const keyOf = (orderNumber: string) => `sheet_${orderNumber}`

/** Null when nothing is stored, or nothing that this version of the site can read. */
export function readStoredSheet(orderNumber: string, kind: KindName): StoredSheet | null {
  try {
    const stored = JSON.parse(
      localStorage.getItem(keyOf(orderNumber)) ?? 'null',
    ) as StoredSheet | null
    return stored && isSheet(kind, stored.content) && isSheet(kind, stored.base.content)
      ? stored
      : null
  } catch {
    return null
  }
}

/** Forgets with `null`. A browser that refuses to keep items is not a reason to fail. */
export function storeSheet(orderNumber: string, stored: StoredSheet | null) {
  try {
    if (stored === null) localStorage.removeItem(keyOf(orderNumber))
    else localStorage.setItem(keyOf(orderNumber), JSON.stringify(stored))
  } catch {
    // The server has it two seconds later.
  }
}

/** Too much of something is still a sheet: it is stored until it has been shortened. */
function isSheet(kind: KindName, content: unknown): boolean {
  const parsed = kinds[kind].sheet.content.safeParse(content)
  return parsed.success || parsed.error.issues.every(({ code }) => code === 'too_big')
}
