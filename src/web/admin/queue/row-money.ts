import type { AdminOrderRow } from '#contract/admin-orders.ts'

interface ShownMoney {
  readonly kind: 'REFUND' | 'MISSING' | 'PRICE'
  /** Won. */
  readonly amount: number
}

type Row = Pick<AdminOrderRow, 'waiting_for' | 'refund' | 'missing_amount' | 'total_price'>

/**
 * The amount that a row of the orders is about: what is to be sent back, interest included; what is
 * missing of a price that came in part or was taken back; else the price.
 */
export function moneyOf({
  waiting_for: wait,
  refund,
  missing_amount: missing,
  ...row
}: Row): ShownMoney {
  const isAboutRefund = wait === 'REFUND' || (wait === 'MONEY' && missing === 0)
  if (isAboutRefund && refund) return { kind: 'REFUND', amount: refund.amount + refund.interest }
  const isInPart = missing > 0 && missing < row.total_price
  if (isInPart || (wait === 'MONEY' && missing > 0)) return { kind: 'MISSING', amount: missing }
  return { kind: 'PRICE', amount: row.total_price }
}
