import type { ParsedOf } from '#contract/endpoint.ts'
import type {
  matchReceipt as matching,
  matchExactReceipts as matchingExact,
} from '#contract/receipts.ts'
import { itemAt } from '#domain/collections/lists.ts'
import { won } from '#domain/money/won.ts'
import { depositMatcher } from '#domain/payments/match-deposit.ts'
import type { Deps } from '#server/deps.ts'
import { audit } from '#server/platform/audit.ts'
import type { Member } from '#server/platform/caller.ts'
import type { RequestContext } from '#server/platform/context.ts'
import { type Db, inTransaction } from '#server/platform/database.ts'
import { Refusal } from '#server/platform/refusal.ts'
import type { FindCandidates } from './candidates.ts'
import { OPEN_REFUNDS } from './due-refunds.ts'
import { toDeposit } from './list-receipts.ts'
import type { MoneyEvents } from './money-events.ts'
import { matchReceipt } from './record-receipt.ts'
import { lockAccount, lockReceipt, type ReceiptRow, receiptById } from './store.ts'

interface Work {
  readonly admin: Member
  readonly context: RequestContext
}

type MatchDeps = Pick<Deps, 'db' | 'now'>

/**
 * Matches one receipt with the order that the owner chose. Refuses NOT_FOUND, ORDER_NOT_FOUND,
 * ILLEGAL_TRANSITION.
 */
export function matchByHand(
  { db, now }: MatchDeps,
  events: MoneyEvents,
  work: Work,
  { params: { id }, body: { order_number: orderNumber } }: ParsedOf<typeof matching>,
) {
  const at = now()
  return inTransaction(db, async (tx) => {
    await match(tx, events, work, { receiptId: id, orderNumber, at })
    return readOrderBalance(tx, orderNumber)
  })
}

async function match(
  tx: Db,
  events: MoneyEvents,
  { admin, context }: Work,
  { receiptId, orderNumber, at }: { receiptId: string; orderNumber: string; at: Date },
) {
  await matchReceipt(tx, events, { receiptId, orderNumber }, at)
  const detail = { order_number: orderNumber }
  await audit(tx, admin, context, { action: 'receipt.match', subject: receiptId, detail, at })
}

/** Reads an order's status, amount due and open refunds after its money changed. */
export async function readOrderBalance(tx: Db, orderNumber: string) {
  const { status, amount_due } = await tx
    .selectFrom('orders')
    .select(['status', 'amount_due'])
    .where('number', '=', orderNumber)
    .executeTakeFirstOrThrow()
  const { agreed } = await tx
    .selectFrom('refunds')
    .innerJoin('receipts', 'receipts.id', 'receipt_id')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('refunds.amount'), eb.lit(0)).as('agreed'))
    .where('order_number', '=', orderNumber)
    .where('status', 'in', OPEN_REFUNDS)
    .executeTakeFirstOrThrow()
  return {
    order_number: orderNumber,
    status,
    amount_due: won(amount_due),
    refund_amount: won(Number(agreed)),
  }
}

/**
 * Matches each receipt that fits exactly one order, each in its own transaction. An order is
 * matched once per call: a second receipt for it is left to the owner. Source: docs/rules.md M-9.
 */
export async function matchExact(
  deps: MatchDeps,
  events: MoneyEvents,
  findCandidates: FindCandidates,
  work: Work,
  { ids }: ParsedOf<typeof matchingExact>['body'],
) {
  const matched: { id: string; order_number: string }[] = []
  const taken = new Set<string>()
  const exactOf = async (db: Db, receipt: ReceiptRow) => {
    const deposit = toDeposit(receipt)
    const orders = await findCandidates(db, [deposit], deps.now())
    const found = depositMatcher(orders.filter(({ number }) => !taken.has(number)))(deposit)
    return found.kind === 'EXACT' ? itemAt(found.orders, 0).number : null
  }
  for (const id of new Set(ids)) {
    const orderNumber = await inTransaction(deps.db, async (tx) => {
      const number = await exactOf(tx, await receiptById(tx, id))
      if (number === null) return null
      // Always lock the order before its receipt; a payment in progress has finished then.
      await lockAccount(tx, number)
      if ((await exactOf(tx, await lockReceipt(tx, id))) !== number) return null
      await match(tx, events, work, { receiptId: id, orderNumber: number, at: deps.now() })
      return number
    }).catch(skipRefusal)
    if (!orderNumber) continue
    taken.add(orderNumber)
    matched.push({ id, order_number: orderNumber })
  }
  const done = new Set(matched.map(({ id }) => id))
  return { matched, left: [...new Set(ids)].filter((id) => !done.has(id)) }
}

/** Leaves a receipt that is refused now, e.g. while its order is being paid, to the owner. */
function skipRefusal(error: unknown): null {
  if (error instanceof Refusal) return null
  throw error
}
