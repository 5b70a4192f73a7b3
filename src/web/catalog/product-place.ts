import type { ConsultingType } from '#contract/catalog.ts'
import { knownPageIn, pageNumberIn } from '#web/ui/pager-numbers.ts'

/** Where on the product page one is, as the address says it: `?tab=review&page=2`. */
export interface ProductPlace {
  /** A name of a tab, or nothing known. */
  readonly tab: string | null
  readonly page: number
}

/** Whatever stands there: a page that is none is the first. */
export const placeIn = (search: URLSearchParams): ProductPlace => ({
  tab: search.get('tab'),
  page: pageNumberIn(search),
})

const listTabs = ['review', 'qna', 'faq']

/** The place for a cached address: only lists have pages, and a tab that is none is the first. */
export function knownPlaceIn(search: URLSearchParams) {
  const tab = listTabs.find((name) => name === search.get('tab'))
  return tab ? { tab, ...knownPageIn(search) } : {}
}

/** The address of a tab and page; the first page and the first tab need no words. */
export const addressOfPlace = (tab: string | null, page = 1): string => {
  const search = new URLSearchParams()
  if (tab) search.set('tab', tab)
  if (page > 1) search.set('page', String(page))
  return `?${search}`
}

/** The consulting that the product page shows. */
export const PRODUCT_OF_PAGE = 'HAIR_CONSULTING' satisfies ConsultingType

/** Where a product is shown, or null for one without a page. */
export const productAddress = (type: ConsultingType): string | null =>
  type === PRODUCT_OF_PAGE ? '/user/consulting/dashboard/original' : null
