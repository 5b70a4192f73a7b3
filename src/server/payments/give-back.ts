import { type Won, won } from '#domain/money/won.ts'
import { markOf } from '#domain/refunds/refund-mark.ts'
import { inTransaction } from '#server/platform/database.ts'
import type { AskDeps } from './ask-company.ts'
import { alarm } from './ask-company.ts'
import { type AttemptRow, attemptById, updateAttempt, updateAttemptIf } from './attempts-store.ts'
import { companyAmong } from './company.ts'
import type { PayingOrders } from './paying-orders.ts'
import { needsRefundAccount } from './payment-reply.ts'
import { closeTaskAbout, openTask } from './payment-tasks.ts'
import { postUnaskedGone } from './post-money.ts'

/**
 * Gives back money that pays nothing of ours, the way it came, in full. What cannot go back by itself
 * (a deposit needs an account) is left to the owner. Its customer is told. Source: docs/rules.md PC-8.
 */
export async function giveBack(
  deps: AskDeps,
  orders: PayingOrders,
  attempt: AttemptRow,
): Promise<void> {
  const { db, now } = deps
  const method = attempt.method ?? 'other'
  const amount = won(attempt.amount)
  if (needsRefundAccount({ method, amount })) return leave(deps, attempt, 'ACCOUNT_NEEDED')
  const { company } = companyAmong(deps.paymentProviders)!
  const answer = await company.refund({
    paymentKey: attempt.payment_key!,
    amount,
    refundedBefore: won(0),
    reason: '이미 결제된 주문',
    mark: markOf(attempt.id),
    account: null,
    idempotencyKey: `give back ${attempt.id}`,
  })
  switch (answer.outcome) {
    case 'refunded':
      return markGivenBack(deps, orders, attempt)
    case 'refused':
      return leave(deps, attempt, answer.code)
    case 'misconfigured':
    case 'shopUnknown':
      return alarm(deps, answer)
    case 'unknown':
      await updateAttempt(db, attempt.id, { asked_at: now() })
  }
}

/** Money that paid nothing has gone back. Marking it twice is marking it once. */
export function markGivenBack(
  { db, now }: Pick<AskDeps, 'db' | 'now'>,
  orders: PayingOrders,
  attempt: AttemptRow,
): Promise<void> {
  const at = now()
  const { order_number: subject, payment_key: paymentKey } = attempt
  return inTransaction(db, async (tx) => {
    await orders.lock(tx, subject)
    const change = { status: 'GIVEN_BACK', asked_at: at } as const
    if (!(await updateAttemptIf(tx, attempt.id, attempt.status, change))) return
    await postUnaskedGone(tx, attempt, won(attempt.amount), at)
    await closeTaskAbout(tx, 'PAID_TWICE', { subject, paymentKey }, at)
    await orders.tellGivenBack(tx, subject, won(attempt.amount), at)
  })
}

/** The same of another amount than was asked for; the attempt stays one that paid nothing. */
export function markMismatchGivenBack(
  { db, now }: Pick<AskDeps, 'db' | 'now'>,
  orders: PayingOrders,
  { id, order_number: orderNumber }: AttemptRow,
  amount: Won,
): Promise<void> {
  const at = now()
  return inTransaction(db, async (tx) => {
    await orders.lock(tx, orderNumber)
    const attempt = await attemptById(tx, id)
    if (attempt.failure_code !== 'MISMATCH') return
    await updateAttempt(tx, id, { failure_code: 'GIVEN_BACK' })
    await postUnaskedGone(tx, attempt, amount, at)
    await orders.tellGivenBack(tx, orderNumber, amount, at)
  })
}

function leave({ db, now }: AskDeps, attempt: AttemptRow, why: string): Promise<void> {
  const at = now()
  return inTransaction(db, async (tx) => {
    await updateAttempt(tx, attempt.id, { asked_at: at })
    const { order_number: orderNumber, payment_key: paymentKey } = attempt
    await closeTaskAbout(tx, 'PAID_TWICE', { subject: orderNumber, paymentKey }, at)
    await openTask(tx, {
      kind: 'CANNOT_GIVE_BACK',
      orderNumber,
      paymentKey,
      amount: won(attempt.amount),
      detail: { why },
      at,
    })
  })
}
