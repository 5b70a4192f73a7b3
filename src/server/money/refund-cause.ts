import { type Won, won } from '#domain/money/won.ts'
import type { AccountRows } from './store.ts'

/** Why money of an order goes back. */
export interface RefundCause {
  /** `OVERPAID`: more came than was due. */
  readonly because: 'CANCELLED' | 'ALLOWANCE' | 'OVERPAID'
  /** As the customer or the studio wrote it. */
  readonly reason: string | null
  /** What of the price is kept by the rules or by the studio. */
  readonly fee: Won
}

/**
 * Finds why a refund was agreed at that time: the newest cancellation or allowance since the order got
 * money. Money that came after every charge is itself what goes back.
 */
export function refundCauseOf(
  { charges, receipts }: Pick<AccountRows, 'charges' | 'receipts'>,
  agreedAt: Date,
): RefundCause {
  const cameAt = receipts
    .filter(({ reversed_at }) => reversed_at === null)
    .flatMap(({ matched_at: at }) => (at && at <= agreedAt ? [at.getTime()] : []))
  const since = Math.max(0, ...cameAt)
  const recent = charges.filter(({ at }) => at.getTime() >= since && at <= agreedAt)
  const cause = recent.findLast(({ kind }) => kind === 'CANCELLATION' || kind === 'ALLOWANCE')
  if (!cause) return { because: 'OVERPAID', reason: null, fee: won(0) }
  const isCancelled = cause.kind === 'CANCELLATION'
  const kept = isCancelled ? recent.find(({ kind }) => kind === 'FEE_KEPT') : undefined
  return {
    because: isCancelled ? 'CANCELLED' : 'ALLOWANCE',
    reason: cause.reason,
    fee: won(kept?.amount ?? 0),
  }
}
