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
import { depositMatcher, squeezed } from '#domain/payments/match-deposit.ts'
import { rankCandidates } from '#domain/payments/rank-candidates.ts'
import type { Deps } from '#server/deps.ts'
import { audit } from '#server/platform/audit.ts'
import type { Member } from '#server/platform/caller.ts'
import type { RequestContext } from '#server/platform/context.ts'
import { type Db, inTransaction } from '#server/platform/database.ts'
import { type BankRow, insertBankRows, pageOfBankRows } from './bank-rows-store.ts'
import { type Expected, expectedFrom } from './expected-orders.ts'

type Clocked = Pick<Deps, 'db' | 'now'>

/** Rows of the bank, each with the orders that it may be of as they wait now. */
export async function listBankRows({ db, now }: Clocked, query: ParsedOf<typeof listing>['query']) {
  const { rows, total } = await pageOfBankRows(db, query)
  return toLongPage(toReplies(rows, await expectedOf(db, rows.filter(waits), now())), total, query)
}

/** The orders that the money of these rows may be of. */
export const expectedOf = (db: Db, rows: readonly BankRow[], at: Date) =>
  expectedFrom(
    db,
    rows.map(({ depositor }) => depositor),
    at,
    rows.map(({ amount, received_at: receivedAt }) => ({ amount, receivedAt })),
  )

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
    const deposit = {
      amount: won(row.amount),
      depositor: row.depositor,
      receivedAt: row.received_at,
    }
    const orders = waits(row) ? rankCandidates(deposit, expected) : []
    return {
      id: row.id,
      amount: won(row.amount),
      depositor: row.depositor,
      received_at: row.received_at.toISOString(),
      state: row.state,
      order_number: row.order_number,
      became: row.became,
      match: waits(row) ? matchOf(deposit).kind : 'NONE',
      candidates: orders.map(toCandidate),
    }
  })
}

const waits = ({ state }: BankRow) => state === 'OPEN' || state === 'UNKNOWN'

const PHONE_ENDING_DIGITS = 4

const toCandidate = (order: Expected): BankRowReply['candidates'][number] => ({
  order_number: order.number,
  customer_name: order.customerName,
  depositor_name: order.depositorName,
  phone_ending: order.phone.slice(-PHONE_ENDING_DIGITS),
  product_name: order.productName,
  ordered_at: order.placedAt.toISOString(),
  missing_amount: order.missing,
  is_debt: order.isDebt,
  status: order.status,
})
