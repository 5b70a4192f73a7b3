import { won } from '#domain/money/won.ts'
import type { Deps } from '#server/deps.ts'
import { openAlarmIfRefused, openProviderAlarm } from '#server/money/index.ts'
import { inTransaction } from '#server/platform/database.ts'
import { required } from '#server/platform/required.ts'
import type { PaymentGateway } from '#server/ports/payment-provider.ts'
import { applyProviderStatus } from './apply-provider-status.ts'
import { findProvider, requireProvider } from './find-provider.ts'
import { type IntentRow, intentById, updateIntent, updateIntentIf } from './intents-store.ts'
import type { PayableOrders } from './payable-orders.ts'

export type SyncDeps = Pick<Deps, 'db' | 'now' | 'paymentProviders' | 'log'>

/** Time for which an outcome may stay unknown before the owner is alerted. */
export const UNKNOWN_FOR_MS = 30 * 60_000

/** Age after which a payment that the provider does not know will never exist. */
const NOT_FOUND_AFTER_MS = 45 * 60_000

/**
 * Confirms a stored intent at the provider. Calls the network, so it must run outside of
 * transactions. Can be repeated: the intent's id is the idempotency key.
 */
export async function confirmAtProvider(deps: SyncDeps, orders: PayableOrders, intent: IntentRow) {
  const { gateway } = requireProvider(deps.paymentProviders)
  const answer = await confirmAt(gateway, intent)
  switch (answer.outcome) {
    case 'settled':
    case 'waitsForDeposit':
      return void (await applyProviderStatus(deps, orders, intent.id, answer.payment))
    case 'declined':
      return void (await fail(deps, intent, answer.code))
    case 'misconfigured':
    case 'shopRefused':
      await openProviderAlarm(deps, answer)
      return void (await fail(deps, intent, answer.code))
    case 'unknown':
      deps.log.warn({ intent: intent.id, why: answer.why }, 'the end of a payment is not known')
      return void (await syncPayment(deps, orders, intent.id))
  }
}

/**
 * Reads an intent's payment at the provider and applies its status. Confirms a payment that the
 * customer has approved and nobody has confirmed. Never throws if the provider does not answer.
 * Returns whether it answered.
 */
export async function syncPayment(
  deps: SyncDeps,
  orders: PayableOrders,
  intentId: string,
): Promise<boolean> {
  const { gateway } = findProvider(deps.paymentProviders) ?? {}
  if (!gateway) return false
  const intent = await intentById(deps.db, intentId)
  const readAt = deps.now()
  const answer = await gateway.read(
    intent.payment_key
      ? { paymentKey: intent.payment_key }
      : { providerOrderId: intent.provider_order_id },
  )
  await openAlarmIfRefused(deps, answer)
  if (answer.outcome === 'nothing') {
    await applyNotFound(deps, intent)
    return true
  }
  if (answer.outcome !== 'found') {
    await updateIntent(deps.db, intent.id, { last_synced_at: deps.now() })
    return false
  }
  await applyProviderStatus(deps, orders, intent.id, answer.payment, readAt)
  if (answer.payment.status === 'AGREED') {
    await confirmAgreed(deps, orders, intent, answer.payment.paymentKey)
  }
  return true
}

/**
 * Confirms a payment that the customer approved without returning to the site, or whose first
 * confirmation failed. Does nothing if another amount is due by now: the approval expires by
 * itself.
 */
async function confirmAgreed(
  deps: SyncDeps,
  orders: PayableOrders,
  { id, order_number: orderNumber, status, amount }: IntentRow,
  paymentKey: string,
) {
  if (status !== 'OPEN' && status !== 'CONFIRMING') return
  const change = {
    status: 'CONFIRMING',
    payment_key: paymentKey,
    last_synced_at: deps.now(),
  } as const
  const isClaimed = await inTransaction(deps.db, async (tx) => {
    const { due } = await orders.lock(tx, orderNumber)
    return due > 0 && due === amount && updateIntentIf(tx, id, status, change)
  })
  if (!isClaimed) return
  const { gateway } = requireProvider(deps.paymentProviders)
  const answer = await confirmAt(gateway, await intentById(deps.db, id))
  if ('payment' in answer) await applyProviderStatus(deps, orders, id, answer.payment)
  if (answer.outcome === 'shopRefused') await openProviderAlarm(deps, answer)
  if (answer.outcome === 'declined' || answer.outcome === 'shopRefused') {
    await fail(deps, await intentById(deps.db, id), answer.code)
  }
}

const confirmAt = (gateway: PaymentGateway, intent: IntentRow) =>
  gateway.confirm({
    paymentKey: required(intent.payment_key, 'key of a payment to confirm'),
    providerOrderId: intent.provider_order_id,
    amount: won(intent.amount),
    idempotencyKey: intent.id,
  })

const fail = ({ db, now }: SyncDeps, { id }: IntentRow, code: string) =>
  updateIntentIf(db, id, 'CONFIRMING', {
    status: 'FAILED',
    failure_code: code,
    last_synced_at: now(),
  })

/** Fails an intent that the provider does not know, once the provider can no longer learn of it. */
async function applyNotFound(deps: SyncDeps, intent: IntentRow) {
  const age = deps.now().getTime() - intent.created_at.getTime()
  const isOver = intent.status === 'CONFIRMING' && age > NOT_FOUND_AFTER_MS
  if (isOver) await fail(deps, intent, 'NOT_FOUND_PAYMENT')
  else await updateIntent(deps.db, intent.id, { last_synced_at: deps.now() })
}
