export { forgetPayers } from './forget-payers.ts'
export { needsRefundAccount, toPaymentReply } from './payment-reply.ts'
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
