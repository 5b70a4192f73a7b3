import { sql } from 'kysely'
import type { Deps } from '#server/deps.ts'
import { type Db, inTransaction } from '#server/platform/database.ts'
import { errorCode } from '#server/platform/error-fields.ts'

/** Maximum time for which the lock may delay the placing of orders. */
const LOCK_MS = 200
const LOCK_NOT_AVAILABLE = '55P03'

/**
 * Adds new ledger entries to the daily sums; returns how many. Each entry is added once, whatever
 * its day, however late it was committed, and however many instances run at once. Source:
 * docs/rules.md L-8.
 */
export async function sumLedgerDays({ db, log }: Pick<Deps, 'db' | 'log'>): Promise<number> {
  const last = await lastFinalEntry(db)
  if (last === undefined) {
    log.warn('the ledger is being written to; its days are summed next time')
    return 0
  }
  return inTransaction(db, (tx) => sumUpTo(tx, last))
}

/**
 * Returns the id up to which all entries are committed; undefined if the lock is not available. Ids
 * are assigned before entries become visible, so the highest id is a limit only while nobody
 * writes.
 */
const lastFinalEntry = (db: Db): Promise<number | undefined> =>
  inTransaction(db, async (tx) => {
    await sql`set local lock_timeout = ${sql.lit(LOCK_MS)}`.execute(tx)
    await sql`lock table ledger_entries in share mode`.execute(tx)
    const { last } = await tx
      .selectFrom('ledger_entries')
      .select(({ fn }) => fn.max<number | null>('id').as('last'))
      .executeTakeFirstOrThrow()
    return last ?? 0
  }).catch((error: unknown) => {
    if (errorCode(error) === LOCK_NOT_AVAILABLE) return undefined
    throw error
  })

async function sumUpTo(tx: Db, last: number): Promise<number> {
  // A second instance waits here and then finds nothing to add.
  const { up_to: from } = await tx
    .selectFrom('ledger_sum_progress')
    .select('up_to')
    .forUpdate()
    .executeTakeFirstOrThrow()
  if (last <= from) return 0
  await sql`
    insert into ledger_days (day, what, account, debit, credit)
    select (at at time zone 'Asia/Seoul')::date, what, account, sum(debit), sum(credit)
    from ledger_entries join ledger_lines on entry_id = id
    where id > ${from} and id <= ${last} and entry_id > ${from} and entry_id <= ${last}
    group by 1, 2, 3
    on conflict (day, what, account) do update
    set debit = ledger_days.debit + excluded.debit, credit = ledger_days.credit + excluded.credit
  `.execute(tx)
  await tx.updateTable('ledger_sum_progress').set({ up_to: last }).execute()
  return last - from
}
