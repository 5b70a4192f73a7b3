import { type ConsultingType, consultingTypes } from '#contract/catalog.ts'
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
  return { ...knownProductIn(search), ...(tab && { tab, ...knownPageIn(search) }) }
}

/** The kind of consulting that an address without a product means. */
const KIND_OF_SITE = 'HAIR_CONSULTING' satisfies ConsultingType

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** A product by its id, or the first one of a kind. */
export type NamedProduct =
  | { readonly product_id: string }
  | { readonly consulting_type: ConsultingType }

/** The product that an address names: `?product_id=…`, `?consulting_type=…`, or the hair consulting. */
export function productIn(search: URLSearchParams): NamedProduct {
  const id = search.get('product_id')?.toLowerCase() ?? ''
  if (UUID.test(id)) return { product_id: id }
  const asked = search.get('consulting_type')
  return { consulting_type: consultingTypes.find((kind) => kind === asked) ?? KIND_OF_SITE }
}

/** The product for a cached address: the hair consulting needs no words. */
export function knownProductIn(search: URLSearchParams) {
  const named = productIn(search)
  return 'consulting_type' in named && named.consulting_type === KIND_OF_SITE ? {} : named
}

/** The query of a product by its id. */
export const queryOfProduct = ({ product_id }: { readonly product_id: string }) =>
  `?product_id=${product_id}`

/** The query of the first product of a kind. */
export const queryOfKind = (kind: ConsultingType) =>
  kind === KIND_OF_SITE ? '' : `?consulting_type=${kind}`

/** What the studio offers, of every kind. */
export const CONSULTING_PAGE = '/user/consulting'

export const PRODUCT_PAGE = '/user/consulting/dashboard/original'

/** Where a product is shown. */
export const productAddress = (product: { readonly product_id: string }) =>
  PRODUCT_PAGE + queryOfProduct(product)

/** The address of a tab and page of a product, by its query; the first of both need no words. */
export function addressOfPlace(query: string, tab: string | null, page = 1): string {
  const search = new URLSearchParams(query)
  if (tab) search.set('tab', tab)
  if (page > 1) search.set('page', String(page))
  return `?${search}`
}
