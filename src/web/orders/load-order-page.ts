import type { LoaderFunctionArgs } from 'react-router'
import { consultingTypeField, getProduct } from '#contract/catalog.ts'
import { getSite } from '#contract/content.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import { quoteOrder } from '#contract/orders.ts'
import { listPaymentMethods } from '#contract/payments.ts'
import { describePage } from '#web/layout/describe-page.ts'
import type { PublicHandle } from '#web/layout/public-handle.ts'
import { pageContext } from '#web/page-context.ts'

/** What both order pages show before anything is chosen; `quote` is null when nothing is on sale. */
export async function loadOrderPage({ context, request }: LoaderFunctionArgs) {
  const { call, viewer } = context.get(pageContext)
  const asked = new URL(request.url).searchParams.get('consulting_type')
  const type = consultingTypeField.catch('HAIR_CONSULTING').parse(asked)

  const [product, quote, site, methods, page] = await Promise.all([
    call(getProduct, { params: { consulting_type: type } }),
    call(quoteOrder, { body: { consulting_type: type } }).catch(() => null),
    call(getSite, {}),
    call(listPaymentMethods, {}),
    describePage(context, (_search, { ordering }) => ({
      title: ordering.pageTitle,
      description: ordering.description,
    })),
  ])
  const { refund_rules, points_rules, survey_deadline_days, payment_deadline_days } = site
  return {
    product,
    quote,
    site: { refund_rules, points_rules, survey_deadline_days, payment_deadline_days },
    methods: firstOfEach(methods.items),
    viewer,
    page,
  }
}

/** A company's own window offers all of its methods, so one stands for them. */
const firstOfEach = (items: ReplyOf<typeof listPaymentMethods>['items']): string[] =>
  items
    .filter(({ provider }, at) => items.findIndex((it) => it.provider === provider) === at)
    .map(({ method }) => method)

export type OrderPageData = Awaited<ReturnType<typeof loadOrderPage>>

/** Where a visitor orders, a guest's own address of it included. */
export const orderPlace = {
  query: (asked: URLSearchParams) => {
    const type = consultingTypeField.safeParse(asked.get('consulting_type'))
    return { consulting_type: type.data }
  },
  sameAs: '/user/consulting/consulting-order',
} satisfies PublicHandle['public']
