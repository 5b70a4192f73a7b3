import type { UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import type { ReplyOf } from '#contract/endpoint.ts'
import type { searchGuestOrders } from '#contract/guest-orders.ts'
import { useText } from '#web/language/use-text.ts'
import { LoadProblem } from '#web/layout/load-problem.tsx'
import type { GuestContact, GuestOrder } from '#web/own-orders/my-orders-queries.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { NextIcon } from '#web/ui/icons.tsx'
import { Pager } from '#web/ui/pager.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'
import { GuestLookupDialog } from './guest-lookup-dialog.tsx'
import { OrderRowFace } from './order-row-face.tsx'

interface GuestLookupResultsProps {
  readonly contact: GuestContact
  readonly orders: UseQueryResult<ReplyOf<typeof searchGuestOrders>>
  readonly page: number
  readonly onPage: (page: number) => void
}

/** Lists the found orders; each opens its details. Source: GST-02. */
export function GuestLookupResults({ contact, orders, page, onPage }: GuestLookupResultsProps) {
  const text = useText().myPage.guest
  const [opened, setOpened] = useState<string | null>(null)
  const found = orders.data?.items ?? []

  return (
    <section aria-label={text.results} className="mt-8 border-t border-ink">
      <p role="status" className="pt-4 text-small text-muted">
        {orders.data && orders.data.total > 0 && text.found(orders.data.total)}
      </p>
      {orders.isPending && <SkeletonRows rows={2} />}
      {orders.isError && (
        <LoadProblem
          error={orders.error}
          busy={orders.isFetching}
          onRetry={() => void orders.refetch()}
        />
      )}
      {orders.data?.total === 0 && <EmptyState title={text.nothing} text={text.nothingText} />}
      <ul>
        {found.map((order) => (
          <li key={order.order_number} className="border-b border-sand">
            <FoundOrder order={order} onOpen={() => setOpened(order.order_number)} />
          </li>
        ))}
      </ul>
      <Pager page={page} pages={orders.data?.total_pages ?? 0} onPage={onPage} />
      <GuestLookupDialog
        contact={contact}
        order={found.find((order) => order.order_number === opened)}
        onClose={() => setOpened(null)}
      />
    </section>
  )
}

interface FoundOrderProps {
  readonly order: GuestOrder
  readonly onOpen: () => void
}

function FoundOrder({ order, onOpen }: FoundOrderProps) {
  return (
    <button
      type="button"
      onClick={onOpen}
      className="group flex w-full items-center gap-4 py-5 text-left hover:bg-fill/60"
    >
      <OrderRowFace order={order} amount={order.final_price} />
      <NextIcon className="size-4 shrink-0 text-muted group-hover:text-clay" />
    </button>
  )
}
