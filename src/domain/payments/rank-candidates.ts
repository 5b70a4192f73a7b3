import type { Won } from '#domain/money/won.ts'
import { isSimilarToAny, normalizeName, type WaitingOrder } from './match-deposit.ts'

/** An order that a deposit may pay. */
export interface Candidate extends WaitingOrder {
  readonly placedAt: Date
}

interface Deposit {
  readonly amount: Won
  readonly depositor: string
  readonly receivedAt: Date
}

/** Maximum number of candidates shown for one deposit. */
export const MOST_CANDIDATES = 8

/**
 * Ranks the orders that a deposit may pay, the most likely first, at most {@link MOST_CANDIDATES}.
 * Orders with exactly this amount due come first, whatever the sender's name: a husband may pay
 * under his own name. Then similar names, then open orders before cancelled ones, then the order
 * placed nearest to the deposit. An order under the sender's own name is always included.
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
  const included = ranked
    .toSorted((one, other) => Number(other.likeness === NAMED) - Number(one.likeness === NAMED))
    .slice(0, MOST_CANDIDATES)
  return ranked.filter((it) => included.includes(it)).map(({ order }) => order)
}

const NO_LIKENESS = 0
const RESEMBLES = 1
/** The sender has exactly this name, or gives the order's number. */
const NAMED = 2

function likelinessOf({ amount, depositor, receivedAt }: Deposit, order: Candidate) {
  const sender = normalizeName(depositor)
  const names = order.names.map(normalizeName).filter(Boolean)
  const isNamed = names.includes(sender) || sender.includes(normalizeName(order.number))
  return {
    isSameAmount: order.amountDue === amount,
    likeness: isNamed ? NAMED : isSimilarToAny(sender, names) ? RESEMBLES : NO_LIKENESS,
    distanceMs: Math.abs(receivedAt.getTime() - order.placedAt.getTime()),
  }
}
