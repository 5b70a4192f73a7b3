import { useQuery } from '@tanstack/react-query'
import { useText } from '#web/language/use-text.ts'
import { LoadProblem } from '#web/layout/load-problem.tsx'
import { myOrders } from '#web/own-orders/my-orders-queries.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Pager } from '#web/ui/pager.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'
import { OrderRows } from './order-rows.tsx'

interface MyOrdersProps {
  /** From 1. */
  readonly page: number
  /** Path of the screen that takes `?page=`. */
  readonly address: string
  /** False until it is known whose orders these are. */
  readonly enabled?: boolean
}

/** Lists a member's orders, newest first, ten per page. Source: ORD-14, MYP-01. */
export function MyOrders({ page, address, enabled = true }: MyOrdersProps) {
  const text = useText().myPage.orders
  const orders = useQuery({ ...myOrders(page), enabled })

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
      <Pager page={page} pages={orders.data.total_pages} hrefOf={(to) => `${address}?page=${to}`} />
    </>
  )
}
