import { sql } from 'kysely'
import type { Deps } from '#server/deps.ts'
import { type Db, inTransaction } from '#server/platform/database.ts'

/** Whoever places an order waits no longer than this for the sums. */
const LOCK_MS = 200
const LOCK_NOT_AVAILABLE = '55P03'

/**
 * Adds what the book has got since the last time to the sums of its days; returns how many entries.
 * Whatever day they are of, however late they were committed, and however many instances do it at
 * once, each entry is added once. Source: docs/rules.md L-8.
 */
export async function sumLedgerDays({ db, log }: Pick<Deps, 'db' | 'log'>): Promise<number> {
  const last = await lastFinalEntry(db)
  if (last === undefined) {
    log.warn('the book is being written to; its days are summed next time')
    return 0
  }
  return inTransaction(db, (tx) => sumUpTo(tx, last))
}

/**
 * The entry up to which nobody writes any more, or undefined where that is not known soon. A number
 * is drawn before its entry can be seen: only while nobody is writing is the highest one a limit.
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
  }).catch((error: { readonly code?: string }) => {
    if (error.code === LOCK_NOT_AVAILABLE) return undefined
    throw error
  })

async function sumUpTo(tx: Db, last: number): Promise<number> {
  // Another instance waits here, then finds that there is nothing left to add.
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
