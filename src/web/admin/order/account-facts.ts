import type { AdminOrder } from '#contract/admin-orders.ts'

type Account = AdminOrder['account']

/** An event of an order’s account with its time. */
export type AccountFact =
  | { readonly kind: 'CHARGE'; readonly at: string; readonly charge: Account['charges'][number] }
  | { readonly kind: 'RECEIPT'; readonly at: string; readonly receipt: Account['receipts'][number] }
  | { readonly kind: 'REFUND'; readonly at: string; readonly refund: Account['refunds'][number] }

/** Merges charges, receipts and refunds, oldest first. */
export function accountFacts({ charges, receipts, refunds }: Account): AccountFact[] {
  const facts: AccountFact[] = [
    ...charges.map((charge) => ({ kind: 'CHARGE', at: charge.at, charge }) as const),
    ...receipts.map((receipt) => ({ kind: 'RECEIPT', at: receipt.received_at, receipt }) as const),
    ...refunds.map((refund) => ({ kind: 'REFUND', at: refund.agreed_at, refund }) as const),
  ]
  return facts.toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at))
}

/** Sums in won: received and not reversed, and refunds sent. */
export function accountSums({ receipts, refunds }: Account) {
  const sumOf = (rows: readonly { readonly amount: number }[]) =>
    rows.reduce((sum, { amount }) => sum + amount, 0)
  return {
    received: sumOf(receipts.filter(({ reversed_at }) => reversed_at === null)),
    sent: sumOf(refunds.filter(({ status }) => status === 'SENT')),
  }
}
