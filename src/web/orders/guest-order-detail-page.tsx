import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { type LoaderFunctionArgs, useParams, useSearchParams } from 'react-router'
import { useText } from '#web/language/use-text.ts'
import { loadTitle } from '#web/layout/page-title.ts'
import { BackLink } from '#web/ui/back-link.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { guestTokenOf, keepGuestToken } from './guest-tokens.ts'
import { isNotShown } from './is-not-shown.ts'
import { wholeOrder } from './my-orders-queries.ts'
import { OrderFailed, OrderMissing } from './order-missing.tsx'
import { OrderView } from './order-view.tsx'

export { titleMeta as meta } from '#web/layout/page-title.ts'

export const loader = ({ context }: LoaderFunctionArgs) =>
  loadTitle(context, ({ myPage }) => myPage.detail.title)

const LOOKUP = '/user/mypage'

/** A guest's order by the link of its mails, whose token is kept on the device. */
export default function GuestOrderDetailPage() {
  const text = useText().myPage
  const orderNumber = (useParams().orderNumber ?? '').trim().toUpperCase()
  const token = useToken(orderNumber)
  const query = wholeOrder({ orderNumber, guestToken: token })
  const order = useQuery({ ...query, enabled: Boolean(token) })
  const above = <BackLink to={LOOKUP}>{text.guest.lookup}</BackLink>
  const refused = isNotShown(order.error)

  useEffect(() => {
    if (refused) keepGuestToken(orderNumber, null)
    else if (order.data && token) keepGuestToken(orderNumber, token)
  }, [refused, order.data, orderNumber, token])

  if (token === null || refused) {
    return (
      <OrderMissing
        title={text.detail.notFound}
        help={text.guest.tokenMissing}
        above={above}
        action={<ButtonLink to={LOOKUP}>{text.guest.toLookup}</ButtonLink>}
      />
    )
  }
  if (order.isError && !order.data) {
    return (
      <OrderFailed
        error={order.error}
        above={above}
        onRetry={() => void order.refetch()}
        busy={order.isFetching}
      />
    )
  }
  return <OrderView order={order.data} proof={{ orderNumber, guestToken: token }} above={above} />
}

/** From the address, else from this device; undefined until the browser has said. */
function useToken(orderNumber: string): string | null | undefined {
  const [search] = useSearchParams()
  const given = search.get('token')
  const [kept, setKept] = useState<string | null>()

  useEffect(() => setKept(guestTokenOf(orderNumber)), [orderNumber])
  return given || kept
}
