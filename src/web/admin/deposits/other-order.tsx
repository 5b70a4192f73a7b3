import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type AdminOrderRow, listOrders } from '#contract/admin-orders.ts'
import { call } from '#web/api/client.ts'
import { SkeletonRows } from '#web/ui/skeleton.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import { LoadProblem } from '../frame/load-problem.tsx'
import { SearchField } from '../list/search-field.tsx'
import { Part } from '../order/part.tsx'
import type { BankRowProps } from './bank-row-detail.tsx'
import { CandidateList, type CandidateOrder } from './candidate-list.tsx'

const SHOWN = 8
const PHONE_ENDING_DIGITS = 4

/** Any other order, by name, four digits of the phone, order number or e-mail. */
export function OtherOrder({ row, onDone }: BankRowProps) {
  const words = useAdminText().deposits.detail
  const [q, setQ] = useState('')
  const found = useQuery({
    queryKey: ['admin', 'orders', 'for-deposit', q],
    queryFn: ({ signal }) => call(listOrders, { query: { q, size: SHOWN } }, { signal }),
    enabled: q !== '',
  })
  const orders = found.data?.items.map(toCandidate) ?? []

  return (
    <Part title={words.other}>
      <SearchField label={words.otherSearch} value={q} onSearch={setQ} />
      <div role="status" className="sr-only">
        {found.data && words.otherFound(orders.length)}
      </div>
      {q !== '' && found.isPending && <SkeletonRows rows={2} />}
      {found.isError && <LoadProblem of={found} />}
      {found.data && orders.length === 0 && (
        <p className="pt-2 text-small text-muted">{words.otherNone}</p>
      )}
      {orders.length > 0 && <CandidateList row={row} orders={orders} onDone={onDone} />}
      {(found.data?.total ?? 0) > orders.length && orders.length > 0 && (
        <p className="pt-2 text-tiny text-muted">{words.otherMore}</p>
      )}
    </Part>
  )
}

const toCandidate = (order: AdminOrderRow): CandidateOrder => ({
  order_number: order.order_number,
  customer_name: order.customer_name,
  depositor_name: order.depositor_name,
  phone_ending: order.customer_phone.slice(-PHONE_ENDING_DIGITS),
  product_name: order.product_name,
  ordered_at: order.created_at,
  missing_amount: order.missing_amount,
  is_debt: false,
  status: order.status,
})
