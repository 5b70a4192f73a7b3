import { useQuery } from '@tanstack/react-query'
import { type LoaderFunctionArgs, useSearchParams } from 'react-router'
import { useText } from '#web/language/use-text.ts'
import { loadTitle } from '#web/layout/page-title.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Page } from '#web/ui/page.tsx'
import { Pager } from '#web/ui/pager.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'
import { LoadProblem } from './load-problem.tsx'
import { myOrders } from './my-orders-queries.ts'
import { ordersAddress } from './order-addresses.ts'
import { OrderRows } from './order-rows.tsx'
import { useSessionNeeded } from './use-session-needed.ts'

export { titleMeta as meta } from '#web/layout/page-title.ts'

export const loader = ({ context }: LoaderFunctionArgs) =>
  loadTitle(context, ({ myPage }) => myPage.orders.title)

/** The member's reservations, newest first. Source: ORD-14. */
export default function MyOrdersPage() {
  const text = useText().myPage.orders

  return (
    <Page title={text.title} intro={text.intro} width="column">
      <MyOrders />
    </Page>
  )
}

function MyOrders() {
  const text = useText().myPage.orders
  const [search] = useSearchParams()
  const page = Math.max(1, Math.trunc(Number(search.get('page'))) || 1)
  const session = useSessionNeeded()
  const query = myOrders(page)
  const orders = useQuery({ ...query, enabled: session !== null })

  if (orders.isPending) return <SkeletonRows rows={4} />
  if (orders.isError && !orders.data) {
    return (
      <LoadProblem
        error={orders.error}
        busy={orders.isFetching}
        onRetry={() => void orders.refetch()}
      />
    )
  }
  if (orders.data.total === 0) {
    return (
      <EmptyState
        title={text.empty}
        text={text.emptyText}
        action={<ButtonLink to="/user/consulting/consulting-order">{text.order}</ButtonLink>}
      />
    )
  }
  return (
    <>
      <OrderRows orders={orders.data.items} />
      <Pager
        page={page}
        pages={orders.data.total_pages}
        hrefOf={(to) => `${ordersAddress}?page=${to}`}
      />
    </>
  )
}
