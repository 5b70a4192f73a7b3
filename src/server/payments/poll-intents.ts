import { keysOf } from '#domain/collections/records.ts'
import { defaultLanguage } from '#domain/languages/languages.ts'
import { won } from '#domain/money/won.ts'
import type { IntentStatus } from '#domain/payments/intent-status.ts'
import { refundReferenceOf } from '#domain/refunds/refund-reference.ts'
import { closeAlarm, openAlarm } from '#server/money/index.ts'
import { payingTexts } from '#texts/paying.ts'
import { findProvider, requireProvider } from './find-provider.ts'
import { type IntentRow, intentById, updateIntent } from './intents-store.ts'
import type { PayableOrders } from './payable-orders.ts'
import { type SyncDeps, syncPayment, UNKNOWN_FOR_MS } from './sync-payment.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const BATCH = 100
/** The provider expires what nobody approved within this time. */
const OPEN_FOR_MS = 45 * MINUTE_MS

/** Minimum time between two reads of an intent, by status. */
const restMsByStatus = {
  OPEN: 3 * MINUTE_MS,
  CONFIRMING: MINUTE_MS / 2,
  WAITING_FOR_DEPOSIT: 30 * MINUTE_MS,
  ABANDONED: MINUTE_MS,
} satisfies Partial<Record<IntentStatus, number>>

/**
 * Reads every unfinished intent at the provider, so that a lost redirect, a lost webhook or a crash
 * is caught up. Returns how many were read.
 */
export async function pollIntents(deps: SyncDeps, orders: PayableOrders): Promise<number> {
  if (!findProvider(deps.paymentProviders)) return 0
  let polled = 0
  for (const status of keysOf(restMsByStatus)) {
    for (const intent of await restedIntents(deps, status, restMsByStatus[status])) {
      await poll(deps, orders, intent).catch((error: unknown) => {
        deps.log.error({ err: error, intent: intent.id }, 'an intent could not be followed up')
      })
      polled += 1
    }
  }
  await closeResolvedAlarms(deps)
  return polled
}

function restedIntents({ db, now }: SyncDeps, status: IntentStatus, restMs: number) {
  const at = now().getTime()
  const all = db
    .selectFrom('payment_intents')
    .selectAll()
    .where('status', '=', status)
    .where((eb) =>
      eb.or([eb('last_synced_at', 'is', null), eb('last_synced_at', '<=', new Date(at - restMs))]),
    )
    .orderBy('last_synced_at')
    .limit(BATCH)
  const expires = status === 'OPEN'
  return (expires ? all.where('created_at', '>', new Date(at - OPEN_FOR_MS)) : all).execute()
}

async function poll(deps: SyncDeps, orders: PayableOrders, { id, created_at }: IntentRow) {
  await syncPayment(deps, orders, id)
  const intent = await intentById(deps.db, id)
  if (await shouldClose(deps, orders, intent)) return closeAccount(deps, intent)
  const age = deps.now().getTime() - created_at.getTime()
  if (intent.status === 'CONFIRMING' && age > UNKNOWN_FOR_MS) await openUnknownAlarm(deps, intent)
}

/** Closes alarms of payments whose outcome has become known. */
async function closeResolvedAlarms({ db, now }: SyncDeps) {
  const known = await db
    .selectFrom('money_alarms')
    .select('id')
    .where('kind', '=', 'PAYMENT_UNKNOWN')
    .where('closed_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('payment_intents')
            .select('payment_intents.id')
            .whereRef('payment_intents.payment_key', '=', 'money_alarms.payment_key')
            .where('payment_intents.status', '=', 'CONFIRMING'),
        ),
      ),
    )
    .execute()
  for (const { id } of known) {
    await closeAlarm(db, id, { by: null, resolution: 'RIGHT_AGAIN', at: now() })
  }
}

/** Whether a virtual account must be closed: abandoned, or for another amount than is due. */
async function shouldClose({ db }: SyncDeps, orders: PayableOrders, intent: IntentRow) {
  if (intent.status === 'ABANDONED') return true
  if (intent.status !== 'WAITING_FOR_DEPOSIT') return false
  const { due } = await db.transaction().execute((tx) => orders.lock(tx, intent.order_number))
  return due !== intent.amount
}

/**
 * Closes a virtual account at the provider. The provider repeats its reply to a key, even a
 * refusal, so the key changes every hour; closing moves no money.
 */
async function closeAccount(deps: SyncDeps, { id, payment_key: paymentKey }: IntentRow) {
  const { gateway } = requireProvider(deps.paymentProviders)
  const { status } = await updateIntent(deps.db, id, { last_synced_at: deps.now() })
  if (!paymentKey || (status !== 'ABANDONED' && status !== 'WAITING_FOR_DEPOSIT')) return
  const ended = await gateway.refund({
    paymentKey,
    amount: won(0),
    refundedBefore: won(0),
    reason: payingTexts[defaultLanguage].closedBeforeDeposit,
    reference: refundReferenceOf(id),
    account: null,
    idempotencyKey: `end ${id}:${Math.floor(deps.now().getTime() / HOUR_MS)}`,
  })
  if (ended.outcome !== 'refunded') return
  await deps.db
    .updateTable('payment_intents')
    .set({ status: 'FAILED', failure_code: 'ABANDONED' })
    .where('id', '=', id)
    .where('status', 'in', ['ABANDONED', 'WAITING_FOR_DEPOSIT'])
    .execute()
}

const openUnknownAlarm = ({ db, now }: SyncDeps, intent: IntentRow) =>
  openAlarm(db, {
    kind: 'PAYMENT_UNKNOWN',
    orderNumber: intent.order_number,
    paymentKey: intent.payment_key,
    amount: won(intent.amount),
    detail: {},
    at: now(),
  })
