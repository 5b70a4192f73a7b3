import { type Insertable, sql } from 'kysely'
import { type Won, won } from '#domain/money/won.ts'
import type { PointsLot } from '#domain/points/spend-oldest-first.ts'
import type { Db } from '#server/platform/database.ts'
import type { PointReason } from './reason.ts'
import type { PointTables } from './tables.ts'

/** Locks the member's balance until the transaction ends; a new member's is made at 0. */
export async function lockBalanceRow(tx: Db, memberId: string): Promise<Won> {
  const find = () =>
    tx
      .selectFrom('point_balances')
      .select('balance')
      .where('member_id', '=', memberId)
      .forUpdate()
      .executeTakeFirst()
  const found = await find()
  if (found) return won(found.balance)

  await tx
    .insertInto('point_balances')
    .values({ member_id: memberId, balance: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return won((await find())!.balance)
}

/** Adds `amount` (negative: takes) and returns the balance then; locks the row. */
export async function changeBalance(tx: Db, memberId: string, amount: number): Promise<Won> {
  const { balance } = await tx
    .updateTable('point_balances')
    .set((it) => ({ balance: it('balance', '+', amount) }))
    .where('member_id', '=', memberId)
    .returning('balance')
    .executeTakeFirstOrThrow()
  return won(balance)
}

/** Points that can be spent at `at`, those that end first, first. */
export async function findLivingLots(tx: Db, memberId: string, at: Date) {
  const lots = await tx
    .selectFrom('point_lots')
    .select(['id', 'remaining', 'expires_at'])
    .where('member_id', '=', memberId)
    .where('remaining', '>', 0)
    .where('expires_at', '>=', at)
    .orderBy('expires_at')
    .orderBy('granted_at')
    .orderBy('id')
    .execute()
  return lots.map(
    ({ id, remaining, expires_at }): PointsLot<string> => ({
      id,
      left: won(remaining),
      expiresAt: expires_at,
    }),
  )
}

/** Adds `change` (negative: takes) to what each lot still holds. */
export async function changeLots(
  tx: Db,
  changes: readonly { readonly lotId: string; readonly change: number }[],
) {
  if (changes.length === 0) return
  const rows = changes.map(({ lotId, change }) => sql`(${lotId}::uuid, ${change}::integer)`)
  await sql`
    update point_lots set remaining = remaining + changes.change
    from (values ${sql.join(rows)}) as changes (lot_id, change)
    where point_lots.id = changes.lot_id
  `.execute(tx)
}

export async function insertLot(
  tx: Db,
  lot: Omit<Insertable<PointTables['point_lots']>, 'id' | 'remaining'>,
) {
  await tx
    .insertInto('point_lots')
    .values({ ...lot, remaining: lot.amount })
    .execute()
}

/** False when the order has an entry of this reason already. */
export async function insertEntry(
  tx: Db,
  entry: Insertable<PointTables['point_entries']> & { readonly reason: PointReason },
): Promise<boolean> {
  const inserted = await tx
    .insertInto('point_entries')
    .values(entry)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return (inserted.numInsertedOrUpdatedRows ?? 0n) > 0n
}
