import { sql } from 'kysely'
import type { Deps } from '#server/deps.ts'
import { clientNetwork } from '#server/platform/client-network.ts'
import { constantTimeEqual } from '#server/platform/constant-time-equal.ts'
import type { RequestContext } from '#server/platform/context.ts'
import { limitRates } from '#server/platform/rate-limit.ts'
import { refuse } from '#server/platform/refusal.ts'
import type { ProviderWebhook } from '#server/ports/payment-provider.ts'
import { findProvider } from './find-provider.ts'
import { findIntentBy, type IntentRow } from './intents-store.ts'

/** The job that reads the payments that webhooks reported. */
export const WEBHOOKS_JOB = 'payment-webhooks'

const MINUTE_MS = 60_000
/** Far more than a provider sends; one that is refused is sent again later. */
const MOST_A_MINUTE = 600

/**
 * Marks the payment that a webhook event names as to be read, and starts the job that reads it.
 * Replies before the provider is asked. Stores nothing of an event that names no payment of ours:
 * an intent that is being committed at this moment is read by polling within minutes.
 *
 * Refuses PROVIDER_NOT_CONFIGURED; TOO_MANY_REQUESTS. Source: docs/rules.md PC-12.
 */
export async function receiveWebhook(
  deps: Pick<Deps, 'db' | 'now' | 'rateLimits' | 'paymentProviders' | 'log' | 'startJob'>,
  body: unknown,
  { ip }: Pick<RequestContext, 'ip'>,
) {
  const { gateway } = findProvider(deps.paymentProviders) ?? refuse('PROVIDER_NOT_CONFIGURED')
  const limit = { key: `webhook:${clientNetwork(ip)}`, max: MOST_A_MINUTE, windowMs: MINUTE_MS }
  await limitRates(deps, [limit], deps.now())
  const webhookEvent = gateway.parseWebhook(body)
  const intent = webhookEvent && (await findReportedIntent(deps, webhookEvent))
  if (!intent) return { success: true as const }

  await markReported(deps, intent)
  await deps.startJob(WEBHOOKS_JOB).catch((error: unknown) => {
    // The job runs every minute anyway.
    deps.log.warn({ err: error }, 'the webhooks’ job could not be started')
  })
  return { success: true as const }
}

/** Finds the intent that an event names; undefined for none, or if its secret is wrong. */
async function findReportedIntent(
  { db, log }: Pick<Deps, 'db' | 'log'>,
  { event, paymentKey, providerOrderId, secret }: ProviderWebhook,
): Promise<IntentRow | undefined> {
  const byKey = paymentKey ? await findIntentBy(db, 'payment_key', paymentKey) : undefined
  const intent =
    byKey ??
    (providerOrderId ? await findIntentBy(db, 'provider_order_id', providerOrderId) : undefined)
  if (!intent) log.info({ kind: event }, 'a webhook event names no payment of ours')
  if (!intent?.secret || !secret || constantTimeEqual(secret, intent.secret)) return intent
  log.warn({ intent: intent.id }, 'a webhook event has a wrong secret')
  return undefined
}

/** Each mark is later than the one before, so that the job sees an event that arrives as it reads. */
const markReported = ({ db, now }: Pick<Deps, 'db' | 'now'>, { id }: IntentRow) =>
  db
    .updateTable('payment_intents')
    .set({
      reported_at: sql`greatest(${now()}, reported_at + interval '1 millisecond')`,
    })
    .where('id', '=', id)
    .execute()
