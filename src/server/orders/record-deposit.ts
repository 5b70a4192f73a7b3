import type {
  confirmDeposit as confirming,
  receiveDeposit as receiving,
  writeOff as writingOff,
} from '#contract/admin-orders.ts'
import type { ParsedOf } from '#contract/endpoint.ts'
import type { Won } from '#domain/money/won.ts'
import type { Deps } from '#server/deps.ts'
import {
  enterReceipt,
  readOrderBalance,
  writeOff as writeOffDue,
  writeOffStatuses,
} from '#server/money/index.ts'
import { paymentOf } from '#server/payments/index.ts'
import type { Db } from '#server/platform/database.ts'
import { runOnce } from '#server/platform/idempotency.ts'
import { refuse } from '#server/platform/refusal.ts'
import { required } from '#server/platform/required.ts'
import { type AdminWork, changedByAdmin, withOrder } from './admin-order.ts'
import type { ChangedBy } from './change-status.ts'
import { moneyEvents } from './money-events.ts'
import { findOrder, type OrderRow } from './store.ts'

interface Deposit {
  readonly amount: Won
  readonly depositor: string | null
  readonly changedBy: ChangedBy
  readonly at: Date
}

/**
 * Records money that the owner saw on the bank account for this order. Uses an undecided row of an
 * imported statement with this amount and name, if there is one.
 */
export async function recordDeposit(
  deps: Pick<Deps, 'publicUrl'>,
  tx: Db,
  order: OrderRow,
  { amount, depositor, changedBy, at }: Deposit,
): Promise<void> {
  const names = [depositor ?? order.depositor_name, depositor ? null : order.contact_name]
  const entered = { orderNumber: order.number, amount, sender: depositor, at }
  await enterReceipt(tx, moneyEvents(deps, changedBy), {
    ...entered,
    names: names.filter((name) => name !== null),
  })
}

/**
 * Records a deposit of exactly the amount due. Refuses ILLEGAL_TRANSITION: nothing is due;
 * AMOUNT_MISMATCH: another amount is due.
 */
export function confirmDeposit(
  deps: Deps,
  work: AdminWork,
  { amount, depositor }: ParsedOf<typeof confirming>['body'],
) {
  const entry = { action: 'order.confirm-deposit', detail: { amount } } as const
  return withOrder(deps, work, entry, async ({ tx, order, at }) => {
    if (order.amount_due === 0) refuse('ILLEGAL_TRANSITION')
    if (order.amount_due !== amount) refuse('AMOUNT_MISMATCH')
    const changedBy = changedByAdmin(work.admin, null)
    await recordDeposit(deps, tx, order, { amount, depositor, changedBy, at })
    const paid = required(await findOrder(tx, order.number), 'order')
    const { payment } = await paymentOf(tx, paid)
    return { order_number: order.number, status: paid.status, payment }
  })
}

/** Records a deposit of any amount. Idempotent by key. */
export function receiveDeposit(
  deps: Deps,
  work: AdminWork,
  { amount, depositor }: ParsedOf<typeof receiving>['body'],
) {
  const entry = { action: 'order.deposit', detail: { amount } } as const
  return withOrder(deps, work, entry, ({ tx, order, at }) =>
    runOnce(tx, work.context.idempotency, at, async () => {
      const changedBy = changedByAdmin(work.admin, null)
      await recordDeposit(deps, tx, order, { amount, depositor, changedBy, at })
      return readOrderBalance(tx, order.number)
    }),
  )
}

/**
 * Writes off the amount due of an order that has ended, without notifying its customer; later
 * payments are retained as recovered. Source: docs/rules.md M-12.
 *
 * Refuses ILLEGAL_TRANSITION: nothing is due, or the order can still be cancelled or refunded;
 * AMOUNT_MISMATCH: another amount is due by now.
 */
export function writeOff(deps: Deps, work: AdminWork, body: ParsedOf<typeof writingOff>['body']) {
  const entry = { action: 'order.write-off', detail: body } as const
  return withOrder(deps, work, entry, async ({ tx, order, at }) => {
    if (!writeOffStatuses.includes(order.status)) refuse('ILLEGAL_TRANSITION')
    const events = moneyEvents(deps, changedByAdmin(work.admin, null))
    await writeOffDue(tx, events, { orderNumber: order.number, ...body, at })
    return { order_number: order.number, amount: body.amount }
  })
}
