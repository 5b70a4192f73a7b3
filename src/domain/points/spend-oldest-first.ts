import { atMost, type Won, won } from '#domain/money/won.ts'

/** Points that were earned together and expire together; `left` is the unspent part. */
export interface PointsLot<Id> {
  readonly id: Id
  readonly left: Won
  readonly expiresAt: Date
}

interface PointsSpending<Id> {
  readonly lotId: Id
  readonly amount: Won
}

/**
 * Chooses which lots pay `amount`: those that expire first come first, lots of equal expiry in the
 * given order. Lots that pay nothing are omitted. The lots must not be expired.
 *
 * Source: docs/rules.md PT-4.
 *
 * @throws RangeError when the lots hold less than `amount`; call `pointsProblem` before.
 */
export function spendOldestFirst<Id>(
  lots: readonly PointsLot<Id>[],
  amount: Won,
): PointsSpending<Id>[] {
  const spendings: PointsSpending<Id>[] = []
  let due = amount
  for (const lot of lots.toSorted((a, b) => a.expiresAt.getTime() - b.expiresAt.getTime())) {
    const spent = atMost(due, lot.left)
    if (spent > 0) spendings.push({ lotId: lot.id, amount: spent })
    due = won(due - spent)
  }
  if (due > 0) throw new RangeError(`${due} points more than the lots hold`)
  return spendings
}
