import type { LoaderFunctionArgs } from 'react-router'
import { consultingTypeField, getProduct } from '#contract/catalog.ts'
import { getSite } from '#contract/content.ts'
import { quoteOrder } from '#contract/orders.ts'
import { listPaymentMethods } from '#contract/payments.ts'
import { loadMessages } from '#texts/messages.ts'
import { pageContext } from '#web/page-context.ts'

/** What both order pages show before anything is chosen; `quote` is null when nothing is on sale. */
export async function loadOrderPage({ context, request }: LoaderFunctionArgs) {
  const { call, language, viewer } = context.get(pageContext)
  const asked = new URL(request.url).searchParams.get('consulting_type')
  const type = consultingTypeField.catch('HAIR_CONSULTING').parse(asked)

  const [product, quote, site, methods, { ordering }] = await Promise.all([
    call(getProduct, { params: { consulting_type: type } }),
    call(quoteOrder, { body: { consulting_type: type } }).catch(() => null),
    call(getSite, {}),
    call(listPaymentMethods, {}),
    loadMessages(language),
  ])
  const { refund_rules, points_rules, survey_deadline_days, payment_deadline_days } = site
  return {
    product,
    quote,
    site: { refund_rules, points_rules, survey_deadline_days, payment_deadline_days },
    methods: methods.items.map(({ method }) => method),
    viewer,
    title: ordering.pageTitle,
    description: ordering.description,
  }
}

export type OrderPageData = Awaited<ReturnType<typeof loadOrderPage>>

export const orderPageMeta = ({ loaderData }: { readonly loaderData?: OrderPageData }) =>
  loaderData
    ? [{ title: loaderData.title }, { name: 'description', content: loaderData.description }]
    : []
