import { type ConsultingType, consultingTypes } from '#contract/catalog.ts'
import { knownPageIn, pageNumberIn } from '#web/ui/pager-numbers.ts'

/** Tab and page of the product page, as in the address: `?tab=review&page=2`. */
interface ProductPlace {
  /** Name of a tab, or any other text. */
  readonly tab: string | null
  readonly page: number
}

/** Reads tab and page from the address; invalid pages count as the first. */
export const placeIn = (search: URLSearchParams): ProductPlace => ({
  tab: search.get('tab'),
  page: pageNumberIn(search),
})

const listTabs = ['review', 'qna', 'faq']

/**
 * Normalizes tab and page for the page cache: only lists have pages; an unknown tab is the first
 * one.
 */
export function knownPlaceIn(search: URLSearchParams) {
  const tab = listTabs.find((name) => name === search.get('tab'))
  return { ...knownProductIn(search), ...(tab && { tab, ...knownPageIn(search) }) }
}

/** Kind of an address without a product. */
const KIND_OF_SITE = 'HAIR_CONSULTING' satisfies ConsultingType

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** A product by its id, or the first one of a kind. */
export type NamedProduct =
  | { readonly product_id: string }
  | { readonly consulting_type: ConsultingType }

/**
 * Reads the product from the address: `?product_id=…`, `?consulting_type=…`, or by default the hair
 * consulting.
 */
export function productIn(search: URLSearchParams): NamedProduct {
  const id = search.get('product_id')?.toLowerCase() ?? ''
  if (UUID.test(id)) return { product_id: id }
  const requestedKind = search.get('consulting_type')
  return { consulting_type: consultingTypes.find((kind) => kind === requestedKind) ?? KIND_OF_SITE }
}

/** Normalizes the product for the page cache: the hair consulting needs no parameter. */
export function knownProductIn(search: URLSearchParams) {
  const named = productIn(search)
  return 'consulting_type' in named && named.consulting_type === KIND_OF_SITE ? {} : named
}

/** Returns the query of a product by its id. */
export const queryOfProduct = ({ product_id }: { readonly product_id: string }) =>
  `?product_id=${product_id}`

/** Returns the query of the first product of a kind. */
export const queryOfKind = (kind: ConsultingType) =>
  kind === KIND_OF_SITE ? '' : `?consulting_type=${kind}`

/** Page of all kinds. */
export const CONSULTING_PAGE = '/user/consulting'

export const PRODUCT_PAGE = '/user/consulting/dashboard/original'

/** Returns a product's page. */
export const productAddress = (product: { readonly product_id: string }) =>
  PRODUCT_PAGE + queryOfProduct(product)

/** Returns the address of a tab and page of a product; the first ones need no parameters. */
export function addressOfPlace(query: string, tab: string | null, page = 1): string {
  const search = new URLSearchParams(query)
  if (tab) search.set('tab', tab)
  if (page > 1) search.set('page', String(page))
  return `?${search}`
}
