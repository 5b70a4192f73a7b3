import { sql } from 'kysely'
import { bearsMark, markOf } from '#domain/refunds/refund-mark.ts'
import type { World } from './world.ts'

/**
 * Whatever is to move once is asked for under one key, however often: of each payment at most one of
 * confirming it, one of giving it back where it paid nothing, and one of each way back that we had
 * written down. A refund's own id is its key, and is asked of one payment alone, whatever its order is
 * paid by afterwards. So is the end of an account, by its attempt's: it may be asked for, and not reach
 * the company before somebody pays into the account after all.
 */
export async function keysTooMany({ app, toss }: World) {
  const { rows } = await sql<{
    id: string
    payment_key: string
    account: boolean
    intents: number
  }>`
    select id, payment_key, coalesce(method = 'virtual_account', false) as account,
      1 + (status in ('UNWANTED', 'GIVEN_BACK'))::integer
      + (select count(*) from payment_tasks where payment_tasks.payment_key = payment_attempts.payment_key
           and kind not in ('PAID_TWICE', 'UNWANTED_TAKEN_BACK', 'REFUNDED_ELSEWHERE', 'NOT_COMPARED',
             'REFUND_UNKNOWN', 'REFUND_FOUND', 'REFUND_WITHDRAWN', 'REFUND_NOT_ARRIVED'))
      as intents
    from payment_attempts where payment_key is not null
  `.execute(app.db)
  const allowed = new Map(rows.map((row) => [row.payment_key, Number(row.intents)]))
  const ends = new Map(
    rows.filter(({ account }) => account).map(({ id, payment_key: of }) => [`end ${id}`, of]),
  )
  const refunds = await app.db.selectFrom('refunds').select('id').execute()
  // Of each refund the payments, of each payment the keys, where there may be one and so many.
  const asked = new Map<string, Set<string>>(refunds.map(({ id }) => [id, new Set()]))
  const keys = new Map<string, Set<string>>()
  for (const { call, path, body, idempotencyKey } of toss.heard) {
    if (call !== 'confirm' && call !== 'cancel') continue
    const { paymentKey = path.split('/')[3]! } = body as { paymentKey?: string }
    // Another is taken where the company repeats a passing trouble to the first, and for an end each hour.
    const key = idempotencyKey!.replace(/(:\d+)+$/, '')
    const payments = asked.get(key)
    if (payments) payments.add(paymentKey)
    else if (ends.get(key) !== paymentKey) {
      keys.set(paymentKey, (keys.get(paymentKey) ?? new Set()).add(key))
    }
  }
  return [
    ...[...asked].filter(([, payments]) => payments.size > 1),
    ...[...keys].filter(([key, used]) => allowed.has(key) && used.size > allowed.get(key)!),
  ]
}

/**
 * Nothing goes back by the end of an account, which is for as long as nothing was paid into it. It bears
 * its attempt's mark; what was paid into an account after all goes back under a refund's or a task's.
 */
export async function goneByAnEnd({ app, toss }: World): Promise<readonly string[]> {
  const accounts = await app.db
    .selectFrom('payment_attempts')
    .select(['id', 'payment_key'])
    .where('method', '=', 'virtual_account')
    .where('payment_key', 'is not', null)
    .execute()
  return accounts
    .filter(({ id, payment_key: key }) =>
      toss.book
        .byKey(key!)
        .cancels.some(({ cancelReason: reason }) => bearsMark({ reason }, markOf(id))),
    )
    .map(({ id }) => id)
}
