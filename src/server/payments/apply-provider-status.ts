import { intentStatusAfter } from '#domain/payments/intent-status.ts'
import type { Deps } from '#server/deps.ts'
import { recordPayment } from '#server/money/index.ts'
import { type Db, inTransaction } from '#server/platform/database.ts'
import type { ProviderPayment } from '#server/ports/payment-provider.ts'
import { hasOtherActiveIntent, type IntentRow, intentById, updateIntent } from './intents-store.ts'
import type { PayableOrders } from './payable-orders.ts'

/**
 * Applies the provider's status of a payment: records its money in the order's account and updates
 * the intent. Every source (redirect, webhook, polling, reconciliation) goes through here, under
 * the order's lock. Idempotent. `readAt`: when the provider was asked.
 */
export function applyProviderStatus(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  orders: PayableOrders,
  intentId: string,
  payment: ProviderPayment,
  readAt = now(),
): Promise<IntentRow> {
  const at = now()
  return inTransaction(db, async (tx) => {
    const { order_number: orderNumber, provider } = await intentById(tx, intentId)
    await orders.lock(tx, orderNumber)
    await settleFirst(tx, intentId, payment, at)
    await recordPayment(tx, orders.events, { provider, payment, orderNumber, readAt }, at)
    const before = await intentById(tx, intentId)
    const status = await statusAfter(tx, orders, before, payment)
    const intent = await updateIntent(tx, intentId, {
      status,
      ...(status === 'SETTLED' && before.status !== 'SETTLED' && { settled_at: at }),
      failure_code: status === 'FAILED' ? (before.failure_code ?? payment.status) : null,
      payment_key: before.payment_key ?? (status === before.status ? null : payment.paymentKey),
      method: payment.method,
      // Later replies may lack it.
      secret: payment.secret ?? before.secret,
      receipt_url: payment.receiptUrl ?? before.receipt_url,
      cash_receipt: payment.cashReceipt && JSON.stringify(payment.cashReceipt),
      ...(payment.deposit && {
        deposit_account: JSON.stringify(payment.deposit.account),
        deposit_due_at: payment.deposit.dueAt,
      }),
      answer: JSON.stringify(payment.raw),
      last_synced_at: status === 'ABANDONED' && before.status !== 'ABANDONED' ? null : at,
    })
    const isNewAccount = status === 'WAITING_FOR_DEPOSIT' && before.status !== status
    if (isNewAccount && before.status !== 'SETTLED') {
      await orders.notifyOfDepositAccount(tx, orderNumber, at)
    }
    return intent
  })
}

/**
 * Settles the intent before its money is recorded, since the payment's message shows its cash
 * receipt.
 */
async function settleFirst(tx: Db, intentId: string, payment: ProviderPayment, at: Date) {
  const intent = await intentById(tx, intentId)
  const { status, refunds, paymentKey, cashReceipt } = payment
  const reported = { status, hasRefunds: refunds.length > 0, takesAmountDue: false }
  if (intent.status === 'SETTLED') return
  if (intentStatusAfter(intent.status, reported) !== 'SETTLED') return
  await updateIntent(tx, intentId, {
    status: 'SETTLED',
    settled_at: at,
    payment_key: intent.payment_key ?? paymentKey,
    cash_receipt: cashReceipt && JSON.stringify(cashReceipt),
  })
}

/**
 * Returns the status after the report. Only one virtual account at a time may be paid into, and
 * only while it takes exactly what is due.
 */
async function statusAfter(
  tx: Db,
  orders: PayableOrders,
  intent: IntentRow,
  { status, amount, refunds, isInWon, providerOrderId }: ProviderPayment,
) {
  const { due } = await orders.lock(tx, intent.order_number)
  const isOurs = isInWon && providerOrderId === intent.provider_order_id
  return intentStatusAfter(intent.status, {
    status,
    hasRefunds: refunds.length > 0,
    takesAmountDue: isOurs && amount === due && !(await hasOtherActiveIntent(tx, intent)),
  })
}
