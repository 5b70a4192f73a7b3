import { sql } from 'kysely'
import { expect } from 'vitest'
import type { LedgerAccount } from '#server/ledger/index.ts'
import type { TestApp } from './app.ts'

/** What an account of the book holds: debits less credits, of everything or of one order. */
export async function accountOf({ db }: TestApp, account: LedgerAccount, orderNumber?: string) {
  const { rows } = await sql<{ held: number | null }>`
    select sum(debit) - sum(credit) as held
    from ledger_lines join ledger_entries on ledger_entries.id = entry_id
    where account = ${account} and (${orderNumber ?? null}::text is null or order_number = ${orderNumber ?? null})
  `.execute(db)
  return Number(rows[0]?.held ?? 0)
}

/** Every entry balances, and what members can spend is what the book owes them. */
export async function expectBooksToBalance({ db }: TestApp) {
  const { rows } = await sql`
    select cause from ledger_entries left join ledger_lines on entry_id = ledger_entries.id
    group by ledger_entries.id having sum(debit) is distinct from sum(credit)
  `.execute(db)
  expect(rows).toEqual([])
  const points = await sql`
    select coalesce((select sum(balance) from point_balances), 0)::integer as balances,
           coalesce((select sum(credit) - sum(debit) from ledger_lines
                     where account = 'POINTS_LIABILITY'), 0)::integer as liability
  `.execute(db)
  const [{ balances, liability }] = points.rows as [{ balances: number; liability: number }]
  expect(liability).toBe(balances)
}
