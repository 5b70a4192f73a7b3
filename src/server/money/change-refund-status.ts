import type { RefundStatus } from '#domain/money/order-account.ts'
import { type Won, won } from '#domain/money/won.ts'
import type { Db } from '#server/platform/database.ts'
import { refuse } from '#server/platform/refusal.ts'
import { emitTask } from './emit-task.ts'
import { handleSentRefund } from './handle-sent-refund.ts'
import type { MoneyEvents } from './money-events.ts'
import { settleAccount } from './settle-account.ts'
import { insertRefund, lockReceipt, type ReceiptRow, refundById, updateRefund } from './store.ts'

/** From which a refund may go to each status by somebody's word; the account itself decides the others. */
const MOVES = {
  SENDING: ['AGREED'],
  SENT: ['AGREED', 'SENDING', 'FAILED', 'UNCONFIRMED'],
  FAILED: ['SENDING'],
  VOID: ['FAILED', 'UNCONFIRMED'],
} as const satisfies Partial<Record<RefundStatus, readonly RefundStatus[]>>

interface End {
  readonly refundId: string
  readonly to: keyof typeof MOVES
  /** Paid beside it, when the transfer was late. */
  readonly interest?: Won
  readonly failure?: string | null
  /** The provider's key of the movement. */
  readonly externalReference?: string | null
  readonly at: Date
}

/**
 * Records what became of a refund, by the provider's answer or the owner's: it is being sent, was sent,
 * was refused for good, or had not been sent. What follows for the account follows at once.
 *
 * Refuses NOT_FOUND; ILLEGAL_TRANSITION: another answer came first.
 */
export async function changeRefundStatus(
  tx: Db,
  events: MoneyEvents,
  { refundId, to, interest = won(0), failure, externalReference, at }: End,
): Promise<void> {
  const receipt = await lockSource(tx, refundId)
  const refund = await refundById(tx, refundId)
  if (!MOVES[to].some((from) => from === refund.status)) refuse('ILLEGAL_TRANSITION')
  const isSent = to === 'SENT'
  const ended = await updateRefund(tx, refundId, {
    status: to,
    failure: failure ?? refund.failure,
    external_reference: externalReference ?? refund.external_reference,
    ...(to === 'SENDING' && { first_requested_at: refund.first_requested_at ?? at }),
    ...(isSent && { sent_at: at, interest }),
  })
  if (isSent) await handleSentRefund(tx, events, receipt, ended)
  if (to === 'FAILED') await emitTask(tx, 'refund', refundId, at)
  if (receipt.order_number) await settleAccount(tx, events, receipt.order_number, at)
}

interface Transfer {
  readonly refundId: string
  /** The owner has transferred it already. */
  readonly isSent: boolean
  readonly at: Date
}

/**
 * Lets the owner transfer what the provider refused; its customer learns where it goes. Refuses
 * NOT_FOUND, ILLEGAL_TRANSITION.
 */
export async function transferFailedRefund(
  tx: Db,
  events: MoneyEvents,
  { refundId, isSent, at }: Transfer,
): Promise<void> {
  const { order_number: orderNumber } = await lockSource(tx, refundId)
  const { receipt_id, amount, status } = await refundById(tx, refundId)
  if (status !== 'FAILED') refuse('ILLEGAL_TRANSITION')
  await updateRefund(tx, refundId, { status: 'VOID' })
  const row = { receipt_id, paid_by: 'BANK', amount, status: 'AGREED', agreed_at: at } as const
  const { id } = await insertRefund(tx, row)
  if (isSent) return changeRefundStatus(tx, events, { refundId: id, to: 'SENT', at })
  if (!orderNumber) return
  await settleAccount(tx, events, orderNumber, at)
  await events.refundAgreed(tx, orderNumber, won(amount), at)
}

const lockSource = async (tx: Db, refundId: string): Promise<ReceiptRow> =>
  lockReceipt(tx, (await refundById(tx, refundId)).receipt_id)
