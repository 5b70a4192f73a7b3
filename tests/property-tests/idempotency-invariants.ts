import { hasReference, refundReferenceOf } from '#domain/refunds/refund-reference.ts'
import type { World } from './world.ts'

/**
 * Whatever is to move once is asked for under one key, however often: a payment is confirmed under its
 * intent's, a refund sent under its own, of one payment alone. So is the end of an account, by its
 * intent's: it may be asked for, and not reach the provider before somebody pays into the account after
 * all.
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
  // Of each refund the payments, of each payment the keys, where there may be one and so many.
  const asked = new Map<string, Set<string>>(refunds.map(({ id }) => [id, new Set()]))
  const keys = new Map<string, Set<string>>()
  for (const { call, path, body, idempotencyKey } of toss.heard) {
    if (call !== 'confirm' && call !== 'cancel') continue
    const { paymentKey = path.split('/')[3]! } = body as { paymentKey?: string }
    // Another is taken where the gateway repeats a passing trouble to the first, and for an end each hour.
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
 * Nothing goes back by the end of an account, which is for as long as nothing was paid into it. It bears
 * its intent's reference; what was paid into an account after all goes back under a refund's.
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
