import type {
  takeLateDeposit as late,
  receiveDeposit as receiving,
  takeBackDeposit as takingBack,
  writeOffDebt as writingOff,
} from '#contract/admin-orders.ts'
import type { ParsedOf } from '#contract/endpoint.ts'
import type { Deps } from '#server/deps.ts'
import { BY_TRANSFER, extraDepositsOf, paymentOf, writeOffDebt } from '#server/payments/index.ts'
import { once } from '#server/platform/idempotency.ts'
import { refuse } from '#server/platform/refusal.ts'
import { type AdminWork, byAdmin, withOrder } from './admin-order.ts'
import { receiveDeposit } from './receive-deposit.ts'
import { takeBack } from './take-back.ts'

/**
 * The owner saw money on the account, whatever it is of: see `receiveDeposit`. A repeated call counts
 * it once.
 */
export function recordDeposit(
  deps: Deps,
  work: AdminWork,
  { amount, depositor }: ParsedOf<typeof receiving>['body'],
) {
  const entry = { action: 'order.deposit', detail: { amount } } as const
  return withOrder(deps, work, entry, ({ tx, order, at }) =>
    once(tx, work.context.idempotency, at, async () => {
      const by = byAdmin(work.admin, null)
      const received = await receiveDeposit(deps, tx, order, {
        amount,
        depositor,
        way: BY_TRANSFER,
        by,
        at,
      })
      return {
        order_number: order.number,
        status: received.order.status,
        became: received.became,
        refund_amount: received.refundAmount,
      }
    }),
  )
}

/**
 * Money came for an order that had been cancelled unpaid: it revives nothing and is owed back in full.
 * Source: docs/rules.md M-4.
 *
 * Refuses AMOUNT_MISMATCH; ILLEGAL_TRANSITION: not cancelled unpaid, or it came before.
 */
export function takeLateDeposit(
  deps: Deps,
  work: AdminWork,
  { amount, depositor }: ParsedOf<typeof late>['body'],
) {
  const entry = { action: 'order.late-deposit', detail: { amount } } as const
  return withOrder(deps, work, entry, async ({ tx, order, at }) => {
    const before = await extraDepositsOf(tx, order.number)
    const cameBefore = before.some(({ kind }) => kind === 'LATE')
    if (order.status !== 'CANCELLED' || cameBefore) refuse('ILLEGAL_TRANSITION')
    const payment = await paymentOf(tx, order.number)
    if (payment.amount !== amount) refuse('AMOUNT_MISMATCH')
    const by = byAdmin(work.admin, null)
    await receiveDeposit(deps, tx, order, { amount, depositor, way: BY_TRANSFER, by, at })
    return { order_number: order.number, status: order.status, refund_amount: amount }
  })
}

/**
 * The owner saw that the bank fetched the money of an order back.
 *
 * Refuses ILLEGAL_TRANSITION: nothing is paid, some of it has been given back, or a company took it,
 * which tells by itself.
 */
export function takeBackDeposit(
  deps: Deps,
  work: AdminWork,
  { note }: ParsedOf<typeof takingBack>['body'],
) {
  const entry = { action: 'order.deposit-taken-back', detail: { note } } as const
  return withOrder(deps, work, entry, async ({ tx, order, at }) => {
    const { provider_reference: byCompany } = await paymentOf(tx, order.number)
    if (byCompany) refuse('ILLEGAL_TRANSITION')
    await takeBack(deps, tx, order, byAdmin(work.admin, note), at)
    return { order_number: order.number, status: order.status }
  })
}

/**
 * Nobody asks for what the order's customer owes any longer; they are not told, and what comes of it
 * after all is taken. Source: docs/rules.md M-12.
 *
 * Refuses ILLEGAL_TRANSITION: nothing is owed; AMOUNT_MISMATCH: not this much any more.
 */
export function writeOff(deps: Deps, work: AdminWork, body: ParsedOf<typeof writingOff>['body']) {
  const entry = { action: 'order.write-off', detail: body } as const
  return withOrder(deps, work, entry, async ({ tx, order, at }) => {
    const by = work.admin.memberId
    await writeOffDebt(tx, { orderNumber: order.number, ...body, by, at })
    return { order_number: order.number, amount: body.amount }
  })
}
