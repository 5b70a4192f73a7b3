import { type Insertable, sql } from 'kysely'
import { type Won, won } from '#domain/money/won.ts'
import type { PointsLot } from '#domain/points/spend-oldest-first.ts'
import { credit, debit, type LedgerAccount, post } from '#server/ledger/index.ts'
import type { Db } from '#server/platform/database.ts'
import { required } from '#server/platform/required.ts'
import type { PointReason } from './reason.ts'
import type { PointTables } from './tables.ts'

/** Locks the member's balance until the transaction ends; creates it at 0 for a new member. */
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
  return won(required(await find(), 'balance').balance)
}

/** Adds `amount` (which may be negative) and returns the new balance; locks the row. */
export async function changeBalance(tx: Db, memberId: string, amount: number): Promise<Won> {
  const { balance } = await tx
    .updateTable('point_balances')
    .set((eb) => ({ balance: eb('balance', '+', amount) }))
    .where('member_id', '=', memberId)
    .returning('balance')
    .executeTakeFirstOrThrow()
  return won(balance)
}

/** Returns lots that can be spent at `at`, those that expire first. */
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

/** Adds `change` (which may be negative) to the remaining points of each lot. */
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

type NewEntry = Insertable<PointTables['point_entries']> & {
  readonly created_at: Date
}

/**
 * Inserts an entry and posts it to the ledger. Returns false if the order has an entry of this
 * reason already.
 */
export async function insertEntry(tx: Db, entry: NewEntry): Promise<boolean> {
  const inserted = await tx
    .insertInto('point_entries')
    .values(entry)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (inserted) await postPoints(tx, inserted.id, entry)
  return inserted !== undefined
}

/**
 * Inserts an entry and posts it to the ledger. A second entry of the order is a bug and fails the
 * transaction.
 */
export async function insertSpend(tx: Db, entry: NewEntry): Promise<void> {
  const { id } = await tx
    .insertInto('point_entries')
    .values(entry)
    .returning('id')
    .executeTakeFirstOrThrow()
  await postPoints(tx, id, entry)
}

/** Counter account of each reason. */
const counterAccounts: Readonly<Record<PointReason, LedgerAccount>> = {
  ORDER_SPENT: 'POINTS_TENDERED',
  ORDER_RESTORED: 'POINTS_TENDERED',
  CONSULTING_COMPLETED: 'POINTS_EARNED',
  REVIEW: 'POINTS_EARNED',
  SHEET_LATE: 'POINTS_GRANTED',
  EXPIRED: 'POINTS_EXPIRED',
  ADJUSTED: 'POINTS_GRANTED',
}

function postPoints(tx: Db, id: number, { amount, reason, ...entry }: NewEntry) {
  const won = Math.abs(amount)
  const [from, to] =
    amount > 0
      ? [counterAccounts[reason], 'POINTS_LIABILITY' as const]
      : ['POINTS_LIABILITY' as const, counterAccounts[reason]]
  return post(tx, {
    what: 'POINTS_MOVED',
    cause: `points:${id}`,
    at: entry.created_at,
    orderNumber: entry.order_number ?? null,
    memberId: entry.member_id,
    lines: [debit(from, won), credit(to, won)],
  })
}
