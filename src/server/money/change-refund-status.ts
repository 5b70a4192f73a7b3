import type { RefundStatus } from '#domain/money/order-account.ts'
import { type Won, won } from '#domain/money/won.ts'
import type { Db } from '#server/platform/database.ts'
import { refuse } from '#server/platform/refusal.ts'
import { emitTask } from './emit-task.ts'
import { handleSentRefund } from './handle-sent-refund.ts'
import type { MoneyEvents } from './money-events.ts'
import { settleAccount } from './settle-account.ts'
import { insertRefund, lockReceipt, type ReceiptRow, refundById, updateRefund } from './store.ts'

/**
 * Statuses from which a refund may reach each status by an answer of the provider or the owner.
 * Settling the account makes all other changes.
 */
const MOVES = {
  SENDING: ['AGREED'],
  SENT: ['AGREED', 'SENDING', 'FAILED', 'UNCONFIRMED'],
  FAILED: ['SENDING'],
  VOID: ['FAILED', 'UNCONFIRMED'],
} as const satisfies Partial<Record<RefundStatus, readonly RefundStatus[]>>

interface StatusChange {
  readonly refundId: string
  readonly to: keyof typeof MOVES
  /** Interest paid with a late transfer, in won. */
  readonly interest?: Won
  readonly failure?: string | null
  /** The provider's key of the movement. */
  readonly externalReference?: string | null
  readonly at: Date
}

/**
 * Records the provider's or the owner's answer about a refund (being sent, sent, refused, not sent)
 * and settles the account.
 *
 * Refuses NOT_FOUND; ILLEGAL_TRANSITION: another answer came first.
 */
export async function changeRefundStatus(
  tx: Db,
  events: MoneyEvents,
  { refundId, to, interest = won(0), failure, externalReference, at }: StatusChange,
): Promise<void> {
  const receipt = await lockReceiptOf(tx, refundId)
  const refund = await refundById(tx, refundId)
  if (!MOVES[to].some((from) => from === refund.status)) refuse('ILLEGAL_TRANSITION')
  const isSent = to === 'SENT'
  const changed = await updateRefund(tx, refundId, {
    status: to,
    failure: failure ?? refund.failure,
    external_reference: externalReference ?? refund.external_reference,
    ...(to === 'SENDING' && { first_requested_at: refund.first_requested_at ?? at }),
    ...(isSent && { sent_at: at, interest }),
  })
  if (isSent) await handleSentRefund(tx, events, receipt, changed)
  if (to === 'FAILED') await emitTask(tx, 'refund', refundId, at)
  if (receipt.order_number) await settleAccount(tx, events, receipt.order_number, at)
}

interface Transfer {
  readonly refundId: string
  /** The owner has already made the transfer. */
  readonly isSent: boolean
  readonly at: Date
}

/**
 * Replaces a refund that the provider refused by a bank transfer and notifies its customer.
 *
 * Refuses NOT_FOUND, ILLEGAL_TRANSITION.
 */
export async function transferFailedRefund(
  tx: Db,
  events: MoneyEvents,
  { refundId, isSent, at }: Transfer,
): Promise<void> {
  const { order_number: orderNumber } = await lockReceiptOf(tx, refundId)
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

const lockReceiptOf = async (tx: Db, refundId: string): Promise<ReceiptRow> =>
  lockReceipt(tx, (await refundById(tx, refundId)).receipt_id)
