import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type AdminOrderRow, listOrders } from '#contract/admin-orders.ts'
import type { ReceiptCandidate } from '#contract/receipts.ts'
import { call } from '#web/api/client.ts'
import { SkeletonRows } from '#web/ui/skeleton.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import { LoadProblem } from '../frame/load-problem.tsx'
import { SearchField } from '../list/search-field.tsx'
import { type CandidateChoice, CandidateOption } from './candidate-option.tsx'

const SHOWN = 8
const PHONE_ENDING_DIGITS = 4

/** Finds any other order by name, four phone digits, order number or email. */
export function OtherOrders(choice: CandidateChoice) {
  const labels = useAdminText().money.receipts
  const [q, setQ] = useState('')
  const ordersQuery = useQuery({
    queryKey: ['admin', 'orders', 'for-receipt', q],
    queryFn: ({ signal }) => call(listOrders, { query: { q, size: SHOWN } }, { signal }),
    enabled: q !== '',
  })
  const orders =
    ordersQuery.data?.items.flatMap((order) =>
      'total_price' in order ? [toCandidate(order)] : [],
    ) ?? []

  return (
    <div className="px-3 py-2">
      <SearchField label={labels.otherSearch} value={q} onSearch={setQ} />
      <div role="status" className="sr-only">
        {ordersQuery.data && labels.otherFound(orders.length)}
      </div>
      {q !== '' && ordersQuery.isPending && <SkeletonRows rows={2} />}
      {ordersQuery.isError && <LoadProblem query={ordersQuery} />}
      {ordersQuery.data && orders.length === 0 && (
        <p className="pt-2 text-small text-muted">{labels.otherNone}</p>
      )}
      {orders.map((order) => (
        <CandidateOption key={order.order_number} order={order} {...choice} />
      ))}
      {(ordersQuery.data?.total ?? 0) > orders.length && orders.length > 0 && (
        <p className="pt-2 text-tiny text-muted">{labels.otherMore}</p>
      )}
    </div>
  )
}

const toCandidate = (order: AdminOrderRow): ReceiptCandidate => ({
  order_number: order.order_number,
  customer_name: order.customer_name,
  depositor_name: order.depositor_name,
  phone_ending: order.customer_phone.slice(-PHONE_ENDING_DIGITS),
  product_name: order.product_name,
  ordered_at: order.created_at,
  amount_due: order.amount_due,
  status: order.status,
})
