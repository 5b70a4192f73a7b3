import { sumOf, type Won, won } from '#domain/money/won.ts'
import { pointsAreAlive, restoredPointsExpireAt } from '#domain/points/points-expiry.ts'
import type { Db } from '#server/platform/database.ts'
import { lockBalance } from './balance.ts'
import { changeBalance, changeLots, insertEntry, insertLot } from './store.ts'

/**
 * Restores the points that a cancelled order spent; returns how many. They keep their expiry day,
 * or get 30 days if it has passed. Idempotent: the second call restores nothing and returns 0.
 */
export async function restorePoints(
  tx: Db,
  {
    memberId,
    orderNumber,
    at,
  }: { readonly memberId: string; readonly orderNumber: string; readonly at: Date },
): Promise<Won> {
  const spends = await findSpends(tx, memberId, orderNumber)
  if (spends.length === 0) return won(0)

  await lockBalance(tx, memberId, at)
  const amount = sumOf(spends.map((spend) => won(spend.amount)))
  const lots = spends.map((spend) => ({
    ...spend,
    expiresAt: restoredPointsExpireAt(spend.expires_at, at),
  }))
  const isNew = await insertEntry(tx, {
    member_id: memberId,
    amount,
    reason: 'ORDER_RESTORED',
    order_number: orderNumber,
    created_at: at,
    expires_at: new Date(Math.min(...lots.map(({ expiresAt }) => expiresAt.getTime()))),
  })
  if (!isNew) return won(0)

  const isAlive = (lot: (typeof lots)[number]) => pointsAreAlive(lot.expires_at, at)
  await changeLots(
    tx,
    lots.filter(isAlive).map((lot) => ({ lotId: lot.lot_id, change: lot.amount })),
  )
  for (const lot of lots.filter((lot) => !isAlive(lot))) {
    await insertLot(tx, {
      member_id: memberId,
      amount: lot.amount,
      granted_at: at,
      expires_at: lot.expiresAt,
    })
  }
  await changeBalance(tx, memberId, amount)
  return amount
}

const findSpends = (tx: Db, memberId: string, orderNumber: string) =>
  tx
    .selectFrom('point_spends')
    .innerJoin('point_lots', 'point_lots.id', 'point_spends.lot_id')
    .select(['point_spends.lot_id', 'point_spends.amount', 'point_lots.expires_at'])
    .where('point_spends.order_number', '=', orderNumber)
    .where('point_lots.member_id', '=', memberId)
    .execute()
