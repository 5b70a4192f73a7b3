import { won } from '#domain/money/won.ts'
import {
  closeMatchingAlarms,
  moneyTasks,
  openAlarm,
  openAlarmIfRefused,
  recordPayment,
} from '#server/money/index.ts'
import { inTransaction } from '#server/platform/database.ts'
import { refuse } from '#server/platform/refusal.ts'
import { required } from '#server/platform/required.ts'
import type { ProviderTransaction } from '#server/ports/payment-provider.ts'
import { applyProviderStatus } from './apply-provider-status.ts'
import { findProvider, requireProvider } from './find-provider.ts'
import { findIntentBy, type IntentRow } from './intents-store.ts'
import type { PayableOrders } from './payable-orders.ts'
import { takeDepositsToRecheck } from './recheck-deposits.ts'
import { recordFees } from './record-fees.ts'
import type { SyncDeps } from './sync-payment.ts'

interface ReconciliationResult {
  /** Number of payments that were compared. */
  readonly compared: number
  /** Number of orders that turned out to be paid. */
  readonly settled: number
  readonly open_tasks: number
}

const DAY_MS = 24 * 60 * 60_000
/** Days of movements that each run compares, so that a missed night is caught up. */
const RECONCILED_DAYS = 4

/**
 * Compares the provider's movements with the studio's records: records what was missed, and opens a
 * task for what cannot be explained. Reversed deposits are not in the list of movements, so
 * deposits are read again for as long as they can be reversed. A payment that cannot be compared
 * opens an alarm and does not stop the others. Idempotent.
 *
 * Refuses PROVIDER_NOT_CONFIGURED; COMPANY_BOOKS_UNREADABLE: the provider does not answer, or
 * rejects the keys.
 */
export async function reconcile(
  deps: SyncDeps,
  orders: PayableOrders,
  from = new Date(deps.now().getTime() - RECONCILED_DAYS * DAY_MS),
): Promise<ReconciliationResult> {
  const { gateway } = findProvider(deps.paymentProviders) ?? refuse('PROVIDER_NOT_CONFIGURED')
  const to = deps.now()
  const listed = await gateway.transactions(from, to)
  await openAlarmIfRefused(deps, listed)
  if (listed.outcome !== 'found') refuse('COMPANY_BOOKS_UNREADABLE')
  await closeMatchingAlarms(deps.db, 'KEYS_REFUSED', { subject: 'KEYS_REFUSED' }, to)

  const movements = new Map(listed.transactions.map((it) => [it.paymentKey, it]))
  for (const intent of [
    ...(await settledSince(deps, from)),
    ...(await takeDepositsToRecheck(deps)),
  ]) {
    const movement = toMovement(intent)
    if (!movements.has(movement.paymentKey)) movements.set(movement.paymentKey, movement)
  }
  let settled = 0
  for (const movement of movements.values()) {
    if (await compareSafely(deps, orders, movement)) settled += 1
  }
  const hasReadFees = await recordFees(deps, gateway)
  if (hasReadFees)
    await closeMatchingAlarms(deps.db, 'SHOP_UNKNOWN', { subject: 'SHOP_UNKNOWN' }, to)
  const { questions, alarms } = await moneyTasks(deps.db, to)
  return { compared: movements.size, settled, open_tasks: questions.length + alarms.length }
}

/** Compares one movement; a failure opens an alarm instead of ending the run. */
async function compareSafely(deps: SyncDeps, orders: PayableOrders, movement: ProviderTransaction) {
  const { db, now, log } = deps
  const { paymentKey, providerOrderId, amount } = movement
  try {
    const isSettled = await compare(deps, orders, movement)
    await closeMatchingAlarms(db, 'NOT_COMPARED', { subject: paymentKey }, now())
    return isSettled
  } catch (error) {
    log.error({ err: error, payment: paymentKey }, 'a payment could not be compared')
    const detail = { order: providerOrderId }
    const about = { orderNumber: null, paymentKey, amount, detail } as const
    await openAlarm(db, { kind: 'NOT_COMPARED', ...about, at: now() })
    return false
  }
}

/**
 * Compares one movement. Returns true if an order turned out to be paid by it. Throws if the
 * provider does not know a payment of ours.
 */
async function compare(deps: SyncDeps, orders: PayableOrders, movement: ProviderTransaction) {
  const { db, now } = deps
  const { paymentKey, providerOrderId } = movement
  const { provider, gateway } = requireProvider(deps.paymentProviders)
  const readAt = now()
  const read = await gateway.read({ paymentKey })
  const intent =
    (await findIntentBy(db, 'payment_key', paymentKey)) ??
    (await findIntentBy(db, 'provider_order_id', providerOrderId))
  if (read.outcome === 'nothing' && intent) {
    throw new Error(`the provider knows nothing of payment ${paymentKey}`)
  }
  if (read.outcome !== 'found') return false
  const { payment } = read
  if (!intent || isOtherPayment(intent, paymentKey)) {
    const report = { provider: provider.name, payment, orderNumber: null, readAt }
    await inTransaction(db, (tx) => recordPayment(tx, orders.events, report, now()))
    return false
  }
  const after = await applyProviderStatus(deps, orders, intent.id, payment, readAt)
  return intent.status !== 'SETTLED' && after.status === 'SETTLED'
}

const isOtherPayment = ({ payment_key: ours }: IntentRow, theirs: string): boolean =>
  ours !== null && ours !== theirs

const settledSince = ({ db }: SyncDeps, from: Date): Promise<IntentRow[]> =>
  db
    .selectFrom('payment_intents')
    .selectAll()
    .where('settled_at', '>=', from)
    .where('status', '=', 'SETTLED')
    .execute()

const toMovement = (intent: IntentRow): ProviderTransaction => ({
  transactionKey: '',
  paymentKey: required(intent.payment_key, 'key of a settled payment'),
  providerOrderId: intent.provider_order_id,
  status: 'PAID',
  amount: won(intent.amount),
  at: intent.settled_at ?? intent.created_at,
})
