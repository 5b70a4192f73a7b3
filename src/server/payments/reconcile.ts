import { won } from '#domain/money/won.ts'
import { refuse } from '#server/platform/refusal.ts'
import type { CompanyPayment, CompanyTransaction } from '#server/ports/payment-provider.ts'
import { type AskDeps, alarm } from './ask-company.ts'
import { type AttemptRow, attemptByName } from './attempts-store.ts'
import { companyAmong } from './company.ts'
import { keepFees } from './keep-fees.ts'
import type { PayingOrders } from './paying-orders.ts'
import { closeTaskAbout, listOpenTasks, openTask } from './payment-tasks.ts'
import { depositsToRead } from './read-deposits.ts'
import { takeAnswer } from './take-answer.ts'

export interface Reconciled {
  /** Payments that were compared. */
  readonly compared: number
  /** Orders that turned out to be paid. */
  readonly settled: number
  readonly open_tasks: number
}

const DAY_MS = 24 * 60 * 60_000
/** Movements of so many days are compared each night: a night that was missed is made good. */
const RECONCILED_DAYS = 4

/**
 * Compares the company's movements with ours: what was lost on the way is settled, what nobody can
 * explain becomes a task of the owner's, and a task that has come right is closed; what the company
 * kept is written down. A deposit that was taken back is no movement, so deposits are read again for
 * as long as that can happen. Running it twice changes nothing twice.
 *
 * Refuses PROVIDER_NOT_CONFIGURED; COMPANY_BOOKS_UNREADABLE: the company does not answer, or takes no keys.
 */
export async function reconcile(
  deps: AskDeps,
  orders: PayingOrders,
  from = new Date(deps.now().getTime() - RECONCILED_DAYS * DAY_MS),
): Promise<Reconciled> {
  const { company } = companyAmong(deps.paymentProviders) ?? refuse('PROVIDER_NOT_CONFIGURED')
  const to = deps.now()
  const listed = await company.transactions(from, to)
  if (listed.outcome === 'misconfigured') await alarm(deps, listed.code)
  if (listed.outcome !== 'found') refuse('COMPANY_BOOKS_UNREADABLE')
  await closeTaskAbout(deps.db, 'KEYS_REFUSED', 'KEYS_REFUSED', to)

  const keys = new Map(listed.transactions.map((it) => [it.paymentKey, it]))
  const deposits = await depositsToRead(deps)
  for (const attempt of [...(await settledSince(deps, from)), ...deposits]) {
    if (!keys.has(attempt.payment_key!)) keys.set(attempt.payment_key!, toMovement(attempt))
  }
  let settled = 0
  for (const movement of keys.values()) {
    if (await compare(deps, orders, movement)) settled += 1
  }
  await keepFees(deps, company)
  return { compared: keys.size, settled, open_tasks: (await listOpenTasks(deps.db)).length }
}

/** True when an order turned out to be paid by it. */
async function compare(deps: AskDeps, orders: PayingOrders, movement: CompanyTransaction) {
  const { db } = deps
  const { paymentKey, providerOrderId } = movement
  const { company } = companyAmong(deps.paymentProviders)!
  const readAt = deps.now()
  const read = await company.read({ paymentKey })
  const attempt =
    (await attemptByName(db, 'payment_key', paymentKey)) ??
    (await attemptByName(db, 'provider_order_id', providerOrderId))
  if (read.outcome === 'nothing' && attempt) return tellDifference(deps, attempt, null)
  if (read.outcome !== 'found') return false
  if (!attempt || isAnother(attempt, paymentKey)) return tellUnknown(deps, read.payment)

  const after = await takeAnswer(deps, orders, attempt.id, read.payment, readAt)
  await tellDifference(deps, after, read.payment)
  return attempt.status !== 'SETTLED' && after.status === 'SETTLED'
}

const isAnother = ({ payment_key: ours }: AttemptRow, theirs: string): boolean =>
  ours !== null && ours !== theirs

function settledSince({ db }: AskDeps, from: Date): Promise<AttemptRow[]> {
  return db
    .selectFrom('payment_attempts')
    .selectAll()
    .where('settled_at', '>=', from)
    .where('status', '=', 'SETTLED')
    .execute()
}

const toMovement = (attempt: AttemptRow): CompanyTransaction => ({
  transactionKey: '',
  paymentKey: attempt.payment_key!,
  providerOrderId: attempt.provider_order_id,
  status: 'PAID',
  amount: won(attempt.amount),
  at: attempt.settled_at ?? attempt.created_at,
})

/** Money that the company holds for us and no order of ours asked for. */
async function tellUnknown({ db, now }: AskDeps, payment: CompanyPayment): Promise<false> {
  if (payment.balance === 0) {
    await closeTaskAbout(db, 'UNKNOWN_PAYMENT', payment.paymentKey, now())
    return false
  }
  await openTask(db, {
    kind: 'UNKNOWN_PAYMENT',
    orderNumber: null,
    paymentKey: payment.paymentKey,
    amount: payment.balance,
    detail: { order: payment.providerOrderId },
    at: now(),
  })
  return false
}

/** What went back, there and here. A refund that is on its way may stand in either. */
async function tellDifference(
  { db, now }: AskDeps,
  attempt: AttemptRow,
  payment: CompanyPayment | null,
): Promise<false> {
  if (attempt.status !== 'SETTLED' && attempt.status !== 'GIVEN_BACK') return false
  const { done, onTheWay } = await givenBack(db, attempt)
  const theirs = payment ? payment.amount - payment.balance : null
  const isSame = theirs === done || theirs === done + onTheWay
  const subject = attempt.order_number
  if (isSame) {
    await closeTaskAbout(db, 'BOOKS_DIFFER', subject, now())
    return false
  }
  await openTask(db, {
    kind: 'BOOKS_DIFFER',
    orderNumber: subject,
    paymentKey: attempt.payment_key,
    amount: won(attempt.amount),
    detail: { ours: done, theirs },
    at: now(),
  })
  return false
}

async function givenBack(db: AskDeps['db'], attempt: AttemptRow) {
  if (attempt.status === 'GIVEN_BACK') return { done: attempt.amount, onTheWay: 0 }
  const refunds = await db
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.payment_id')
    .select(['refunds.amount', 'refunds.status'])
    .where('payments.provider_reference', '=', attempt.payment_key)
    .where('refunds.by_company', '=', true)
    .execute()
  const sum = (status: string) =>
    refunds.filter((it) => it.status === status).reduce((all, { amount }) => all + amount, 0)
  return { done: sum('PAID_OUT'), onTheWay: sum('SENDING') }
}
