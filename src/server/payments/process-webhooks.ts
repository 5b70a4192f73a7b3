import type { Selectable } from 'kysely'
import { constantTimeEqual } from '#server/platform/constant-time-equal.ts'
import { findIntentBy, type IntentRow } from './intents-store.ts'
import type { PayableOrders } from './payable-orders.ts'
import { type SyncDeps, syncPayment } from './sync-payment.ts'
import type { PaymentTables } from './tables.ts'

type WebhookEvent = Selectable<PaymentTables['payment_webhook_events']>

const BATCH = 50

/**
 * Processes stored webhook events in any order: reads the payment at the provider and applies its
 * status. An event that fails is retried in the next run. Returns how many were processed.
 */
export async function processWebhooks(deps: SyncDeps, orders: PayableOrders): Promise<number> {
  let processed = 0
  for (const event of await waitingEvents(deps)) {
    try {
      const result = await processEvent(deps, orders, event)
      await deps.db
        .updateTable('payment_webhook_events')
        .set({ processed_at: deps.now(), result, secret: null })
        .where('id', '=', event.id)
        .execute()
      processed += 1
    } catch (error) {
      deps.log.error({ err: error, event: event.id }, 'an event could not be processed')
    }
  }
  return processed
}

const waitingEvents = ({ db }: SyncDeps): Promise<WebhookEvent[]> =>
  db
    .selectFrom('payment_webhook_events')
    .selectAll()
    .where('processed_at', 'is', null)
    .orderBy('id')
    .limit(BATCH)
    .execute()

async function processEvent(
  deps: SyncDeps,
  orders: PayableOrders,
  event: WebhookEvent,
): Promise<string> {
  const intent = await intentOf(deps, event)
  if (!intent) {
    deps.log.warn({ event: event.id, kind: event.event }, 'an event of no order of ours')
    return 'NOT_OURS'
  }
  if (event.secret && intent.secret && !constantTimeEqual(event.secret, intent.secret)) {
    deps.log.warn({ event: event.id, intent: intent.id }, 'an event with a wrong secret')
    return 'WRONG_SECRET'
  }
  await syncPayment(deps, orders, intent.id)
  return 'ASKED'
}

async function intentOf(
  { db }: SyncDeps,
  { payment_key: key, provider_order_id: id }: WebhookEvent,
): Promise<IntentRow | undefined> {
  const byKey = key ? await findIntentBy(db, 'payment_key', key) : undefined
  return byKey ?? (id ? findIntentBy(db, 'provider_order_id', id) : undefined)
}
