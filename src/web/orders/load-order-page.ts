import type { LoaderFunctionArgs } from 'react-router'
import { getSite } from '#contract/content.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import { quoteOrder } from '#contract/orders.ts'
import { listPaymentMethods } from '#contract/payments.ts'
import { loadProduct } from '#web/catalog/load-product.ts'
import { knownProductIn, productIn } from '#web/catalog/product-place.ts'
import { describePage } from '#web/layout/describe-page.ts'
import type { PublicHandle } from '#web/layout/public-handle.ts'
import { pageContext } from '#web/page-context.ts'
import { ORDER_PAGE } from './order-addresses.ts'

/** Loads the initial data of both order pages; `quote` is null if nothing is on sale. */
export async function loadOrderPage({ context, request }: LoaderFunctionArgs) {
  const { call, viewer } = context.get(pageContext)
  const namedProduct = productIn(new URL(request.url).searchParams)
  const [{ product, query }, quote, site, methods] = await Promise.all([
    loadProduct(call, namedProduct),
    call(quoteOrder, { body: namedProduct }).catch(() => null),
    call(getSite, {}),
    call(listPaymentMethods, {}),
  ])
  const page = await describePage(context, (_search, { ordering }) => ({
    title: ordering.pageTitle,
    description: ordering.description,
    address: ORDER_PAGE + query,
  }))
  const { refund_rules, points_rules, survey_deadline_days, payment_deadline_days } = site
  return {
    product,
    query,
    quote,
    site: { refund_rules, points_rules, survey_deadline_days, payment_deadline_days },
    methods: firstOfEach(methods.items),
    viewer,
    page,
  }
}

/** A provider's own window offers all of its methods, so one stands for them. */
const firstOfEach = (items: ReplyOf<typeof listPaymentMethods>['items']): string[] =>
  items
    .filter(({ provider }, at) => items.findIndex((it) => it.provider === provider) === at)
    .map(({ method }) => method)

export type OrderPageData = Awaited<ReturnType<typeof loadOrderPage>>

/** Paths of the order page for members and guests. */
export const orderPlace = {
  query: knownProductIn,
  sameAs: ORDER_PAGE,
} satisfies PublicHandle['public']
