import { sumOf, won } from '#domain/money/won.ts'
import { refundAccountMethods } from '#domain/payments/refund-account-methods.ts'
import { refundReferenceOf } from '#domain/refunds/refund-reference.ts'
import type { Deps } from '#server/deps.ts'
import { type Db, inTransaction } from '#server/platform/database.ts'
import type {
  PaymentGateway,
  ProviderPayment,
  RefundOutcome,
  RefundRequest,
} from '#server/ports/payment-provider.ts'
import { changeRefundStatus } from './change-refund-status.ts'
import type { MoneyEvents } from './money-events.ts'
import { openAlarmIfRefused } from './provider-alarms.ts'
import { recordPayment } from './record-payment.ts'
import { refundAccountOf } from './refund-account.ts'
import {
  lockReceipt,
  paymentKeyOf,
  type ReceiptRow,
  refundById,
  refundsOfPayment,
  updateRefund,
} from './store.ts'

const BATCH = 100

interface SendDeps extends Pick<Deps, 'db' | 'now' | 'log'> {
  readonly gateway: PaymentGateway
}

/**
 * Sends agreed refunds through the provider that took the money, one after the other; returns how
 * many were sent. A refund with an unknown outcome is repeated in the next run with the same
 * idempotency key, so it is made once. Source: docs/rules.md R-11.
 */
export async function sendRefunds(deps: SendDeps, events: MoneyEvents): Promise<number> {
  let sent = 0
  for (const { id } of await refundsToSend(deps.db)) {
    try {
      if (await send(deps, events, id)) sent += 1
    } catch (error) {
      deps.log.error({ err: error, refund: id }, 'a refund could not be sent')
    }
  }
  return sent
}

/**
 * Selects refunds that can be sent. Those without a required account are skipped, so they do not
 * block others.
 */
const refundsToSend = (db: Db) =>
  db
    .selectFrom('refunds')
    .innerJoin('receipts', 'receipts.id', 'receipt_id')
    .leftJoin('refund_accounts', 'refund_accounts.order_number', 'receipts.order_number')
    .select('refunds.id')
    .where('paid_by', '=', 'PROVIDER')
    .where('status', 'in', ['AGREED', 'SENDING'])
    .where((eb) =>
      eb.or([eb('account', 'is not', null), eb('method', 'not in', refundAccountMethods)]),
    )
    .orderBy('agreed_at')
    .orderBy('refunds.position')
    .limit(BATCH)
    .execute()

async function send(deps: SendDeps, events: MoneyEvents, refundId: string): Promise<boolean> {
  const { db, now, log, gateway } = deps
  const intent = await inTransaction(db, (tx) => beginSending(tx, events, refundId, now()))
  if (!intent) return false
  const readAt = now()
  const outcome = await gateway.refund(intent.request)
  if (outcome.outcome !== 'refunded') {
    log.warn({ refund: refundId, outcome }, 'a refund did not end')
  }
  await openAlarmIfRefused(deps, outcome)
  const payment = await paymentAfter(gateway, intent, outcome)
  return inTransaction(db, (tx) =>
    applyOutcome(tx, events, { ...intent, refundId, outcome, payment, readAt }, now()),
  )
}

interface Intent {
  readonly receipt: ReceiptRow
  readonly request: RefundRequest
}

/**
 * Marks a refund as being sent. Null if it was settled meanwhile, or another refund of the same
 * payment is being sent.
 */
async function beginSending(
  tx: Db,
  events: MoneyEvents,
  refundId: string,
  at: Date,
): Promise<Intent | null> {
  const receipt = await lockReceipt(tx, (await refundById(tx, refundId)).receipt_id)
  const { status, amount, first_requested_at } = await refundById(tx, refundId)
  if (status !== 'AGREED' && status !== 'SENDING') return null
  const others = (await refundsOfPayment(tx, receipt)).filter(({ id }) => id !== refundId)
  if (others.some((it) => it.status === 'SENDING')) return null
  if (status === 'AGREED') await changeRefundStatus(tx, events, { refundId, to: 'SENDING', at })
  const sentBefore = others.filter((it) => it.status === 'SENT' && it.paid_by === 'PROVIDER')
  const orderNumber = receipt.order_number
  const needsAccount = refundAccountMethods.includes(receipt.method)
  const refundAccount = orderNumber && needsAccount ? await refundAccountOf(tx, orderNumber) : null
  return {
    receipt,
    request: {
      paymentKey: paymentKeyOf(receipt),
      amount: won(amount),
      refundedBefore: sumOf(sentBefore.map((it) => won(it.amount))),
      reason: orderNumber ?? receipt.id,
      reference: refundReferenceOf(refundId),
      account: refundAccount?.account ?? null,
      idempotencyKey: refundId,
      isRepeated: status === 'SENDING',
      firstAskedAt: first_requested_at ?? at,
    },
  }
}

/**
 * Returns the payment after the provider's answer. After a refusal it is read again: it may have
 * been reversed, or refunded at the provider. Null if it cannot be read now.
 */
async function paymentAfter(
  gateway: PaymentGateway,
  { receipt }: Intent,
  outcome: RefundOutcome,
): Promise<ProviderPayment | null> {
  if (outcome.outcome === 'refunded') return outcome.payment
  if (outcome.outcome !== 'refused') return null
  const read = await gateway.read({ paymentKey: paymentKeyOf(receipt) })
  return read.outcome === 'found' ? read.payment : null
}

interface RefundAnswer extends Intent {
  readonly refundId: string
  readonly outcome: RefundOutcome
  readonly payment: ProviderPayment | null
  readonly readAt: Date
}

async function applyOutcome(
  tx: Db,
  events: MoneyEvents,
  { receipt, refundId, outcome, payment, readAt }: RefundAnswer,
  at: Date,
): Promise<boolean> {
  const { order_number: orderNumber, provider } = await lockReceipt(tx, receipt.id)
  const record = async () => {
    if (payment) await recordPayment(tx, events, { provider, payment, orderNumber, readAt }, at)
  }
  await record()
  const { status } = await refundById(tx, refundId)
  if (status !== 'SENDING') return status === 'SENT'
  const failure = 'code' in outcome ? outcome.code : null
  // Also if it was refunded in parts at the provider: those parts replace this refund.
  if (payment) await changeRefundStatus(tx, events, { refundId, to: 'FAILED', failure, at })
  else if (failure) await updateRefund(tx, refundId, { failure })
  await record()
  return false
}
