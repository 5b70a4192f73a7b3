import { sumOf, type Won } from '#domain/money/won.ts'
import { spendOldestFirst } from '#domain/points/spend-oldest-first.ts'
import type { Db } from '#server/platform/database.ts'
import { refuse } from '#server/platform/refusal.ts'
import { changeBalance, changeLots, findLivingLots, insertSpend } from './store.ts'

/**
 * Pays for an order with points, those that expire first. Call it after `lockBalance` in the same
 * transaction. Stores which lots paid, so that points can be restored there. 0 is allowed.
 *
 * Refuses POINTS_INSUFFICIENT: the member has fewer points.
 */
export async function spendPoints(
  tx: Db,
  {
    memberId,
    orderNumber,
    amount,
    at,
  }: {
    readonly memberId: string
    readonly orderNumber: string
    readonly amount: Won
    readonly at: Date
  },
) {
  if (amount === 0) return
  const spendings = await takeOldestPoints(tx, memberId, amount, at)
  await tx
    .insertInto('point_spends')
    .values(
      spendings.map((spending) => ({
        order_number: orderNumber,
        lot_id: spending.lotId,
        amount: spending.amount,
      })),
    )
    .execute()
  await insertSpend(tx, {
    member_id: memberId,
    amount: -amount,
    reason: 'ORDER_SPENT',
    order_number: orderNumber,
    created_at: at,
  })
}

/**
 * Takes points out of the lots and the balance; the caller writes the ledger. Refuses
 * POINTS_INSUFFICIENT.
 */
export async function takeOldestPoints(tx: Db, memberId: string, amount: Won, at: Date) {
  const lots = await findLivingLots(tx, memberId, at)
  if (sumOf(lots.map(({ left }) => left)) < amount) refuse('POINTS_INSUFFICIENT')
  const spendings = spendOldestFirst(lots, amount)
  await changeLots(
    tx,
    spendings.map(({ lotId, amount }) => ({ lotId, change: -amount })),
  )
  await changeBalance(tx, memberId, -amount)
  return spendings
}
