import type { answerRefund as endpoint } from '#contract/admin-money.ts'
import type { ParsedOf } from '#contract/endpoint.ts'
import type { Deps } from '#server/deps.ts'
import { audit } from '#server/platform/audit.ts'
import type { Member } from '#server/platform/caller.ts'
import type { RequestContext } from '#server/platform/context.ts'
import { inTransaction } from '#server/platform/database.ts'
import { refuse } from '#server/platform/refusal.ts'
import { changeRefundStatus, transferFailedRefund } from './change-refund-status.ts'
import type { MoneyEvents } from './money-events.ts'
import { refundById } from './store.ts'

/**
 * Applies the owner's answer about a refund that is unconfirmed or that the provider refused.
 *
 * Refuses NOT_FOUND; ILLEGAL_TRANSITION: the refund needs no answer, or was answered before.
 */
export function answerRefund(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  events: MoneyEvents,
  admin: Member,
  { params: { id: refundId }, body: { answer } }: ParsedOf<typeof endpoint>,
  context: RequestContext,
) {
  const at = now()
  return inTransaction(db, async (tx) => {
    const { status, amount } = await refundById(tx, refundId)
    if (status !== 'UNCONFIRMED' && status !== 'FAILED') refuse('ILLEGAL_TRANSITION')
    if (status === 'FAILED' && answer !== 'NOT_SENT') {
      await transferFailedRefund(tx, events, { refundId, isSent: answer === 'SENT', at })
    } else if (answer === 'TRANSFER') refuse('ILLEGAL_TRANSITION')
    else
      await changeRefundStatus(tx, events, {
        refundId,
        to: answer === 'SENT' ? 'SENT' : 'VOID',
        at,
      })
    const entry = {
      action: 'refund.answer',
      subject: refundId,
      detail: { answer, amount },
    } as const
    await audit(tx, admin, context, { ...entry, at })
    return { status: (await refundById(tx, refundId)).status }
  })
}
