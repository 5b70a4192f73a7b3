import type { AdminOrderRow } from '#contract/admin-orders.ts'

interface ShownMoney {
  readonly kind: 'REFUND' | 'DUE' | 'PRICE'
  /** In won. */
  readonly amount: number
}

export type RowWithMoney = Pick<
  AdminOrderRow,
  'waiting_for' | 'refund' | 'amount_due' | 'total_price'
>

/**
 * Returns the amount to show for an order: the refund to send including interest, the amount due if
 * it differs from the price, else the price.
 */
export function moneyToShow({
  waiting_for: wait,
  refund,
  amount_due: due,
  ...row
}: RowWithMoney): ShownMoney {
  if (wait === 'REFUND' && refund) {
    return { kind: 'REFUND', amount: refund.amount + refund.interest }
  }
  // An unpaid order shows its price.
  const isOwnPrice = due === row.total_price && (wait === 'DEPOSIT' || wait === 'PAYMENT')
  if (due > 0 && !isOwnPrice) return { kind: 'DUE', amount: due }
  return { kind: 'PRICE', amount: row.total_price }
}
