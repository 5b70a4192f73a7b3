export { cashReceiptOf, knownCashReceiptOf } from './cash-receipt-reply.ts'
export { acceptsPayments, choosePaymentMethod, studioAccount } from './choose-payment-method.ts'
export { confirmCashReceipts } from './confirm-cash-receipts.ts'
export { erasePayers } from './erase-payers.ts'
export { eraseReceiptNumbers } from './erase-receipt-numbers.ts'
export { findProvider } from './find-provider.ts'
export type {
  IssuedCashReceipt,
  OrderPaymentState,
  PayableOrder,
  PayableOrders,
} from './payable-orders.ts'
export { paymentPages } from './payment-pages.ts'
export {
  knownPaymentOf,
  newPayment,
  type OrderPayment,
  type PaidOrder,
  paymentOf,
  paymentsOf,
} from './payment-reply.ts'
export { type KnownPayment, type PaymentTraces, paymentTraces } from './payment-traces.ts'
export { pollIntents } from './poll-intents.ts'
export { processWebhooks } from './process-webhooks.ts'
export { WEBHOOKS_JOB } from './receive-webhook.ts'
export { reconcile } from './reconcile.ts'
export { CASH_RECEIPTS_JOB, partOfCashReceipt } from './request-cash-receipt.ts'
export { syncCashReceipts } from './sync-cash-receipts.ts'
