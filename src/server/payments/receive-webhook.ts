import { createHash } from 'node:crypto'
import type { Deps } from '#server/deps.ts'
import type { RequestContext } from '#server/platform/context.ts'
import { refuse } from '#server/platform/refusal.ts'
import { findProvider } from './find-provider.ts'

/** The job that processes stored webhook events. */
export const WEBHOOKS_JOB = 'payment-webhooks'

/**
 * Stores a webhook event once, by its transmission id, and starts the job that processes it.
 * Replies before the provider is asked. Refuses PROVIDER_NOT_CONFIGURED.
 */
export async function receiveWebhook(
  deps: Pick<Deps, 'db' | 'now' | 'paymentProviders' | 'log' | 'startJob'>,
  body: unknown,
  { header }: Pick<RequestContext, 'header'>,
) {
  const { provider, gateway } =
    findProvider(deps.paymentProviders) ?? refuse('PROVIDER_NOT_CONFIGURED')
  const webhookEvent = gateway.parseWebhook(body)
  await deps.db
    .insertInto('payment_webhook_events')
    .values({
      provider: provider.name,
      transmission_id: header(gateway.webhookIdHeader) ?? `body:${hashOf(body)}`,
      event: webhookEvent?.event ?? 'OTHER',
      payment_key: webhookEvent?.paymentKey ?? null,
      provider_order_id: webhookEvent?.providerOrderId ?? null,
      secret: webhookEvent?.secret ?? null,
      received_at: deps.now(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await deps.startJob(WEBHOOKS_JOB).catch((error: unknown) => {
    // The job runs every minute anyway.
    deps.log.warn({ err: error }, 'the webhooks’ job could not be started')
  })
  return { success: true as const }
}

const hashOf = (body: unknown) =>
  createHash('sha256').update(JSON.stringify(body)).digest('base64url')
