import type { Won } from '#domain/money/won.ts'
import { bearsMark } from './refund-mark.ts'

/** What a payment company says it gave back. */
export interface GoneBack {
  readonly amount: Won
  readonly transactionKey: string
  readonly at: Date
  /** As it was told it; null where it does not say. */
  readonly reason: string | null
}

/** A refund of ours that left through the company, or is on its way; its key where that is known. */
interface Booked {
  readonly amount: number
  readonly transactionKey: string | null
  readonly mark: string
}

/**
 * What went back at the company and is no refund of ours. One of ours bears the company's key, and
 * several may bear one; one whose key is not known, since it is on its way, or stands for less than it
 * is, is known by its mark, else taken for the first of its amount, so that nothing is ever booked
 * twice. Source: docs/rules.md PC-10.
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
  const sought = booked.filter(({ transactionKey: key }) => key === null || !covered.has(key))
  const isTaken = (isIts: (it: GoneBack) => boolean) => {
    const its = left.findIndex(isIts)
    if (its >= 0) left.splice(its, 1)
    return its >= 0
  }
  const unmarked = sought.filter(({ mark }) => !isTaken((it) => bearsMark(it, mark)))
  for (const { amount } of unmarked) isTaken((it) => it.amount === amount)
  return left
}

/** A refund of ours whose end is sought; `sentAt`: when the company was first asked, null: not yet. */
interface Sought extends Omit<Booked, 'transactionKey'> {
  readonly reason: string
  readonly sentAt: Date | null
}

/**
 * Which of what went back is this refund of ours: the one that bears its mark, else the last of its
 * amount that is no other's, one in our own words first. Null where it went back together with others,
 * or in parts.
 */
export function ownRefund(
  gone: readonly GoneBack[],
  sought: Sought,
  keysOfOthers: readonly (string | null)[],
): GoneBack | null {
  const free = gone.filter(
    (it) => it.amount === sought.amount && !keysOfOthers.includes(it.transactionKey),
  )
  return (
    gone.find((it) => bearsMark(it, sought.mark)) ??
    free.findLast((it) => isInOurWords(it, sought)) ??
    free.at(-1) ??
    null
  )
}

const SECOND_MS = 1_000

/**
 * Whether it bears our reason and nothing else, and left after we had asked: so the company was told of
 * refunds before there were marks. Companies tell whole seconds.
 */
export const isInOurWords = (
  { reason, at }: Pick<GoneBack, 'reason' | 'at'>,
  sought: Pick<Sought, 'reason' | 'sentAt'>,
): boolean =>
  sought.sentAt !== null &&
  reason === sought.reason &&
  at.getTime() > sought.sentAt.getTime() - SECOND_MS
