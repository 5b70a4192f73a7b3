import type { ParsedOf } from '#contract/endpoint.ts'
import { toLongPage } from '#contract/page.ts'
import type { ListedReceipt, listReceipts as listing, receiptStates } from '#contract/receipts.ts'
import { phoneEnding } from '#domain/accounts/phone.ts'
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

/** Money that came: what is undecided, each with the orders that it may pay; or what was decided. */
export async function listReceipts(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  findCandidates: FindCandidates,
  query: Query,
) {
  const { page, size, state } = query
  const found = receiptsIn(db, state ?? 'OPEN')
  const rows = await found
    .selectAll('receipts')
    .select((it) => [
      isUndecided(it).as('is_open'),
      it
        .exists(
          it
            .selectFrom('refunds')
            .select('id')
            .whereRef('receipt_id', '=', 'receipts.id')
            .where('status', '<>', 'VOID'),
        )
        .as('goes_back'),
    ])
    .orderBy('received_at', 'desc')
    .orderBy('receipts.id')
    .limit(size)
    .offset((page - 1) * size)
    .execute()
  const open = rows.filter(({ is_open }) => is_open)
  const orders = await findCandidates(db, open.map(toDeposit), now())
  return toLongPage(
    toReplies(rows, orders),
    await countRows(db, found.select('receipts.id')),
    query,
  )
}

const receiptsIn = (db: Db, state: NonNullable<Query['state']>) =>
  db
    .selectFrom('receipts')
    .where((it) => (state === 'OPEN' ? isUndecided(it) : it.not(isUndecided(it))))

export const toDeposit = ({ amount, sender, received_at }: ReceiptRow) => ({
  amount: won(amount),
  depositor: sender ?? '',
  receivedAt: received_at,
})

type Listed = ReceiptRow & { readonly is_open: unknown; readonly goes_back: unknown }

/** An order that one receipt matches exactly is proposed for no other. */
function toReplies(rows: readonly Listed[], orders: readonly CandidateOrder[]): ListedReceipt[] {
  const matchOf = depositMatcher(orders)
  const matches = rows.map((row) => (row.is_open ? matchOf(toDeposit(row)) : null))
  const claimed = new Set(
    matches.flatMap((match) => (match?.kind === 'EXACT' ? [match.orders[0]!.number] : [])),
  )
  const unclaimed = orders.filter(({ number }) => !claimed.has(number))
  const matchOfUnclaimed = depositMatcher(unclaimed)
  return rows.map((row, nth) => {
    const first = matches[nth]
    const match = first && first.kind !== 'EXACT' ? matchOfUnclaimed(toDeposit(row)) : first
    const proposed = first?.kind === 'EXACT' ? first.orders : unclaimed
    return {
      ...toReceiptReply(row),
      state: stateOf(row),
      order_number: row.order_number,
      match: match?.kind ?? 'NONE',
      candidates: match ? rankCandidates(toDeposit(row), proposed).map(toCandidate) : [],
    }
  })
}

function stateOf(row: Listed): (typeof receiptStates)[number] {
  if (row.reversed_at) return 'REVERSED'
  if (row.order_number) return 'MATCHED'
  if (row.dismissed_at) return 'DISMISSED'
  return row.goes_back ? 'RETURNING' : 'OPEN'
}

const toCandidate = (order: CandidateOrder): ListedReceipt['candidates'][number] => ({
  order_number: order.number,
  customer_name: order.customerName,
  depositor_name: order.depositorName,
  phone_ending: phoneEnding(order.phone),
  product_name: order.productName,
  ordered_at: order.placedAt.toISOString(),
  amount_due: order.missing,
  status: order.status,
})
