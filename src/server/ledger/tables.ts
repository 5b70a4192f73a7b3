import type { ColumnType, GeneratedAlways } from 'kysely'
import type { LedgerAccount, LedgerEvent } from './accounts.ts'

/** Columns as the migrations create them; times are UTC, amounts are won. Append-only. */
export interface LedgerTables {
  ledger_entries: {
    id: GeneratedAlways<number>
    what: LedgerEvent
    cause: string
    at: Date
    order_number: string | null
    member_id: string | null
  }
  ledger_lines: {
    entry_id: number
    position: number
    account: LedgerAccount
    part: string | null
    debit: number
    credit: number
  }
  /** Sums of the ledger by Seoul day; read only through `ledger_by_day`. */
  ledger_days: {
    day: string
    what: LedgerEvent
    account: LedgerAccount
    debit: number
    credit: number
  }
  ledger_sum_progress: { up_to: number }
  /** One row, or none before the first night. */
  last_money_comparison: {
    at: Date
    found: ColumnType<
      { what: string; subject: string; expected: number; found: number }[],
      string,
      string
    >
  }
}
