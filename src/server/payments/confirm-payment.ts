import type { ParsedOf } from '#contract/endpoint.ts'
import type { confirmPayment as endpoint, PaymentProgress } from '#contract/payment-flow.ts'
import type { Caller } from '#server/platform/caller.ts'
import type { RequestContext } from '#server/platform/context.ts'
import { type Db, inTransaction } from '#server/platform/database.ts'
import { runOnce } from '#server/platform/idempotency.ts'
import { refuse } from '#server/platform/refusal.ts'
import { findProvider } from './find-provider.ts'
import {
  findActiveIntent,
  findIntentBy,
  type IntentRow,
  intentById,
  updateIntent,
} from './intents-store.ts'
import { newIntent } from './open-intent.ts'
import type { PayableOrder, PayableOrders } from './payable-orders.ts'
import { readPaymentProgress } from './read-payment-progress.ts'
import { confirmAtProvider, type SyncDeps, syncPayment } from './sync-payment.ts'

interface Claimed {
  readonly intent: IntentRow | null
  /** Whether this call is the first to confirm it at the provider. */
  readonly isNew: boolean
}

/**
 * Takes the money that the customer has approved: stores the intent, calls the provider, applies
 * its reply. Idempotent; of two calls at once, one confirms and the other reads. An unknown outcome
 * is replied as CHECKING and is resolved by the next read.
 *
 * Refuses AMOUNT_MISMATCH before the provider is called; ORDER_NOT_FOUND; PAYMENT_DECLINED;
 * PAYMENT_IN_PROGRESS: another intent is active; ILLEGAL_TRANSITION: the order was cancelled.
 */
export async function confirmPayment(
  deps: SyncDeps,
  orders: PayableOrders,
  caller: Caller,
  { body, query }: ParsedOf<typeof endpoint>,
  { idempotency }: Pick<RequestContext, 'idempotency'>,
): Promise<PaymentProgress> {
  const at = deps.now()
  const token = body.guest_token ?? query.guest_token
  const { number, due, total_price } = await orders.find(
    deps.db,
    caller,
    body.order_number,
    token,
    at,
  )
  const known = await findIntentBy(deps.db, 'payment_key', body.payment_key)
  const expected = known?.amount ?? (due > 0 ? due : total_price)
  if (body.amount !== expected) refuse('AMOUNT_MISMATCH')
  const { provider } = findProvider(deps.paymentProviders) ?? refuse('PAYMENT_METHOD_UNAVAILABLE')

  const { intent, isNew } = await inTransaction(deps.db, async (tx) => {
    let claimed: Claimed = { intent: null, isNew: false }
    const stored = await runOnce(tx, idempotency, at, async () => {
      const order = await orders.lock(tx, number)
      claimed = await claim(tx, order, body, provider.name, at)
      return { intent_id: claimed.intent?.id ?? null }
    })
    if (claimed.intent || !stored.intent_id) return claimed
    return { intent: await intentById(tx, stored.intent_id), isNew: false }
  })
  if (intent && isNew) await confirmAtProvider(deps, orders, intent)
  if (intent?.status === 'CONFIRMING' && !isNew) await syncPayment(deps, orders, intent.id)

  const end = intent && (await intentById(deps.db, intent.id))
  if (end?.status === 'FAILED') refuse('PAYMENT_DECLINED', { reason: end.failure_code })
  return readPaymentProgress(deps.db, await orders.find(deps.db, caller, number, token, at))
}

async function claim(
  tx: Db,
  order: PayableOrder,
  { payment_key: key, provider_order_id: id }: ParsedOf<typeof endpoint>['body'],
  provider: string,
  at: Date,
): Promise<Claimed> {
  const known = await findIntentBy(tx, 'payment_key', key)
  if (known) {
    if (known.order_number !== order.number) refuse('ORDER_NOT_FOUND')
    return { intent: known, isNew: false }
  }
  if (order.paymentState === 'PAID') return { intent: null, isNew: false }
  if (order.paymentState === 'OVER') refuse('ILLEGAL_TRANSITION')

  const active = await findActiveIntent(tx, order.number)
  // The polling job may have claimed it in the meantime.
  if (active?.payment_key === key) return { intent: active, isNew: false }
  if (active && active.status !== 'OPEN') refuse('PAYMENT_IN_PROGRESS')
  // The window of an earlier intent: its approval is not confirmed and expires by itself.
  if (id && id !== (active?.provider_order_id ?? id)) refuse('PAYMENT_IN_PROGRESS')
  const open = active ?? (await newIntent(tx, order, provider, at))
  const intent = await updateIntent(tx, open.id, {
    status: 'CONFIRMING',
    payment_key: key,
    last_synced_at: at,
  })
  return { intent, isNew: true }
}
