import type { Won } from '#domain/money/won.ts'

/** What a payment company says it gave back. */
export interface GoneBack {
  readonly amount: Won
  readonly transactionKey: string
  readonly at: Date
}

/** A refund of ours that left through the company, or is on its way; its key where that is known. */
interface Booked {
  readonly amount: number
  readonly transactionKey: string | null
}

/**
 * What went back at the company and is no refund of ours. One of ours bears the company's key, and
 * several may bear one; one whose key is not known, since it is on its way, or stands for less than it
 * is, is taken for the first of its amount, so that nothing is ever booked twice. Source: docs/rules.md
 * PC-10.
 */
export function unbookedRefunds(
  gone: readonly GoneBack[],
  booked: readonly Booked[],
): readonly GoneBack[] {
  const bearing = (key: string) => booked.filter(({ transactionKey }) => transactionKey === key)
  const isCovered = ({ transactionKey, amount }: GoneBack) => {
    const ours = bearing(transactionKey)
    return ours.length > 0 && ours.reduce((sum, it) => sum + it.amount, 0) <= amount
  }
  const covered = new Set(gone.filter(isCovered).map(({ transactionKey }) => transactionKey))
  const left = gone.filter(({ transactionKey }) => !covered.has(transactionKey))
  for (const { amount, transactionKey } of booked) {
    if (transactionKey !== null && covered.has(transactionKey)) continue
    const its = left.findIndex((it) => it.amount === amount)
    if (its >= 0) left.splice(its, 1)
  }
  return left
}
