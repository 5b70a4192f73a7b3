import { sql } from 'kysely'
import { expect } from 'vitest'
import type { LedgerAccount } from '#server/ledger/index.ts'
import type { TestApp } from './app.ts'

/** Balance of a ledger account (debits minus credits), in total or of one order. */
export async function accountOf({ db }: TestApp, account: LedgerAccount, orderNumber?: string) {
  const { rows } = await sql<{ held: number | null }>`
    select sum(debit) - sum(credit) as held
    from ledger_lines join ledger_entries on ledger_entries.id = entry_id
    where account = ${account} and (${orderNumber ?? null}::text is null or order_number = ${orderNumber ?? null})
  `.execute(db)
  return Number(rows[0]?.held ?? 0)
}

/** Expects ledger, orders, payments, refunds and points to agree, in total or for some subjects. */
export async function expectLedgerToBalance({ db }: TestApp, subjects?: readonly string[]) {
  const { rows } = await sql<{ subject: string }>`select * from money_disagreements`.execute(db)
  expect(rows.filter(({ subject }) => !subjects || subjects.includes(subject))).toEqual([])
}

/** An order's received money by provider and method; omits zero balances. */
export async function receivedByMethod({ db }: Pick<TestApp, 'db'>, orderNumber: string) {
  const { rows } = await sql<{ part: string; held: number }>`
    select part, sum(debit) - sum(credit) as held
    from ledger_lines join ledger_entries on ledger_entries.id = entry_id
    where account = 'RECEIVED' and order_number = ${orderNumber}
    group by part having sum(debit) <> sum(credit)
  `.execute(db)
  return Object.fromEntries(rows.map(({ part, held }) => [part, Number(held)]))
}
