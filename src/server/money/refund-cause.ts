import { type Won, won } from '#domain/money/won.ts'
import type { AccountRows } from './store.ts'

/** Why money of an order is refunded. */
interface RefundCause {
  /** `OVERPAID`: more was received than was due. */
  readonly because: 'CANCELLED' | 'ALLOWANCE' | 'OVERPAID'
  /** As the customer or the studio wrote it. */
  readonly reason: string | null
  /** Part of the price that is retained by the rules or by the studio, in won. */
  readonly fee: Won
}

/**
 * Finds why a refund was agreed at `agreedAt`: the newest cancellation or allowance since the last
 * payment. Money that arrived after every charge was overpaid.
 */
export function refundCauseOf(
  { charges, receipts }: Pick<AccountRows, 'charges' | 'receipts'>,
  agreedAt: Date,
): RefundCause {
  const receivedTimes = receipts
    .filter(({ reversed_at }) => reversed_at === null)
    .flatMap(({ matched_at: at }) => (at && at <= agreedAt ? [at.getTime()] : []))
  const since = Math.max(0, ...receivedTimes)
  const recent = charges.filter(({ at }) => at.getTime() >= since && at <= agreedAt)
  const cause = recent.findLast(({ kind }) => kind === 'CANCELLATION' || kind === 'ALLOWANCE')
  if (!cause) return { because: 'OVERPAID', reason: null, fee: won(0) }
  const isCancelled = cause.kind === 'CANCELLATION'
  const fee = isCancelled ? recent.find(({ kind }) => kind === 'FEE_KEPT') : undefined
  return {
    because: isCancelled ? 'CANCELLED' : 'ALLOWANCE',
    reason: cause.reason,
    fee: won(fee?.amount ?? 0),
  }
}
