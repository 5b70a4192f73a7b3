import { useQuery } from '@tanstack/react-query'
import { type LoaderFunctionArgs, useParams, useSearchParams } from 'react-router'
import { AccessPage } from '#web/accounts/access-page.tsx'
import { useSession } from '#web/api/session.ts'
import { useText } from '#web/language/use-text.ts'
import { loadTitle } from '#web/layout/page-title.ts'
import { provenOrder } from '#web/own-orders/my-orders-queries.ts'
import { BackLink } from '#web/ui/back-link.tsx'
import { OrderFailed } from './order-missing.tsx'
import { OrderView } from './order-view.tsx'

export { titleMeta as meta } from '#web/layout/page-title.ts'

export const loader = ({ context }: LoaderFunctionArgs) =>
  loadTitle(context, ({ myPage }) => myPage.detail.title)

const LOOKUP = '/user/mypage'

/** Shows a guest's order by the link of its mails; stores the link's token on the device. */
export default function GuestOrderDetailPage() {
  const text = useText().myPage
  const orderNumber = (useParams().orderNumber ?? '').trim().toUpperCase()
  const [search] = useSearchParams()
  const reader = String(useSession()?.user.id ?? 'visitor')
  const found = useQuery(provenOrder(orderNumber, search.get('token'), reader))
  const above = <BackLink to={LOOKUP}>{text.guest.lookup}</BackLink>

  if (found.data === null) {
    return (
      <AccessPage
        title={text.detail.title}
        above={above}
        guest={{ orderNumber }}
        problem={search.has('token') && text.detail.notFound}
      />
    )
  }
  if (found.isError && !found.data) {
    return (
      <OrderFailed
        error={found.error}
        above={above}
        onRetry={() => void found.refetch()}
        busy={found.isFetching}
      />
    )
  }
  const proof = { orderNumber, guestToken: found.data?.token }
  return <OrderView order={found.data?.order} proof={proof} above={above} />
}
