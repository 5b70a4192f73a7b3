import type { Won } from '#domain/money/won.ts'
import { isLikeOneOf, squeezed, type WaitingOrder } from './match-deposit.ts'

/** An order that a deposit may be of. */
export interface Candidate extends WaitingOrder {
  readonly placedAt: Date
}

interface Deposit {
  readonly amount: Won
  readonly depositor: string
  readonly receivedAt: Date
}

/** Candidates shown for one deposit: as many as one compares at a glance. */
export const MOST_CANDIDATES = 8

/**
 * The orders that a deposit may be of, the likeliest first, at most {@link MOST_CANDIDATES}. An order
 * that waits for this very amount comes before one that waits for another, whoever sent the money: a
 * husband pays under his own name. Among equals a name that resembles counts, then an order that still
 * waits before a cancelled one, then the one placed nearest to the deposit. An order under the sender's
 * own name is never pushed out by strangers' orders of the same amount.
 *
 * Source: docs/rules.md M-9.
 */
export function rankCandidates<Order extends Candidate>(
  deposit: Deposit,
  orders: readonly Order[],
): readonly Order[] {
  const ranked = orders
    .map((order) => ({ order, ...likelinessOf(deposit, order) }))
    .filter(({ isSameAmount, likeness }) => isSameAmount || likeness > NO_LIKENESS)
    .toSorted(
      (one, other) =>
        Number(other.isSameAmount) - Number(one.isSameAmount) ||
        other.likeness - one.likeness ||
        Number(one.order.isCancelled) - Number(other.order.isCancelled) ||
        one.distanceMs - other.distanceMs ||
        (one.order.number < other.order.number ? -1 : 1),
    )
  const kept = ranked
    .toSorted((one, other) => Number(other.likeness === NAMED) - Number(one.likeness === NAMED))
    .slice(0, MOST_CANDIDATES)
  return ranked.filter((it) => kept.includes(it)).map(({ order }) => order)
}

const NO_LIKENESS = 0
const RESEMBLES = 1
/** The sender's very name, or the order's number in it. */
const NAMED = 2

function likelinessOf({ amount, depositor, receivedAt }: Deposit, order: Candidate) {
  const sender = squeezed(depositor)
  const names = order.names.map(squeezed).filter(Boolean)
  const isNamed = names.includes(sender) || sender.includes(squeezed(order.number))
  return {
    isSameAmount: order.missing === amount,
    likeness: isNamed ? NAMED : isLikeOneOf(sender, names) ? RESEMBLES : NO_LIKENESS,
    distanceMs: Math.abs(receivedAt.getTime() - order.placedAt.getTime()),
  }
}
