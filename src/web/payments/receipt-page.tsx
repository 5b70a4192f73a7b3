import { useQuery } from '@tanstack/react-query'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { getSite } from '#contract/content.ts'
import { receiptTexts } from '#texts/receipts.ts'
import { useLanguage, useText } from '#web/language/use-text.ts'
import type { FrameHandle } from '#web/layout/frame.tsx'
import { loadTitle } from '#web/layout/page-title.ts'
import { isNotShown } from '#web/orders/is-not-shown.ts'
import { wholeOrder } from '#web/orders/my-orders-queries.ts'
import { hasReceipt, wholeOrderAddress } from '#web/orders/order-addresses.ts'
import { OrderFailed, OrderMissing } from '#web/orders/order-missing.tsx'
import { pageContext } from '#web/page-context.ts'
import { BackLink } from '#web/ui/back-link.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Page } from '#web/ui/page.tsx'
import { Loading, SkeletonText } from '#web/ui/skeleton.tsx'
import { useAskedOrder } from './asked-order.ts'
import { Receipt } from './receipt.tsx'

export { titleMeta as meta } from '#web/layout/page-title.ts'

export const handle: FrameHandle = { frame: 'bare' }

export async function loader({ context }: LoaderFunctionArgs) {
  const { call, language } = context.get(pageContext)
  const title = await loadTitle(context, () => receiptTexts[language].title)
  return { ...title, company: (await call(getSite, {})).company }
}

/** What was paid for an order, to be printed. A guest's address carries the token. */
export default function ReceiptPage() {
  const { company } = useLoaderData<typeof loader>()
  const text = receiptTexts[useLanguage()]
  const proof = useAskedOrder()
  const query = wholeOrder(proof ?? { orderNumber: '' })
  const order = useQuery({ ...query, enabled: Boolean(proof?.orderNumber) })
  const { detail, guest } = useText().myPage
  const above = proof?.orderNumber ? (
    <span data-print="none">
      <BackLink to={wholeOrderAddress(proof.orderNumber, proof.guestToken)}>
        {detail.title}
      </BackLink>
    </span>
  ) : undefined

  if (proof?.orderNumber === '' || isNotShown(order.error)) {
    return (
      <OrderMissing
        heading={text.title}
        title={detail.notFound}
        help={guest.tokenMissing}
        action={<ButtonLink to="/user/mypage">{guest.toLookup}</ButtonLink>}
      />
    )
  }
  if (order.isError && !order.data) {
    return (
      <OrderFailed
        heading={text.title}
        above={above}
        error={order.error}
        onRetry={() => void order.refetch()}
        busy={order.isFetching}
      />
    )
  }
  if (order.data && !hasReceipt(order.data.payment)) {
    return (
      <OrderMissing
        heading={text.title}
        above={above}
        title={text.missing}
        help={text.missingText}
      />
    )
  }
  return (
    <Page title={text.title} above={above} width="column">
      <div className="pt-5">
        {order.data ? (
          <Receipt order={order.data} company={company} />
        ) : (
          <Loading>
            <SkeletonText lines={8} />
          </Loading>
        )}
      </div>
    </Page>
  )
}
