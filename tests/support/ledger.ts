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

/** Books, orders, payments, refunds and points tell the same of every won, or of that of these orders and members. */
export async function expectLedgerToBalance({ db }: TestApp, subjects?: readonly string[]) {
  const { rows } = await sql<{ subject: string }>`select * from money_disagreements`.execute(db)
  expect(rows.filter(({ subject }) => !subjects || subjects.includes(subject))).toEqual([])
}

/** Where the book has an order's money: by provider and method, what is nothing left out. */
export async function receivedByMethod({ db }: Pick<TestApp, 'db'>, orderNumber: string) {
  const { rows } = await sql<{ part: string; held: number }>`
    select part, sum(debit) - sum(credit) as held
    from ledger_lines join ledger_entries on ledger_entries.id = entry_id
    where account = 'RECEIVED' and order_number = ${orderNumber}
    group by part having sum(debit) <> sum(credit)
  `.execute(db)
  return Object.fromEntries(rows.map(({ part, held }) => [part, Number(held)]))
}
