import type { OrderListItem } from '#web/orders/my-orders-queries.ts'
import { promisedBy } from '#web/orders/sheet-promise.tsx'

/** An order that is not over: one whose sheet has a promised day, or one that asks for something. */
export interface OpenOrder {
  readonly number: string
  readonly isPaid: boolean
  readonly sheet: { readonly order: OrderListItem; readonly due: string } | null
}

/**
 * The open orders of a member in the order in which they stand on my page: the one just placed, sheets by
 * their promised day, then what is still to be paid or answered, newest first.
 */
export function openOrders(
  orders: readonly OrderListItem[],
  justPlaced: string | null,
): readonly OpenOrder[] {
  const others = orders.filter(({ order_number }) => order_number !== justPlaced)
  const sheets = others.flatMap((order) => {
    const due = promisedBy(order)
    return due ? [{ number: order.order_number, isPaid: true, sheet: { order, due } }] : []
  })
  const steps = others.filter(waitsForCustomer).map(({ order_number, status }) => ({
    number: order_number,
    isPaid: status === 'PAYMENT_COMPLETED',
    sheet: null,
  }))
  return [
    ...(justPlaced ? [{ number: justPlaced, isPaid: false, sheet: null }] : []),
    ...sheets.sort((a, b) => a.sheet.due.localeCompare(b.sheet.due)),
    ...steps,
  ]
}

const waitsForCustomer = ({ status, has_survey_submitted }: OrderListItem) =>
  status === 'PAYMENT_PENDING' || (status === 'PAYMENT_COMPLETED' && !has_survey_submitted)
