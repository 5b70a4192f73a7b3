import type { markRefundsSent as endpoint } from '#contract/admin-money.ts'
import type { ParsedOf } from '#contract/endpoint.ts'
import {
  endOfSeoulDay,
  formatSeoulDay,
  parseSeoulDay,
  seoulDayOf,
} from '#domain/calendar/seoul-day.ts'
import { sumOf, type Won, won } from '#domain/money/won.ts'
import type { Deps } from '#server/deps.ts'
import { audit } from '#server/platform/audit.ts'
import type { Member } from '#server/platform/caller.ts'
import type { RequestContext } from '#server/platform/context.ts'
import { type Db, inTransaction } from '#server/platform/database.ts'
import { refuse } from '#server/platform/refusal.ts'
import { required } from '#server/platform/required.ts'
import { texts } from '#texts/all.ts'
import { changeRefundStatus } from './change-refund-status.ts'
import { datedRefunds, interestOf } from './due-refunds.ts'
import type { MoneyEvents } from './money-events.ts'
import { lockReceipt } from './store.ts'

/**
 * Records transfers that the studio made, on the given day or today. Each is recorded in its own
 * transaction with its audit log entry, so that one that was recorded meanwhile is skipped without
 * affecting the others.
 *
 * Refuses VALIDATION_FAILED: the day is in the future.
 */
export async function markRefundsSent(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  events: MoneyEvents,
  admin: Member,
  { refund_ids: ids, sent_on: sentOn }: ParsedOf<typeof endpoint>['body'],
  context: RequestContext,
) {
  const at = momentOf(sentOn, now(), context)
  const sent: Won[] = []
  for (const id of new Set(ids)) {
    const total = await inTransaction(db, async (tx) => {
      const paid = await markRefundSent(tx, events, id, at)
      if (paid) {
        const entry = { action: 'refund.sent', subject: id, detail: paid, at: now() } as const
        await audit(tx, admin, context, entry)
      }
      return paid && won(paid.amount + paid.interest)
    })
    if (total !== null) sent.push(total)
  }
  return { sent: sent.length, total: sumOf(sent) }
}

/** Returns the last moment of an earlier day, or the present moment for today. */
function momentOf(sentOn: string | undefined, now: Date, { language }: RequestContext): Date {
  const today = formatSeoulDay(seoulDayOf(now))
  if (!sentOn || sentOn === today) return now
  if (sentOn > today) {
    const msg = texts[language].refusals.VALIDATION_FAILED
    refuse('VALIDATION_FAILED', { detail: [{ loc: ['body', 'sent_on'], msg, type: 'too_late' }] })
  }
  return endOfSeoulDay(parseSeoulDay(sentOn))
}

/** Records one transfer with its interest; null if it is not, or no longer, to be made. */
export async function markRefundSent(tx: Db, events: MoneyEvents, refundId: string, sentAt: Date) {
  const find = () => datedRefunds(tx).where('refunds.id', '=', refundId).executeTakeFirst()
  const found = await find()
  if (!found) return null
  await lockReceipt(tx, found.receipt_id)
  const refund = required(await find(), 'locked refund')
  if (refund.status !== 'AGREED' || refund.paid_by !== 'BANK') return null
  // A refund cannot be sent before it was agreed.
  const at = sentAt < refund.agreed_at ? refund.agreed_at : sentAt
  const interest = interestOf(refund, at)
  await changeRefundStatus(tx, events, { refundId, to: 'SENT', interest, at })
  return { order_number: refund.order_number, amount: refund.amount, interest }
}
