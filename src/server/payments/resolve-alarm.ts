import type { ParsedOf } from '#contract/endpoint.ts'
import type { resolveAlarm as endpoint } from '#contract/money-tasks.ts'
import { resolutionsOf } from '#domain/payments/alarms.ts'
import { closeAlarm, listOpenAlarms } from '#server/money/index.ts'
import { audit } from '#server/platform/audit.ts'
import type { Member } from '#server/platform/caller.ts'
import type { RequestContext } from '#server/platform/context.ts'
import { inTransaction } from '#server/platform/database.ts'
import { refuse } from '#server/platform/refusal.ts'
import { findIntentBy, intentById } from './intents-store.ts'
import type { PayableOrders } from './payable-orders.ts'
import { type SyncDeps, syncPayment } from './sync-payment.ts'

interface Work {
  readonly admin: Member
  readonly context: RequestContext
}

/**
 * Resolves an alarm as the owner chose. Refuses ILLEGAL_TRANSITION: closed already, or not a
 * resolution of this kind; PAYMENT_IN_PROGRESS: the outcome is still unknown.
 */
export async function resolveAlarm(
  deps: SyncDeps,
  orders: PayableOrders,
  { admin, context }: Work,
  { params, body: { resolution } }: ParsedOf<typeof endpoint>,
) {
  const alarm = (await listOpenAlarms(deps.db)).find(({ id }) => id === params.id)
  if (!alarm || !resolutionsOf(alarm.kind).includes(resolution)) refuse('ILLEGAL_TRANSITION')
  if (resolution === 'ASK_AGAIN') await syncAgain(deps, orders, alarm.payment_key)

  const at = deps.now()
  return inTransaction(deps.db, async (tx) => {
    const isClosed = await closeAlarm(tx, alarm.id, { by: admin.memberId, resolution, at })
    const detail = { kind: alarm.kind, resolution, amount: alarm.amount }
    const entry = { action: 'money-alarm.resolve', subject: alarm.subject, detail, at } as const
    if (isClosed) await audit(tx, admin, context, entry)
    return { is_closed: isClosed }
  })
}

async function syncAgain(deps: SyncDeps, orders: PayableOrders, paymentKey: string | null) {
  const intent = paymentKey ? await findIntentBy(deps.db, 'payment_key', paymentKey) : undefined
  if (!intent) return
  await syncPayment(deps, orders, intent.id)
  const { status } = await intentById(deps.db, intent.id)
  if (status === 'CONFIRMING') refuse('PAYMENT_IN_PROGRESS')
}
