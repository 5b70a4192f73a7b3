import { createHash } from 'node:crypto'
import type {
  BankRowReply,
  listBankRows as listing,
  takeBankRows as taking,
} from '#contract/bank-rows.ts'
import type { ParsedOf } from '#contract/endpoint.ts'
import { toLongPage } from '#contract/page.ts'
import { MINUTE_MS } from '#domain/calendar/seoul-day.ts'
import { won } from '#domain/money/won.ts'
import { depositMatcher, type Match, squeezed } from '#domain/payments/match-deposit.ts'
import type { Deps } from '#server/deps.ts'
import { audit } from '#server/platform/audit.ts'
import type { Member } from '#server/platform/caller.ts'
import type { RequestContext } from '#server/platform/context.ts'
import { inTransaction } from '#server/platform/database.ts'
import { type BankRow, insertBankRows, pageOfBankRows } from './bank-rows-store.ts'
import { type Expected, expectedFrom } from './expected-orders.ts'

type Clocked = Pick<Deps, 'db' | 'now'>

/** Rows of the bank, each with the orders that it may be of as they wait now. */
export async function listBankRows({ db, now }: Clocked, query: ParsedOf<typeof listing>['query']) {
  const { rows, total } = await pageOfBankRows(db, query)
  const senders = rows.filter(waits).map(({ depositor }) => depositor)
  return toLongPage(toReplies(rows, await expectedFrom(db, senders, now())), total, query)
}

/**
 * Takes rows of a statement; each once, however often it is brought, and alone or with others. Rows
 * that are alike in one statement are as many as they are. Source: docs/rules.md M-9.
 */
export function takeBankRows(
  { db, now }: Clocked,
  admin: Member,
  context: RequestContext,
  { rows }: ParsedOf<typeof taking>['body'],
) {
  const at = now()
  const counts = new Map<string, number>()
  const named = rows.map(({ amount, depositor, received_at }) => {
    const alike = [amount, squeezed(depositor), minuteOf(received_at)].join(' ')
    const count = (counts.get(alike) ?? 0) + 1
    counts.set(alike, count)
    return { amount, depositor, received_at, fingerprint: hashOf(`${alike} ${count}`) }
  })
  return inTransaction(db, async (tx) => {
    const added = await insertBankRows(tx, named, at)
    const detail = { rows: rows.length, added }
    await audit(tx, admin, context, { action: 'bank-row.take', subject: 'bank-rows', detail, at })
    return { added, known: rows.length - added }
  })
}

const minuteOf = (time: Date) => Math.floor(time.getTime() / MINUTE_MS)

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url')

export const toReply = (row: BankRow, expected: readonly Expected[]): BankRowReply =>
  toReplies([row], expected)[0]!

function toReplies(rows: readonly BankRow[], expected: readonly Expected[]): BankRowReply[] {
  const matchOf = depositMatcher(expected)
  return rows.map((row) => {
    const { kind, orders } = waits(row)
      ? matchOf({ amount: won(row.amount), depositor: row.depositor })
      : nothingToMatch
    return {
      id: row.id,
      amount: won(row.amount),
      depositor: row.depositor,
      received_at: row.received_at.toISOString(),
      state: row.state,
      order_number: row.order_number,
      became: row.became,
      match: kind,
      candidates: orders.map(
        ({ number, customerName, depositorName, missing, isDebt, status }) => ({
          order_number: number,
          customer_name: customerName,
          depositor_name: depositorName,
          missing_amount: missing,
          is_debt: isDebt,
          status,
        }),
      ),
    }
  })
}

const waits = ({ state }: BankRow) => state === 'OPEN' || state === 'UNKNOWN'

const nothingToMatch: Match<Expected> = { kind: 'NONE', orders: [] }
