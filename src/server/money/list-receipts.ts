import type { ParsedOf } from '#contract/endpoint.ts'
import { mostCounted, toLongPage } from '#contract/page.ts'
import type { ListedReceipt, listReceipts as listing, receiptStates } from '#contract/receipts.ts'
import { phoneEnding } from '#domain/accounts/phone.ts'
import type { Language } from '#domain/languages/languages.ts'
import { won } from '#domain/money/won.ts'
import { depositMatcher } from '#domain/payments/match-deposit.ts'
import { rankCandidates } from '#domain/payments/rank-candidates.ts'
import type { Deps } from '#server/deps.ts'
import { countRows } from '#server/platform/count-rows.ts'
import type { Db } from '#server/platform/database.ts'
import type { CandidateOrder, FindCandidates } from './candidates.ts'
import type { ReceiptRow } from './store.ts'
import { toReceiptReply } from './to-reply.ts'
import { isUndecided } from './undecided.ts'

type Query = ParsedOf<typeof listing>['query']

/** Lists undecided receipts, each with the orders that it may pay, or the decided ones. */
export async function listReceipts(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  findCandidates: FindCandidates,
  query: Query,
  language: Language,
) {
  const { page, size, state } = query
  const isOpen = state !== 'DECIDED'
  const found = receiptsIn(db, isOpen)
  const rows = await found
    .selectAll('receipts')
    .orderBy('received_at', 'desc')
    .orderBy('receipts.id')
    .limit(size)
    .offset((page - 1) * size)
    .execute()
  const count = await countRows(db, found.select('receipts.id'), mostCounted(query))
  if (!isOpen) return toLongPage(rows.map(toDecided), count, query)
  const orders = await findCandidates(db, rows.map(toDeposit), now(), language)
  return toLongPage(toUndecided(rows, orders), count, query)
}

const receiptsIn = (db: Db, isOpen: boolean) =>
  db.selectFrom('receipts').where((eb) => (isOpen ? isUndecided(eb) : eb.not(isUndecided(eb))))

export const toDeposit = ({ amount, sender, received_at }: ReceiptRow) => ({
  amount: won(amount),
  depositor: sender ?? '',
  receivedAt: received_at,
})

/**
 * Proposes orders for each receipt. An order that one receipt matches exactly is proposed for no
 * other.
 */
function toUndecided(rows: readonly ReceiptRow[], orders: readonly CandidateOrder[]) {
  const matchOf = depositMatcher(orders)
  const matches = rows.map((row) => ({ row, first: matchOf(toDeposit(row)) }))
  const claimed = new Set(
    matches.flatMap(({ first }) =>
      first.kind === 'EXACT' ? first.orders.map(({ number }) => number) : [],
    ),
  )
  const unclaimed = orders.filter(({ number }) => !claimed.has(number))
  const matchOfUnclaimed = depositMatcher(unclaimed)
  return matches.map(({ row, first }): ListedReceipt => {
    const isExact = first.kind === 'EXACT'
    const match = isExact ? first : matchOfUnclaimed(toDeposit(row))
    const proposed = isExact ? first.orders : unclaimed
    return {
      ...toReceiptReply(row),
      state: 'OPEN',
      order_number: null,
      match: match.kind,
      candidates: rankCandidates(toDeposit(row), proposed).map(toCandidate),
    }
  })
}

const toDecided = (row: ReceiptRow): ListedReceipt => ({
  ...toReceiptReply(row),
  state: stateOf(row),
  order_number: row.order_number,
  match: 'NONE',
  candidates: [],
})

/**
 * Returns what was decided about a receipt; one that is neither matched nor dismissed is returned.
 */
function stateOf(row: ReceiptRow): (typeof receiptStates)[number] {
  if (row.reversed_at) return 'REVERSED'
  if (row.order_number) return 'MATCHED'
  return row.dismissed_at ? 'DISMISSED' : 'RETURNING'
}

const toCandidate = (order: CandidateOrder): ListedReceipt['candidates'][number] => ({
  order_number: order.number,
  customer_name: order.customerName,
  depositor_name: order.depositorName,
  phone_ending: phoneEnding(order.phone),
  product_name: order.productName,
  ordered_at: order.placedAt.toISOString(),
  amount_due: order.amountDue,
  status: order.status,
})
