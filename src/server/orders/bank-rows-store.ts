import { type Selectable, sql, type Updateable } from 'kysely'
import { countRows } from '#server/platform/count-rows.ts'
import type { Db } from '#server/platform/database.ts'
import type { OrderTables } from './tables.ts'

export type BankRow = Selectable<OrderTables['bank_rows']>

/** How many were new. */
export async function insertBankRows(
  tx: Db,
  rows: readonly Pick<BankRow, 'fingerprint' | 'amount' | 'depositor' | 'received_at'>[],
  at: Date,
): Promise<number> {
  const added = await tx
    .insertInto('bank_rows')
    .values(rows.map((row) => ({ ...row, state: 'OPEN' as const, brought_at: at })))
    .onConflict((conflict) => conflict.column('fingerprint').doNothing())
    .returning('id')
    .execute()
  return added.length
}

export async function pageOfBankRows(
  db: Db,
  {
    page,
    size,
    state,
  }: { readonly page: number; readonly size: number; readonly state?: string | undefined },
): Promise<{ readonly rows: BankRow[]; readonly total: number }> {
  const waits = ['OPEN', 'UNKNOWN'] as const
  const found = db.selectFrom('bank_rows').where('state', state === 'DONE' ? 'not in' : 'in', waits)
  const total = await countRows(db, found)
  const rows = await found
    .selectAll()
    .orderBy('received_at', 'desc')
    .orderBy('id')
    .limit(size)
    .offset((page - 1) * size)
    .execute()
  return { rows, total }
}

/** Who sent the money of these rows. */
export async function depositorsOf(db: Db, ids: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('bank_rows')
    .select('depositor')
    .distinct()
    .where(sql<boolean>`id = any(${ids})`)
    .execute()
  return rows.map(({ depositor }) => depositor)
}

/** Locks the row until the transaction ends. */
export const lockBankRow = (tx: Db, id: string): Promise<BankRow | undefined> =>
  tx.selectFrom('bank_rows').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

export const updateBankRow = (
  tx: Db,
  id: string,
  change: Updateable<OrderTables['bank_rows']>,
): Promise<BankRow> =>
  tx
    .updateTable('bank_rows')
    .set(change)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()

export const deleteBankRows = (tx: Db, ids: readonly string[]) =>
  tx.deleteFrom('bank_rows').where(sql<boolean>`id = any(${ids})`).execute()

/** The rows of one import, locked until the transaction ends. */
export const lockBankImport = (tx: Db, broughtAt: Date): Promise<BankRow[]> =>
  tx
    .selectFrom('bank_rows')
    .selectAll()
    .where('brought_at', '=', broughtAt)
    .orderBy('id')
    .forUpdate()
    .execute()

/** States of the rows of the newest import. */
export const statesOfLastImport = (db: Db): Promise<Pick<BankRow, 'brought_at' | 'state'>[]> =>
  db
    .selectFrom('bank_rows')
    .select(['brought_at', 'state'])
    .where('brought_at', '=', (it) =>
      it.selectFrom('bank_rows').select((all) => all.fn.max('brought_at').as('last')),
    )
    .execute()
