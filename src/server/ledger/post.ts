import { sql } from 'kysely'
import type { Db } from '#server/platform/database.ts'
import { inOneStatement, type Part } from '#server/platform/one-statement.ts'
import type { LedgerAccount, LedgerEvent } from './accounts.ts'

/** One line of an entry, in won; lines of 0 are not written. */
interface Line {
  readonly account: LedgerAccount
  readonly part: string | null
  readonly debit: number
  readonly credit: number
}

export const debit = (
  account: LedgerAccount,
  amount: number,
  part: string | null = null,
): Line => ({
  account,
  part,
  debit: amount,
  credit: 0,
})

export const credit = (
  account: LedgerAccount,
  amount: number,
  part: string | null = null,
): Line => ({ account, part, debit: 0, credit: amount })

interface Posting {
  readonly what: LedgerEvent
  /** Identifies the event: an entry with the same cause is written once. */
  readonly cause: string
  readonly at: Date
  readonly orderNumber?: string | null
  readonly memberId?: string | null
  readonly lines: readonly Line[]
}

/**
 * Writes one event into the ledger, in the transaction that moved the money. Does nothing if all
 * amounts are 0, or if its cause is recorded already. The database rejects the commit of an entry
 * that does not balance. Source: docs/rules.md L-1, L-2.
 */
export async function post(tx: Db, posting: Posting): Promise<void> {
  const parts = partsOfPosting(posting)
  if (parts.length > 0) await inOneStatement(tx, parts, { isPosted: sql`true` })
}

/** Parts of a statement that post an event, once per statement: see {@link post}. */
export function partsOfPosting(posting: Posting): Part[] {
  const lines = posting.lines.filter((line) => line.debit + line.credit !== 0)
  if (lines.length === 0) return []
  const { what, cause, at, orderNumber = null, memberId = null } = posting
  const rows = lines.map(
    (line, position) => sql`(${position + 1}::smallint, ${line.account}, ${line.part},
      ${line.debit}::integer, ${line.credit}::integer)`,
  )
  return [
    {
      name: 'ledger_entry',
      query: sql`
        insert into ledger_entries (what, cause, at, order_number, member_id)
        values (${what}, ${cause}, ${at}, ${orderNumber}, ${memberId})
        on conflict (cause) do nothing
        returning id`,
    },
    {
      name: 'ledger_line',
      query: sql`
        insert into ledger_lines (entry_id, position, account, part, debit, credit)
        select ledger_entry.id, line.* from ledger_entry
        cross join (values ${sql.join(rows)}) as line (position, account, part, debit, credit)`,
    },
  ]
}
