import type { Won } from '#domain/money/won.ts'
import { pointsExpireAt } from '#domain/points/points-expiry.ts'
import type { Db } from '#server/platform/database.ts'
import { lockBalance } from './balance.ts'
import type { PointReason } from './reason.ts'
import { changeBalance, insertEntry, insertLot } from './store.ts'

/**
 * Gives points that live `validMonths` months from `at`. Idempotent: an order earns once for each
 * reason. Returns false if there was nothing to give or it was given before.
 */
export async function earnPoints(
  tx: Db,
  earned: {
    readonly memberId: string
    readonly amount: Won
    readonly reason: PointReason
    readonly orderNumber: string | null
    readonly note?: string
    readonly at: Date
    readonly validMonths: number
  },
): Promise<boolean> {
  const { memberId, amount, at } = earned
  if (amount === 0) return false
  await lockBalance(tx, memberId, at)
  const expiresAt = pointsExpireAt(at, earned.validMonths)
  const isNew = await insertEntry(tx, {
    member_id: memberId,
    amount,
    reason: earned.reason,
    note: earned.note ?? null,
    order_number: earned.orderNumber,
    created_at: at,
    expires_at: expiresAt,
  })
  if (!isNew) return false

  await insertLot(tx, { member_id: memberId, amount, granted_at: at, expires_at: expiresAt })
  await changeBalance(tx, memberId, amount)
  return true
}
