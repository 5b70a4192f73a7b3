import { won } from '#domain/money/won.ts'
import type { PaymentTaskKind } from '#domain/payments/task-resolutions.ts'
import type { Db } from '#server/platform/database.ts'
import type { CompanyPayment } from '#server/ports/payment-provider.ts'
import type { AskDeps } from './ask-company.ts'
import type { AttemptRow } from './attempts-store.ts'
import { closeTaskAbout, openTask } from './payment-tasks.ts'

const KINDS = ['REFUNDED_ELSEWHERE', 'BOOKS_DIFFER'] as const satisfies PaymentTaskKind[]

/**
 * Compares what went back of a payment, there and here; a refund that is on its way may stand in
 * either. What differs is the owner's task, which closes itself once it is right. `payment` is null
 * where the company knows of none; `readAt` is when it was asked for, so that what we gave back since
 * is no difference. What a bank could not pay out is the owner's task, too. Source: docs/rules.md PC-9, PC-10.
 */
export async function compareRefunds(
  { db, now }: Pick<AskDeps, 'db' | 'now'>,
  attempt: AttemptRow,
  payment: CompanyPayment | null,
  readAt: Date,
): Promise<void> {
  if (attempt.status !== 'SETTLED' && attempt.status !== 'GIVEN_BACK') return
  if (payment) await tellArrival(db, attempt, payment, now())
  const { done, onTheWay, leftSince } = await givenBack(db, attempt, readAt)
  if (leftSince) return
  const theirs = payment ? payment.amount - payment.balance : null
  const isSame = theirs === done || theirs === done + onTheWay
  const { order_number: orderNumber, payment_key: paymentKey } = attempt
  // More went back there than we know of: somebody gave it back in the company's own office.
  const kind = theirs !== null && theirs > done + onTheWay ? 'REFUNDED_ELSEWHERE' : 'BOOKS_DIFFER'
  for (const each of KINDS) {
    if (!isSame && each === kind) continue
    await closeTaskAbout(db, each, { subject: orderNumber, paymentKey }, now())
  }
  if (isSame) return
  await openTask(db, {
    kind,
    orderNumber,
    paymentKey,
    amount: won(kind === 'REFUNDED_ELSEWHERE' ? theirs! - done : attempt.amount),
    detail: { ours: done, theirs },
    at: now(),
  })
}

/** The company said yes, and its bank no: only the owner can have it sent to another account. */
async function tellArrival(db: Db, attempt: AttemptRow, payment: CompanyPayment, at: Date) {
  const { order_number: orderNumber, payment_key: paymentKey } = attempt
  const kind = 'REFUND_NOT_ARRIVED'
  if (!payment.hasFailedRefund) {
    return closeTaskAbout(db, kind, { subject: orderNumber, paymentKey }, at)
  }
  const amount = won(payment.amount - payment.balance)
  await openTask(db, { kind, orderNumber, paymentKey, amount, detail: {}, at })
}

async function givenBack(db: AskDeps['db'], attempt: AttemptRow, readAt: Date) {
  if (attempt.status === 'GIVEN_BACK') {
    return { done: attempt.amount, onTheWay: 0, leftSince: false }
  }
  const refunds = await db
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.payment_id')
    .select(['refunds.amount', 'refunds.status', 'refunds.paid_out_at'])
    .where('payments.provider_reference', '=', attempt.payment_key)
    .where('refunds.by_company', '=', true)
    .execute()
  const sum = (status: string) =>
    refunds.filter((it) => it.status === status).reduce((all, { amount }) => all + amount, 0)
  const leftSince = refunds.some(({ paid_out_at: at }) => at !== null && at > readAt)
  return { done: sum('PAID_OUT'), onTheWay: sum('SENDING'), leftSince }
}
