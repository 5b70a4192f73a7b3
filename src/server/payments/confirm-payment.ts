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
  /** Nobody else has asked the provider for it. */
  readonly isNew: boolean
}

/**
 * Takes the money that the customer has agreed to: stores the intent, asks the provider, applies its
 * answer. Safe to repeat; of two calls at once one asks and the other reads. An end that is not known
 * answers CHECKING, and is found out by whoever asks next.
 *
 * Refuses AMOUNT_MISMATCH before the provider is asked; ORDER_NOT_FOUND; PAYMENT_DECLINED;
 * PAYMENT_IN_PROGRESS: another intent is under way; ILLEGAL_TRANSITION: the order was cancelled.
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
    const kept = await runOnce(tx, idempotency, at, async () => {
      const order = await orders.lock(tx, number)
      claimed = await claim(tx, order, body, provider.name, at)
      return { intent_id: claimed.intent?.id ?? null }
    })
    if (claimed.intent || !kept.intent_id) return claimed
    return { intent: await intentById(tx, kept.intent_id), isNew: false }
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

  const alive = await findActiveIntent(tx, order.number)
  // Whoever follows up intents may have found it agreed to in this very moment.
  if (alive?.payment_key === key) return { intent: alive, isNew: false }
  if (alive && alive.status !== 'OPEN') refuse('PAYMENT_IN_PROGRESS')
  // A window of an earlier intent: what was agreed to there is not taken, and ends by itself.
  if (id && id !== (alive?.provider_order_id ?? id)) refuse('PAYMENT_IN_PROGRESS')
  const open = alive ?? (await newIntent(tx, order, provider, at))
  const intent = await updateIntent(tx, open.id, {
    status: 'CONFIRMING',
    payment_key: key,
    last_synced_at: at,
  })
  return { intent, isNew: true }
}
