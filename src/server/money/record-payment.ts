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

interface PaymentReport {
  readonly provider: string
  readonly payment: ProviderPayment
  /** The order that is paid; null if the payment belongs to no order. */
  readonly orderNumber: string | null
  /** When the provider was asked. A reply from before a change says nothing about that change. */
  readonly readAt: Date
}

/**
 * Records what a provider reports about a payment: received, reversed, refunded. Redirect, webhook,
 * polling and reconciliation all go through here; the same report twice changes nothing.
 */
export async function recordPayment(
  tx: Db,
  events: MoneyEvents,
  { provider, payment, orderNumber, readAt }: PaymentReport,
  at: Date,
): Promise<void> {
  if (orderNumber) await lockAccount(tx, orderNumber)
  const { paymentKey } = payment
  const known = await receiptsOfPayment(tx, { provider, paymentKey })
  const newest = known.at(-1)
  if (newest && newest.reversed_at === null) {
    if (isReversed(payment) && readAt > newest.recorded_at) {
      await reverseReceipt(tx, events, newest.id, at)
    }
  } else if (isReceived(payment) && (newest?.reversed_at ?? readAt) <= readAt) {
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

/** Whether the payment arrived, even if it was refunded since. */
const isReceived = (payment: ProviderPayment): boolean =>
  payment.isInWon &&
  (payment.status === 'PAID' ||
    payment.status === 'PARTLY_REFUNDED' ||
    (payment.status === 'REFUNDED' && isFullyRefunded(payment)))

/**
 * Whether a deposit was reversed: the account waits for it again, or closed before all was
 * refunded.
 */
const isReversed = (payment: ProviderPayment): boolean =>
  payment.status === 'WAITING_FOR_DEPOSIT' ||
  payment.status === 'EXPIRED' ||
  (payment.status === 'REFUNDED' && !isFullyRefunded(payment))

/**
 * Whether the whole payment was refunded. A closed virtual account is reported as cancelled, too,
 * together with the refunds of an earlier deposit.
 */
const isFullyRefunded = ({ amount, refunds }: ProviderPayment): boolean =>
  sumOf(refunds.map(({ amount }) => amount)) >= amount

async function recordRefundsOf(
  tx: Db,
  events: MoneyEvents,
  { provider, payment, readAt }: Omit<PaymentReport, 'orderNumber'>,
  at: Date,
) {
  const receipt = (await receiptsOfPayment(tx, { provider, ...payment })).at(-1)
  if (!receipt) return
  // Refunds with a reference of ours come first, so that no other is taken for them.
  const ours = await refundsOfPayment(tx, receipt)
  const isOurs = (reported: ReportedRefund) =>
    ours.some(({ id }) => hasReference(reported, refundReferenceOf(id)))
  const refunds = payment.refunds.toSorted((a, b) => Number(isOurs(b)) - Number(isOurs(a)))
  for (const reported of refunds) await recordRefund(tx, events, receipt, reported, at)
  if (receipt.reversed_at) return
  await compare(tx, receipt, payment, readAt, at)
  await alarmIfNotArrived(tx, receipt, payment, at)
}

/**
 * Opens an alarm if the bank rejected a refund that the provider had accepted: only the owner can
 * have it sent to another account.
 */
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

type ReportedRefund = ProviderPayment['refunds'][number]

/** Records one refund that the provider reports: one of ours, or one made at the provider. */
async function recordRefund(
  tx: Db,
  events: MoneyEvents,
  newest: ReceiptRow,
  reported: ReportedRefund,
  at: Date,
) {
  const { amount, transactionKey: externalReference } = reported
  const known = await refundsOfPayment(tx, newest)
  if (known.some((it) => it.external_reference === externalReference)) return
  const own = findOwnRefund(known, reported)
  if (own) {
    await changeRefundStatus(tx, events, { refundId: own.id, to: 'SENT', externalReference, at })
  } else if (!newest.reversed_at && !known.some(({ status }) => status === 'SENDING')) {
    const sentAt = reported.at < at ? reported.at : at
    const refund = { receiptId: newest.id, amount, externalReference, sentAt, at }
    await recordProviderRefund(tx, events, refund)
  }
}

/** Finds our refund by its reference, else one of the same amount that is being sent. */
function findOwnRefund(
  known: readonly RefundRow[],
  reported: ReportedRefund,
): RefundRow | undefined {
  const requested = known.filter(({ status }) => status === 'SENDING' || status === 'FAILED')
  const referenced = requested.find(({ id }) => hasReference(reported, refundReferenceOf(id)))
  return (
    referenced ?? requested.find((it) => it.amount === reported.amount && it.status === 'SENDING')
  )
}

/**
 * Compares the refunded amount at the provider with ours. A refund that is being sent may count in
 * either.
 */
async function compare(
  tx: Db,
  receipt: ReceiptRow,
  payment: ProviderPayment,
  readAt: Date,
  at: Date,
) {
  const ofProvider = (await refundsOfPayment(tx, receipt)).filter((it) => it.paid_by === 'PROVIDER')
  // Requested after the provider was read: the next comparison decides.
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
