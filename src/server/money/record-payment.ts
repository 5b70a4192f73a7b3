import { sumOf, won } from '#domain/money/won.ts'
import { hasReference, refundReferenceOf } from '#domain/refunds/refund-reference.ts'
import type { Db } from '#server/platform/database.ts'
import type { ProviderPayment } from '#server/ports/payment-provider.ts'
import { closeMatchingAlarms, openAlarm } from './alarms.ts'
import { changeRefundStatus } from './change-refund-status.ts'
import { emitTask } from './emit-task.ts'
import type { MoneyEvents } from './money-events.ts'
import { recordProviderRefund } from './record-provider-refund.ts'
import { recordReceipt } from './record-receipt.ts'
import { reverseReceipt } from './reverse-receipt.ts'
import {
  lockAccount,
  type ReceiptRow,
  type RefundRow,
  receiptsOfPayment,
  refundsOfPayment,
} from './store.ts'

interface Report {
  readonly provider: string
  readonly payment: ProviderPayment
  /** Whose payment it is; null: no order of ours asked for it. */
  readonly orderNumber: string | null
  /** When the provider was asked: an answer from before a change says nothing about it. */
  readonly readAt: Date
}

/**
 * Makes the provider's word about a payment facts: that it came, that it was reversed, and what went
 * back of it. The one way for redirect, webhook, waiting page and reconciliation; the same word twice
 * changes nothing.
 */
export async function recordPayment(
  tx: Db,
  events: MoneyEvents,
  { provider, payment, orderNumber, readAt }: Report,
  at: Date,
): Promise<void> {
  if (orderNumber) await lockAccount(tx, orderNumber)
  const { paymentKey } = payment
  const known = await receiptsOfPayment(tx, { provider, paymentKey })
  const newest = known.at(-1)
  if (newest && newest.reversed_at === null) {
    if (isGoneAgain(payment) && readAt > newest.recorded_at) {
      await reverseReceipt(tx, events, newest.id, at)
    }
  } else if (isHere(payment) && (newest?.reversed_at ?? readAt) <= readAt) {
    const movement = {
      source: 'PROVIDER',
      provider,
      method: payment.method,
      // A deposit that was reversed may come again.
      external_reference: known.length === 0 ? paymentKey : `${paymentKey}#${known.length + 1}`,
      sender: null,
      amount: payment.amount,
      receivedAt: payment.approvedAt ?? at,
      orderNumber,
    } as const
    await recordReceipt(tx, events, movement, at)
  }
  await recordRefundsOf(tx, events, { provider, payment, readAt }, at)
}

/** Money came, whatever of it went back since. */
const isHere = (payment: ProviderPayment): boolean =>
  payment.isInWon &&
  (payment.status === 'PAID' ||
    payment.status === 'PARTLY_REFUNDED' ||
    (payment.status === 'REFUNDED' && wentBackWhole(payment)))

/** A deposit that is waited for anew, or whose account ended before all of it had been given back. */
const isGoneAgain = (payment: ProviderPayment): boolean =>
  payment.status === 'WAITING_FOR_DEPOSIT' ||
  payment.status === 'EXPIRED' ||
  (payment.status === 'REFUNDED' && !wentBackWhole(payment))

/** A virtual account that is closed is told as cancelled, too, with the refunds of an earlier deposit. */
const wentBackWhole = ({ amount, refunds }: ProviderPayment): boolean =>
  sumOf(refunds.map((gone) => gone.amount)) >= amount

async function recordRefundsOf(
  tx: Db,
  events: MoneyEvents,
  { provider, payment, readAt }: Omit<Report, 'orderNumber'>,
  at: Date,
) {
  const receipt = (await receiptsOfPayment(tx, { provider, ...payment })).at(-1)
  if (!receipt) return
  // Those that bear a reference of ours first, so that no other is taken for them.
  const ours = await refundsOfPayment(tx, receipt)
  const isMarked = (gone: Gone) => ours.some(({ id }) => hasReference(gone, refundReferenceOf(id)))
  const refunds = payment.refunds.toSorted((a, b) => Number(isMarked(b)) - Number(isMarked(a)))
  for (const gone of refunds) await recordGone(tx, events, receipt, gone, at)
  if (receipt.reversed_at) return
  await compare(tx, receipt, payment, readAt, at)
  await alarmIfNotArrived(tx, receipt, payment, at)
}

/** The provider said yes and the bank no: only the owner can have it sent to another account. */
async function alarmIfNotArrived(
  tx: Db,
  { order_number: orderNumber }: ReceiptRow,
  { paymentKey, hasFailedRefund, amount, balance }: ProviderPayment,
  at: Date,
) {
  const kind = 'REFUND_NOT_ARRIVED'
  if (hasFailedRefund) {
    const about = { orderNumber, paymentKey, amount: won(amount - balance) } as const
    return openAlarm(tx, { kind, ...about, detail: {}, at })
  }
  await closeMatchingAlarms(tx, kind, { subject: orderNumber ?? paymentKey, paymentKey }, at)
}

type Gone = ProviderPayment['refunds'][number]

/** One refund that the provider tells of: ours, whose end is known by it, or one that was made there. */
async function recordGone(tx: Db, events: MoneyEvents, newest: ReceiptRow, gone: Gone, at: Date) {
  const { amount, transactionKey: externalReference } = gone
  const ofPayment = await refundsOfPayment(tx, newest)
  if (ofPayment.some((it) => it.external_reference === externalReference)) return
  const own = ownAmong(ofPayment, gone)
  if (own) {
    await changeRefundStatus(tx, events, { refundId: own.id, to: 'SENT', externalReference, at })
  } else if (!newest.reversed_at && !ofPayment.some(({ status }) => status === 'SENDING')) {
    const sentAt = gone.at < at ? gone.at : at
    const elsewhere = { receiptId: newest.id, amount, externalReference, sentAt, at }
    await recordProviderRefund(tx, events, elsewhere)
  }
}

/** By its reference, else one of its amount whose end is not known. */
function ownAmong(ofPayment: readonly RefundRow[], gone: Gone): RefundRow | undefined {
  const asked = ofPayment.filter(({ status }) => status === 'SENDING' || status === 'FAILED')
  const marked = asked.find(({ id }) => hasReference(gone, refundReferenceOf(id)))
  return marked ?? asked.find((it) => it.amount === gone.amount && it.status === 'SENDING')
}

/** What went back, there and here; what is on its way may stand in either. */
async function compare(
  tx: Db,
  receipt: ReceiptRow,
  payment: ProviderPayment,
  readAt: Date,
  at: Date,
) {
  const ofProvider = (await refundsOfPayment(tx, receipt)).filter((it) => it.paid_by === 'PROVIDER')
  // Asked for since the provider was read: the next comparison tells.
  if (ofProvider.some((it) => it.first_requested_at !== null && it.first_requested_at >= readAt))
    return
  const amountIn = (status: RefundRow['status']) =>
    sumOf(ofProvider.filter((it) => it.status === status).map(({ amount }) => won(amount)))
  const theirs = payment.amount - payment.balance
  const ours = amountIn('SENT')
  if (theirs === ours || theirs === ours + amountIn('SENDING')) {
    await tx.deleteFrom('payment_differences').where('receipt_id', '=', receipt.id).execute()
    return
  }
  const known = await tx
    .selectFrom('payment_differences')
    .selectAll()
    .where('receipt_id', '=', receipt.id)
    .executeTakeFirst()
  if (known?.theirs === theirs && known.ours === ours) return
  await tx
    .insertInto('payment_differences')
    .values({ receipt_id: receipt.id, theirs, ours, found_at: at })
    .onConflict((conflict) =>
      conflict.column('receipt_id').doUpdateSet({ theirs, ours, accepted_at: null }),
    )
    .execute()
  if (!known) await emitTask(tx, 'difference', receipt.id, at)
}
