import type { AdminOrderRow } from '#contract/admin-orders.ts'

interface ShownMoney {
  readonly kind: 'REFUND' | 'DUE' | 'PRICE'
  /** Won. */
  readonly amount: number
}

type Row = Pick<AdminOrderRow, 'waiting_for' | 'refund' | 'amount_due' | 'total_price'>

/**
 * The amount that a row of the orders is about: what is to be sent, interest included; what is due
 * where that is not the price; else the price.
 */
export function moneyToShow({
  waiting_for: wait,
  refund,
  amount_due: due,
  ...row
}: Row): ShownMoney {
  if (wait === 'REFUND' && refund) {
    return { kind: 'REFUND', amount: refund.amount + refund.interest }
  }
  // An order that nobody has paid is about its price.
  const isOwnPrice = due === row.total_price && (wait === 'DEPOSIT' || wait === 'PAYMENT')
  if (due > 0 && !isOwnPrice) return { kind: 'DUE', amount: due }
  return { kind: 'PRICE', amount: row.total_price }
}
