import type { z } from 'zod'

/** Parts of an address that showToast where in a list one is, not what is looked for. */
const PLACES = ['page', 'cursor', 'size', 'open', 'list']

/**
 * What the address asks of a list, as the list's call reads it; what the call does not know, or
 * would refuse, is left out.
 */
export function filtersFromAddress<Query extends z.ZodObject>(
  schema: Query,
  search: URLSearchParams,
): Partial<z.output<Query>> {
  const known = Object.keys(schema.shape).filter((name) => !PLACES.includes(name))
  const filters = known.flatMap((name) => {
    const { data } = schema.shape[name].safeParse(search.get(name) ?? undefined)
    return data === undefined || data === '' ? [] : [[name, data]]
  })
  return Object.fromEntries(filters)
}

/** From 1. */
export const pageFromAddress = (search: URLSearchParams): number =>
  Math.max(1, Math.trunc(Number(search.get('page'))) || 1)

export type Change = Readonly<Record<string, string | null>>

/**
 * The search with some of it changed; `null` and `''` leave a part out. Other filters begin at the
 * first page; what is open beside the list stays open.
 */
export function changeSearch(search: URLSearchParams, change: Change): URLSearchParams {
  const next = new URLSearchParams(search)
  if (!('open' in change)) for (const place of ['page', 'cursor']) next.delete(place)
  for (const [name, value] of Object.entries(change)) {
    if (value) next.set(name, value)
    else next.delete(name)
  }
  return next
}
