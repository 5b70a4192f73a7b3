import { useQuery } from '@tanstack/react-query'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { getSite } from '#contract/content.ts'
import { receiptTexts } from '#texts/receipts.ts'
import { AccessPage } from '#web/accounts/access-page.tsx'
import { useSession } from '#web/api/session.ts'
import { usePageTexts } from '#web/language/use-page-texts.ts'
import { useText } from '#web/language/use-text.ts'
import type { FrameHandle } from '#web/layout/frame.tsx'
import { loadTitle } from '#web/layout/page-title.ts'
import { wholeOrderAddress } from '#web/orders/order-addresses.ts'
import { OrderFailed, OrderMissing } from '#web/orders/order-missing.tsx'
import { hasReceipt } from '#web/orders/payment-state.ts'
import { provenOrder } from '#web/own-orders/my-orders-queries.ts'
import { pageContext } from '#web/page-context.ts'
import { BackLink } from '#web/ui/back-link.tsx'
import { Page } from '#web/ui/page.tsx'
import { Loading, SkeletonText } from '#web/ui/skeleton.tsx'
import { useOrderInAddress } from './order-in-address.ts'
import { Receipt } from './receipt.tsx'

export { titleMeta as meta } from '#web/layout/page-title.ts'

export const handle: FrameHandle = { frame: 'bare' }

export async function loader({ context }: LoaderFunctionArgs) {
  const { call, language } = context.get(pageContext)
  const title = await loadTitle(context, () => receiptTexts[language].title)
  return { ...title, company: (await call(getSite, {})).company }
}

/** Printable receipt of an order. A guest's address contains the token. */
export default function ReceiptPage() {
  const { company } = useLoaderData<typeof loader>()
  const text = usePageTexts(receiptTexts)
  const { detail } = useText().myPage
  const { orderNumber, token } = useOrderInAddress()
  const reader = String(useSession()?.user.id ?? 'visitor')
  const found = useQuery(provenOrder(orderNumber, token, reader))
  const order = found.data?.order
  const above = order && (
    <span data-print="none">
      <BackLink to={wholeOrderAddress(orderNumber, found.data?.token)}>{detail.title}</BackLink>
    </span>
  )

  if (found.data === null) {
    return <AccessPage title={text.title} guest={{ orderNumber: orderNumber || null }} />
  }
  if (found.isError && !found.data) {
    return (
      <OrderFailed
        heading={text.title}
        above={above}
        error={found.error}
        onRetry={() => void found.refetch()}
        busy={found.isFetching}
      />
    )
  }
  if (order && !hasReceipt(order.payment)) {
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
        {order ? (
          <Receipt order={order} company={company} />
        ) : (
          <Loading>
            <SkeletonText lines={8} />
          </Loading>
        )}
      </div>
    </Page>
  )
}
