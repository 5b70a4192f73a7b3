import { sumOf, type Won } from '#domain/money/won.ts'
import { spendOldestFirst } from '#domain/points/spend-oldest-first.ts'
import type { Db } from '#server/platform/database.ts'
import { refuse } from '#server/platform/refusal.ts'
import { changeBalance, changeLots, findLivingLots, insertSpend } from './store.ts'

/**
 * Pays for an order with points, those that end first, first. Call it after `lockBalance` in the
 * same transaction; which lots paid is kept, so that they can get their points back. 0 is fine.
 *
 * Refuses POINTS_INSUFFICIENT: the member has fewer that are alive.
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
      spendings.map((each) => ({
        order_number: orderNumber,
        lot_id: each.lotId,
        amount: each.amount,
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

/** Takes points out of the lots and the balance; who calls writes the ledger. Refuses as above. */
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
