import { PAGER_BUTTONS } from '#domain/limits/limits.ts'

/** The numbers in sight: five of them with the current one in the middle where there is room. */
export function numbersAround(page: number, pages: number): number[] {
  const count = Math.min(PAGER_BUTTONS, pages)
  const first = Math.max(1, Math.min(page - Math.floor(PAGER_BUTTONS / 2), pages - count + 1))
  return Array.from({ length: count }, (_, at) => first + at)
}

export const FIRST_PAGE = 1
const MOST_PAGES = 1_000_000

/** The page that an address names by `?page=2`; whatever else stands there is the first. */
export function pageNumberIn(search: URLSearchParams): number {
  const page = Number(search.get('page') ?? FIRST_PAGE)
  return Number.isInteger(page) && page >= FIRST_PAGE && page <= MOST_PAGES ? page : FIRST_PAGE
}

/** The page for a cached address: the first has no word. */
export function knownPageIn(search: URLSearchParams): { readonly page?: number } {
  const page = pageNumberIn(search)
  return page > FIRST_PAGE ? { page } : {}
}

/** The address of a page of the screen that one is on. The first needs no words. */
export const addressOfPage = (page: number): string => (page > FIRST_PAGE ? `?page=${page}` : '?')
