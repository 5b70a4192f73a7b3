import { hasReference, refundReferenceOf } from '#domain/refunds/refund-reference.ts'
import type { World } from './world.ts'

/**
 * Returns requests that violate: one key per payment to confirm, per refund, and per virtual account to
 * cancel, however often they are retried.
 */
export async function duplicateIdempotencyKeys({ app, toss }: World) {
  const rows = await app.db
    .selectFrom('payment_intents')
    .select(['id', 'payment_key'])
    .where('payment_key', 'is not', null)
    .execute()
  const known = new Set(rows.map(({ payment_key }) => payment_key))
  const ends = new Map(rows.map(({ id, payment_key: of }) => [`end ${id}`, of]))
  const refunds = await app.db.selectFrom('refunds').select('id').execute()
  // Payments by refund and keys by payment; each may have at most one.
  const asked = new Map<string, Set<string>>(refunds.map(({ id }) => [id, new Set()]))
  const keys = new Map<string, Set<string>>()
  for (const { call, path, body, idempotencyKey } of toss.heard) {
    if (call !== 'confirm' && call !== 'cancel') continue
    const { paymentKey = path.split('/')[3]! } = body as { paymentKey?: string }
    // A suffix marks a new key after a repeated temporary failure, or each hour for a cancellation.
    const key = idempotencyKey!.replace(/(:\d+)+$/, '')
    const payments = asked.get(key)
    if (payments) payments.add(paymentKey)
    else if (ends.get(key) !== paymentKey) {
      keys.set(paymentKey, (keys.get(paymentKey) ?? new Set()).add(key))
    }
  }
  return [
    ...[...asked].filter(([, payments]) => payments.size > 1),
    ...[...keys].filter(([key, used]) => known.has(key) && used.size > 1),
  ]
}

/**
 * Returns intents whose virtual account was cancelled after a deposit. Cancelling (with the intent's
 * reference) must never refund money; a deposit is refunded with a refund's reference.
 */
export async function paymentsRefundedByExpiry({ app, toss }: World): Promise<readonly string[]> {
  const accounts = await app.db
    .selectFrom('payment_intents')
    .select(['id', 'payment_key'])
    .where('method', '=', 'virtual_account')
    .where('payment_key', 'is not', null)
    .execute()
  return accounts
    .filter(({ id, payment_key: key }) =>
      toss.payments
        .byKey(key!)
        .cancels.some(({ cancelReason: reason }) =>
          hasReference({ reason }, refundReferenceOf(id)),
        ),
    )
    .map(({ id }) => id)
}
