import { won } from '#domain/money/won.ts'
import { refuse } from '#server/platform/refusal.ts'
import type { CompanyPayment, CompanyTransaction } from '#server/ports/payment-provider.ts'
import { type AskDeps, alarmIfRefused } from './ask-company.ts'
import { type AttemptRow, attemptByName } from './attempts-store.ts'
import { companyAmong } from './company.ts'
import { compareRefunds } from './compare-refunds.ts'
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
 * as long as that can happen. One that cannot be compared is the owner's, too, and keeps no other from
 * it. Running it twice changes nothing twice.
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
  await alarmIfRefused(deps, listed)
  if (listed.outcome !== 'found') refuse('COMPANY_BOOKS_UNREADABLE')
  await closeTaskAbout(deps.db, 'KEYS_REFUSED', { subject: 'KEYS_REFUSED' }, to)

  const keys = new Map(listed.transactions.map((it) => [it.paymentKey, it]))
  const deposits = await depositsToRead(deps)
  for (const attempt of [...(await settledSince(deps, from)), ...deposits]) {
    if (!keys.has(attempt.payment_key!)) keys.set(attempt.payment_key!, toMovement(attempt))
  }
  let settled = 0
  for (const movement of keys.values()) {
    if (await compareAlone(deps, orders, movement)) settled += 1
  }
  const isWhole = await keepFees(deps, company)
  if (isWhole) await closeTaskAbout(deps.db, 'SHOP_UNKNOWN', { subject: 'SHOP_UNKNOWN' }, to)
  return { compared: keys.size, settled, open_tasks: (await listOpenTasks(deps.db)).length }
}

/** The same, whatever becomes of it: one movement that fails ends no night's comparison. */
async function compareAlone(deps: AskDeps, orders: PayingOrders, movement: CompanyTransaction) {
  const { db, now, log } = deps
  const { paymentKey, providerOrderId } = movement
  try {
    const isSettled = await compare(deps, orders, movement)
    await closeTaskAbout(db, 'NOT_COMPARED', { subject: paymentKey }, now())
    return isSettled
  } catch (error) {
    log.error({ err: error, payment: paymentKey }, 'a payment could not be compared')
    const of = { orderNumber: null, paymentKey, amount: movement.amount } as const
    await openTask(db, {
      kind: 'NOT_COMPARED',
      ...of,
      detail: { order: providerOrderId },
      at: now(),
    })
    return false
  }
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
  if (read.outcome === 'nothing' && attempt) {
    await compareRefunds(deps, attempt, null, readAt)
    return false
  }
  if (read.outcome !== 'found') return false
  if (!attempt || isAnother(attempt, paymentKey)) return tellUnknown(deps, read.payment)

  const after = await takeAnswer(deps, orders, attempt.id, read.payment, readAt)
  await compareRefunds(deps, after, read.payment, readAt)
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
    await closeTaskAbout(db, 'UNKNOWN_PAYMENT', { subject: payment.paymentKey }, now())
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
