import { type KindName, kinds, type SheetContent } from '#consultings/kinds.ts'

/** What was written on this device and is not on the server yet. */
export interface KeptSheet {
  readonly content: SheetContent
  /** What it was written on top of. */
  readonly base: { readonly revision: number; readonly content: SheetContent }
}

const keyOf = (orderNumber: string) => `sheet_${orderNumber}`

/** Null when nothing is kept, or nothing that this version of the site can read. */
export function readKeptSheet(orderNumber: string, kind: KindName): KeptSheet | null {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(orderNumber)) ?? 'null') as KeptSheet | null
    return kept && isSheet(kind, kept.content) && isSheet(kind, kept.base.content) ? kept : null
  } catch {
    return null
  }
}

/** Forgets with `null`. A browser that refuses to keep things is not a reason to fail. */
export function keepSheet(orderNumber: string, kept: KeptSheet | null) {
  try {
    if (kept === null) localStorage.removeItem(keyOf(orderNumber))
    else localStorage.setItem(keyOf(orderNumber), JSON.stringify(kept))
  } catch {
    // The server has it two seconds later.
  }
}

/** Too much of something is still a sheet: it is kept until it has been shortened. */
function isSheet(kind: KindName, content: unknown): boolean {
  const parsed = kinds[kind].sheet.content.safeParse(content)
  return parsed.success || parsed.error.issues.every(({ code }) => code === 'too_big')
}
