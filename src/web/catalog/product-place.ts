/** Where on the product page one is, as the address says it: `?tab=review&page=2`. */
export interface ProductPlace {
  /** A name of a tab, or nothing known. */
  readonly tab: string | null
  readonly page: number
}

const MOST_PAGES = 1_000_000

/** Whatever stands there: a page that is none is the first. */
export function placeIn(search: URLSearchParams): ProductPlace {
  const page = Number(search.get('page') ?? 1)
  const isPage = Number.isInteger(page) && page >= 1 && page <= MOST_PAGES
  return { tab: search.get('tab'), page: isPage ? page : 1 }
}

/** The address of a tab and page; the first page and the first tab need no words. */
export const addressOfPlace = (tab: string | null, page = 1): string => {
  const search = new URLSearchParams()
  if (tab) search.set('tab', tab)
  if (page > 1) search.set('page', String(page))
  return `?${search}`
}
