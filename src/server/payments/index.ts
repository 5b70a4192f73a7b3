export { needsRefundAccount, toPaymentReply } from './payment-reply.ts'
export { markRefundPaidOut, recordRefund } from './record-refund.ts'
export { cancelPayment, settlePayment } from './settle-payment.ts'
export { startPayment } from './start-payment.ts'
export {
  type PaymentRow,
  paymentOf,
  paymentsOf,
  type RefundRow,
  refundOf,
} from './store.ts'
