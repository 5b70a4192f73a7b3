import type { payOutRefunds as payingOut } from '#contract/admin-money.ts'
import type { ParsedOf } from '#contract/endpoint.ts'
import {
  endOfSeoulDay,
  seoulDayOf,
  seoulDayOfText,
  textOfSeoulDay,
} from '#domain/calendar/seoul-day.ts'
import { sumOf, type Won, won } from '#domain/money/won.ts'
import type { Deps } from '#server/deps.ts'
import { isPaidByHand, markRefundPaidOut } from '#server/payments/index.ts'
import { audit } from '#server/platform/audit.ts'
import type { Member } from '#server/platform/caller.ts'
import type { RequestContext } from '#server/platform/context.ts'
import { type Db, inTransaction } from '#server/platform/database.ts'
import { refuse } from '#server/platform/refusal.ts'
import { texts } from '#texts/all.ts'
import { tellRefundPaidOut } from './tell-customer.ts'
import { lockOrder } from './visible-order.ts'

/**
 * The studio has paid these out, on the day named or today; each customer is told. Each is a
 * transaction of its own, with its row of the audit log, so that one that somebody else marked
 * meanwhile is passed over and keeps no other from being marked.
 *
 * Refuses VALIDATION_FAILED: a day that is still to come.
 */
export async function payOutRefunds(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  admin: Member,
  { refund_ids: ids, paid_on: paidOn }: ParsedOf<typeof payingOut>['body'],
  context: RequestContext,
) {
  const at = momentOf(paidOn, now(), context)
  const paid: Won[] = []
  for (const id of new Set(ids)) {
    const amount = await payOut(db, id, at, (tx, subject, detail) =>
      audit(tx, admin, context, { action: 'refunds.paid-out', subject, detail, at: now() }),
    )
    if (amount !== null) paid.push(amount)
  }
  return { paid_out: paid.length, total: sumOf(paid) }
}

/** The last moment of an earlier day, or now on the day itself. */
function momentOf(paidOn: string | undefined, now: Date, { language }: RequestContext): Date {
  const today = textOfSeoulDay(seoulDayOf(now))
  if (!paidOn || paidOn === today) return now
  if (paidOn > today) {
    const msg = texts[language].refusals.VALIDATION_FAILED
    refuse('VALIDATION_FAILED', { detail: [{ loc: ['body', 'paid_on'], msg, type: 'too_late' }] })
  }
  return endOfSeoulDay(seoulDayOfText(paidOn))
}

type WriteDown = (tx: Db, order: string, detail: Readonly<Record<string, unknown>>) => Promise<void>

function payOut(db: Db, refundId: string, at: Date, writeDown: WriteDown): Promise<Won | null> {
  return inTransaction(db, async (tx) => {
    const find = () =>
      tx.selectFrom('refunds').selectAll().where('id', '=', refundId).executeTakeFirst()
    const found = await find()
    if (!found) return null
    const order = await lockOrder(tx, found.order_number)
    const refund = (await find())!
    if (!isPaidByHand(refund)) return null
    // Nothing leaves before it was agreed, whatever day is named.
    const left = await markRefundPaidOut(
      tx,
      refund,
      at > refund.approved_at ? at : refund.approved_at,
    )
    const amount = won(left.amount)
    const interest = won(left.interest)
    await tellRefundPaidOut(tx, order, { amount, interest }, at)
    await writeDown(tx, order.number, { refund: refundId, amount, interest })
    return won(amount + interest)
  })
}
