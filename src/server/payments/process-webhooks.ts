import type { IntentRow } from './intents-store.ts'
import type { PayableOrders } from './payable-orders.ts'
import { type SyncDeps, syncPayment } from './sync-payment.ts'

/** Maximum number of payments read in one run. */
const BATCH = 100
/** No read starts later than this after the start of a run. */
const RUN_MS = 30_000

/**
 * Reads the payments that webhooks reported at the provider and applies their status, longest
 * waiting first, each once however many events named it. One that cannot be read waits behind the
 * others for the next run. Returns how many were read.
 */
export async function processWebhooks(deps: SyncDeps, orders: PayableOrders): Promise<number> {
  const endsAt = deps.now().getTime() + RUN_MS
  let processed = 0
  for (const intent of await reportedIntents(deps)) {
    if (deps.now().getTime() > endsAt) break
    const isRead = await syncPayment(deps, orders, intent.id).catch((error: unknown) => {
      deps.log.error({ err: error, intent: intent.id }, 'a reported payment could not be processed')
      return false
    })
    await setReportedAt(deps, intent, isRead ? null : deps.now())
    if (isRead) processed += 1
  }
  return processed
}

const reportedIntents = ({ db }: SyncDeps): Promise<IntentRow[]> =>
  db
    .selectFrom('payment_intents')
    .selectAll()
    .where('reported_at', 'is not', null)
    .orderBy('reported_at')
    .limit(BATCH)
    .execute()

/** Does nothing if another event has arrived since the intent was listed. */
const setReportedAt = (
  { db }: SyncDeps,
  { id, reported_at: listed }: IntentRow,
  reportedAt: Date | null,
) =>
  db
    .updateTable('payment_intents')
    .set({ reported_at: reportedAt })
    .where('id', '=', id)
    .where('reported_at', '=', listed)
    .execute()
