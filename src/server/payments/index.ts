export { forgetPayers } from './forget-payers.ts'
export type { PayableOrder, PayingOrders } from './paying-orders.ts'
export { needsRefundAccount, toPaymentReply } from './payment-reply.ts'
export { NOTICES_JOB } from './receive-notice.ts'
export { markRefundPaidOut, recordRefund, setRefundAccount } from './record-refund.ts'
export { cancelPayment, settleLatePayment, settlePayment } from './settle-payment.ts'
export { startPayment } from './start-payment.ts'
export {
  type PaymentRow,
  paymentOf,
  paymentsOf,
  type RefundRow,
  refundOf,
} from './store.ts'
export { watchAttempts } from './watch-attempts.ts'
export { workOffNotices } from './work-off-notices.ts'
