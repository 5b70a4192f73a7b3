import type { z } from 'zod'

/** Search parameters for the position in a list, which are not filters. */
const PLACES = ['page', 'cursor', 'size', 'open', 'list']

/**
 * Returns the filters in an address that the list’s API call accepts; drops unknown and invalid
 * ones.
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

/** Returns the page number, from 1. */
export const pageFromAddress = (search: URLSearchParams): number =>
  Math.max(1, Math.trunc(Number(search.get('page'))) || 1)

export type Change = Readonly<Record<string, string | null>>

/**
 * Returns the search parameters with some changes; `null` and `''` remove a parameter. Changed
 * filters reset the page and keep the open row.
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
