import { promisedBy } from '#web/orders/report-promise.tsx'
import type { OrderListItem } from '#web/own-orders/my-orders-queries.ts'

/** An order that is not finished: its sheet has a due day, or it requires an action. */
interface OpenOrder {
  readonly number: string
  readonly isPaid: boolean
  readonly report: { readonly order: OrderListItem; readonly due: string } | null
}

/**
 * Returns a member's open orders in display order: the one just placed, sheets by due day,
 * then those to pay or answer, newest first.
 */
export function openOrders(
  orders: readonly OrderListItem[],
  justPlaced: string | null,
): readonly OpenOrder[] {
  const others = orders.filter(({ order_number }) => order_number !== justPlaced)
  const reports = others.flatMap((order) => {
    const due = promisedBy(order)
    return due ? [{ number: order.order_number, isPaid: true, report: { order, due } }] : []
  })
  const steps = others.filter(waitsForCustomer).map(({ order_number, status }) => ({
    number: order_number,
    isPaid: status !== 'PAYMENT_PENDING',
    report: null,
  }))
  return [
    ...(justPlaced ? [{ number: justPlaced, isPaid: false, report: null }] : []),
    ...reports.sort((a, b) => a.report.due.localeCompare(b.report.due)),
    ...steps,
  ]
}

const waitsForCustomer = ({ status, has_survey_submitted, is_due_paused }: OrderListItem) =>
  is_due_paused ||
  status === 'PAYMENT_PENDING' ||
  (status === 'PAYMENT_COMPLETED' && !has_survey_submitted)
