import type { ParsedOf } from '#contract/endpoint.ts'
import type { confirmPayment as endpoint, Paying } from '#contract/paying.ts'
import type { Caller } from '#server/platform/caller.ts'
import type { RequestContext } from '#server/platform/context.ts'
import { type Db, inTransaction } from '#server/platform/database.ts'
import { once } from '#server/platform/idempotency.ts'
import { refuse } from '#server/platform/refusal.ts'
import { type AskDeps, askCompany, takeMoney } from './ask-company.ts'
import { aliveAttempt, newAttempt } from './attempt-paying.ts'
import { type AttemptRow, attemptById, attemptByName, updateAttempt } from './attempts-store.ts'
import { companyAmong } from './company.ts'
import type { PayableOrder, PayingOrders } from './paying-orders.ts'
import { payingOf } from './paying-reply.ts'

interface Claimed {
  readonly attempt: AttemptRow | null
  /** The company has not been asked for it by anybody else. */
  readonly isNew: boolean
}

/**
 * Takes the money that the customer has agreed to: writes down the intent, asks the company, takes
 * its answer. Safe to repeat; of two that come at once one asks and the other reads. An end that is
 * not known answers CHECKING, and is found out by whoever asks next.
 *
 * Refuses AMOUNT_MISMATCH before the company is asked; ORDER_NOT_FOUND; PAYMENT_DECLINED;
 * PAYMENT_IN_PROGRESS: another try is under way; ILLEGAL_TRANSITION: the order was called off.
 */
export async function confirmPayment(
  deps: AskDeps,
  orders: PayingOrders,
  caller: Caller,
  { body, query }: ParsedOf<typeof endpoint>,
  { idempotency }: Pick<RequestContext, 'idempotency'>,
): Promise<Paying> {
  const at = deps.now()
  const token = body.guest_token ?? query.guest_token
  const { number, total } = await orders.find(deps.db, caller, body.order_number, token, at)
  const known = await attemptByName(deps.db, 'payment_key', body.payment_key)
  // What was asked for before it came may be less than the whole payment.
  if (body.amount !== (known?.amount ?? total)) refuse('AMOUNT_MISMATCH')
  const { provider } = companyAmong(deps.paymentProviders) ?? refuse('PAYMENT_METHOD_UNAVAILABLE')

  const { attempt, isNew } = await inTransaction(deps.db, async (tx) => {
    let claimed: Claimed = { attempt: null, isNew: false }
    const kept = await once(tx, idempotency, at, async () => {
      const order = await orders.lock(tx, number)
      claimed = await claim(tx, order, body, provider.name, at)
      return { attempt_id: claimed.attempt?.id ?? null }
    })
    if (claimed.attempt || !kept.attempt_id) return claimed
    return { attempt: await attemptById(tx, kept.attempt_id), isNew: false }
  })
  if (attempt && isNew) await takeMoney(deps, orders, attempt)
  if (attempt?.status === 'CONFIRMING' && !isNew) await askCompany(deps, orders, attempt.id)

  const end = attempt && (await attemptById(deps.db, attempt.id))
  if (end?.status === 'FAILED') refuse('PAYMENT_DECLINED', { reason: end.failure_code })
  return payingOf(deps.db, await orders.find(deps.db, caller, number, token, at))
}

async function claim(
  tx: Db,
  order: PayableOrder,
  { payment_key: key, provider_order_id: id }: ParsedOf<typeof endpoint>['body'],
  provider: string,
  at: Date,
): Promise<Claimed> {
  const known = await attemptByName(tx, 'payment_key', key)
  if (known) {
    if (known.order_number !== order.number) refuse('ORDER_NOT_FOUND')
    return { attempt: known, isNew: false }
  }
  if (order.standing === 'PAID') return { attempt: null, isNew: false }
  if (order.standing === 'OVER') refuse('ILLEGAL_TRANSITION')

  const alive = await aliveAttempt(tx, order.number)
  // Whoever follows up attempts may have found it agreed to in this very moment.
  if (alive?.payment_key === key) return { attempt: alive, isNew: false }
  if (alive && alive.status !== 'OPEN') refuse('PAYMENT_IN_PROGRESS')
  // A window of an earlier try: what was agreed to there is not taken, and ends by itself.
  if (id && id !== (alive?.provider_order_id ?? id)) refuse('PAYMENT_IN_PROGRESS')
  const open = alive ?? (await newAttempt(tx, order, provider, at))
  const attempt = await updateAttempt(tx, open.id, {
    status: 'CONFIRMING',
    payment_key: key,
    asked_at: at,
  })
  return { attempt, isNew: true }
}
