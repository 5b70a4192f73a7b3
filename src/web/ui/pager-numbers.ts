import { PAGER_BUTTONS } from '#domain/limits/limits.ts'

/** Returns the shown page numbers: five, with the current one in the middle if possible. */
export function numbersAround(page: number, pages: number): number[] {
  const count = Math.min(PAGER_BUTTONS, pages)
  const first = Math.max(1, Math.min(page - Math.floor(PAGER_BUTTONS / 2), pages - count + 1))
  return Array.from({ length: count }, (_, at) => first + at)
}

export const FIRST_PAGE = 1
const MOST_PAGES = 1_000_000

/** Reads the page number from `?page=2`; invalid values count as the first page. */
export function pageNumberIn(search: URLSearchParams): number {
  const page = Number(search.get('page') ?? FIRST_PAGE)
  return Number.isInteger(page) && page >= FIRST_PAGE && page <= MOST_PAGES ? page : FIRST_PAGE
}

/** Normalizes the page for the page cache: the first page has no parameter. */
export function knownPageIn(search: URLSearchParams): { readonly page?: number } {
  const page = pageNumberIn(search)
  return page > FIRST_PAGE ? { page } : {}
}

/** Returns the address of a page of the current screen. The first needs no parameter. */
export const addressOfPage = (page: number): string => (page > FIRST_PAGE ? `?page=${page}` : '?')
