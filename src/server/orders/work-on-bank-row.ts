import type {
  confirmBankRow as confirming,
  confirmExactBankRows as confirmingExact,
  setBankRow as setting,
} from '#contract/bank-rows.ts'
import type { ParsedOf } from '#contract/endpoint.ts'
import { won } from '#domain/money/won.ts'
import { mayBeConfirmed, mayBecome } from '#domain/payments/bank-row-states.ts'
import type { Deps } from '#server/deps.ts'
import { BY_TRANSFER, keepUnknownDeposit, settleUnknownDeposit } from '#server/payments/index.ts'
import { audit } from '#server/platform/audit.ts'
import type { Member } from '#server/platform/caller.ts'
import type { RequestContext } from '#server/platform/context.ts'
import { type Db, inTransaction } from '#server/platform/database.ts'
import { Refusal, refuse } from '#server/platform/refusal.ts'
import { byAdmin } from './admin-order.ts'
import { expectedOf, toReply } from './bank-rows.ts'
import { type BankRow, depositorsOf, lockBankRow, updateBankRow } from './bank-rows-store.ts'
import { type Expected, expectedFrom, expectedOrder } from './expected-orders.ts'
import { receiveDeposit } from './receive-deposit.ts'
import { lockOrder } from './visible-order.ts'

type BankDeps = Pick<Deps, 'db' | 'now' | 'publicUrl'>

interface By {
  readonly admin: Member
  readonly context: RequestContext
}

/**
 * The row is of this order: it pays it, waits for the rest or is owed back, by the rules of any
 * deposit. Money that stood in the book as nobody's is that order's then.
 *
 * Refuses NOT_FOUND, ORDER_NOT_FOUND; ILLEGAL_TRANSITION: the row was worked on already.
 */
export function confirmBankRow(
  deps: BankDeps,
  by: By,
  { params, body }: ParsedOf<typeof confirming>,
) {
  const at = deps.now()
  return inTransaction(deps.db, async (tx) => {
    const row = (await lockBankRow(tx, params.id)) ?? refuse('NOT_FOUND')
    if (!mayBeConfirmed(row.state)) refuse('ILLEGAL_TRANSITION')
    const received = await confirm(deps, tx, by, row, body.order_number, at)
    return {
      row: toReply(received.row, []),
      became: received.became,
      refund_amount: received.refundAmount,
    }
  })
}

/**
 * Confirms each row that is one order's beyond doubt, each by itself, of the orders that wait when it
 * begins: of two rows for one order the second is left to be looked at. Source: docs/rules.md M-9.
 */
export async function confirmExactBankRows(
  deps: BankDeps,
  by: By,
  { ids }: ParsedOf<typeof confirmingExact>['body'],
) {
  const confirmed: { id: string; order_number: string }[] = []
  let expected = await expectedFrom(deps.db, await depositorsOf(deps.db, ids), deps.now())
  for (const id of new Set(ids)) {
    const orderNumber = await inTransaction(deps.db, (tx) =>
      confirmIfExact(deps, tx, by, id, expected),
    ).catch(asLeft)
    if (!orderNumber) continue
    confirmed.push({ id, order_number: orderNumber })
    expected = expected.filter(({ number }) => number !== orderNumber)
  }
  const done = new Set(confirmed.map(({ id }) => id))
  return { confirmed, left: [...new Set(ids)].filter((id) => !done.has(id)) }
}

/** What is refused now, such as an order that is being paid otherwise, is left to be looked at. */
function asLeft(error: unknown): null {
  if (error instanceof Refusal) return null
  throw error
}

async function confirmIfExact(
  deps: BankDeps,
  tx: Db,
  by: By,
  id: string,
  expected: readonly Expected[],
): Promise<string | null> {
  const at = deps.now()
  const row = await lockBankRow(tx, id)
  if (row?.state !== 'OPEN') return null
  const orderNumber = exactOf(row, expected)
  if (!orderNumber) return null
  // Whoever was paying the same order meanwhile is through once its row is ours.
  await lockOrder(tx, orderNumber)
  const now = await expectedOrder(tx, orderNumber, at)
  if (!now || exactOf(row, [now]) !== orderNumber) return null
  await confirm(deps, tx, by, row, orderNumber, at)
  return orderNumber
}

function exactOf(row: BankRow, expected: readonly Expected[]): string | null {
  const { match, candidates } = toReply(row, expected)
  return match === 'EXACT' ? candidates[0]!.order_number : null
}

/**
 * Says of a row that it is nobody's who is known, that this was sent back, or that it is no customer's
 * money. What is some customer's stands in the book and among the tasks until it is theirs or gone.
 *
 * Refuses NOT_FOUND; ILLEGAL_TRANSITION. Source: docs/rules.md M-10.
 */
export function setBankRow(
  deps: BankDeps,
  { admin, context }: By,
  { params, body: { state } }: ParsedOf<typeof setting>,
) {
  const at = deps.now()
  return inTransaction(deps.db, async (tx) => {
    const before = (await lockBankRow(tx, params.id)) ?? refuse('NOT_FOUND')
    if (!mayBecome(before.state, state)) refuse('ILLEGAL_TRANSITION')
    if (state === 'UNKNOWN') await keepUnknownDeposit(tx, moneyOf(before), at)
    if (state === 'RETURNED') await settleUnknownDeposit(tx, moneyOf(before), 'RETURNED', at)
    const row = await updateBankRow(tx, before.id, { state, worked_at: at })
    await audit(tx, admin, context, {
      action: 'bank-row.set',
      subject: row.id,
      detail: { amount: row.amount, status: state },
      at,
    })
    return toReply(row, await expectedOf(tx, [row], at))
  })
}

async function confirm(
  deps: BankDeps,
  tx: Db,
  { admin, context }: By,
  row: BankRow,
  orderNumber: string,
  at: Date,
) {
  const order = await lockOrder(tx, orderNumber)
  if (row.state === 'UNKNOWN') await settleUnknownDeposit(tx, moneyOf(row), 'FOUND', at)
  const { became, refundAmount } = await receiveDeposit(deps, tx, order, {
    amount: won(row.amount),
    depositor: row.depositor,
    way: BY_TRANSFER,
    by: byAdmin(admin, null),
    at,
  })
  const change = { state: 'CONFIRMED', order_number: orderNumber, became, worked_at: at } as const
  const changed = await updateBankRow(tx, row.id, change)
  const detail = { amount: row.amount, bank_row: row.id }
  await audit(tx, admin, context, { action: 'order.deposit', subject: orderNumber, detail, at })
  return { row: changed, became, refundAmount }
}

const moneyOf = ({ id, amount, depositor, received_at }: BankRow) => ({
  id,
  amount: won(amount),
  depositor,
  receivedAt: received_at,
})
