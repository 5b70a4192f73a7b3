export { CASH_RECEIPTS_JOB, keepCashReceipt } from './ask-cash-receipt.ts'
export { cashReceiptOf } from './cash-receipt-reply.ts'
export { chosenPayment, studioAccount, takesMoney } from './choose-payment.ts'
export { companyAmong } from './company.ts'
export { confirmCashReceipts } from './confirm-cash-receipts.ts'
export { followCashReceipts } from './follow-cash-receipts.ts'
export { forgetPayers } from './forget-payers.ts'
export { forgetReceiptNumbers } from './forget-receipt-numbers.ts'
export type {
  IssuedReceipt,
  OrderStanding,
  PayableOrder,
  PayingOrders,
} from './paying-orders.ts'
export { payingPages } from './paying-pages.ts'
export {
  newPayment,
  type OrderPayment,
  type PaidOrder,
  paymentOf,
  paymentsOf,
} from './payment-reply.ts'
export { processWebhooks } from './process-webhooks.ts'
export { WEBHOOKS_JOB } from './receive-webhook.ts'
export { reconcile } from './reconcile.ts'
export { watchIntents } from './watch-intents.ts'
