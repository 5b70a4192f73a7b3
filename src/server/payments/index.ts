export { CASH_RECEIPTS_JOB, keepCashReceipt } from './ask-cash-receipt.ts'
export { readAgain } from './ask-company.ts'
export { bookOwed } from './book-refunds.ts'
export { cashReceiptOf } from './cash-receipt-reply.ts'
export { confirmCashReceipts } from './confirm-cash-receipts.ts'
export {
  debtOf,
  repayableOf,
  repayDebt,
  repayWithPart,
  tellDebt,
  writeOffDebt,
  writtenOffOf,
} from './debts.ts'
export { describeTasks } from './describe-tasks.ts'
export {
  divideDeposit,
  extraDepositsOf,
  heldDeposits,
  isHeld,
  keepExtraDeposit,
  keepOnHold,
  missingOf,
  missingOfEach,
  partsOf,
  releaseHeld,
} from './extra-deposits.ts'
export { followCashReceipts } from './follow-cash-receipts.ts'
export { forgetPayers } from './forget-payers.ts'
export { forgetReceiptNumbers } from './forget-receipt-numbers.ts'
export type {
  AnsweredRefunds,
  BookedRefund,
  IssuedReceipt,
  OddMoney,
  PayableOrder,
  PayingOrders,
} from './paying-orders.ts'
export { payingPages } from './paying-pages.ts'
export { needsRefundAccount, toPaymentReply } from './payment-reply.ts'
export { NOTICES_JOB } from './receive-notice.ts'
export { reconcile } from './reconcile.ts'
export {
  interestOf,
  isOwed,
  isPaidByHand,
  markRefundPaidOut,
  moneyHere,
  payableSince,
  recordRefund,
} from './record-refund.ts'
export { refundsToAccount, setRefundAccount } from './refund-account.ts'
export {
  isWithoutAccount,
  type OwedRefund,
  owedRefundOf,
  owedRefundsOf,
  payableDay,
  type RefundDays,
  refundDays,
  refundSendBy,
} from './refunds-due.ts'
export { askForRefund, beginSending, refundsToSend, takeRefundAnswer } from './send-refund.ts'
export { cancelPayment, claimOnly, settlePayment, takeBackPayment } from './settle-payment.ts'
export { startPayment, studioAccount, takesMoney } from './start-payment.ts'
export {
  type ArrivedKind,
  BY_TRANSFER,
  type ExtraDepositRow,
  type PaymentRow,
  paymentOf,
  paymentsOf,
  type RefundRow,
  refundsOf,
  type Way,
} from './store.ts'
export { keepUnknownDeposit, settleUnknownDeposit } from './unknown-deposits.ts'
export { watchAttempts } from './watch-attempts.ts'
export {
  isAnythingUnanswered,
  payOutWithdrawn,
  takeBackExtra,
  takeBackThroughCompany,
} from './withdraw-refunds.ts'
export { workOffNotices } from './work-off-notices.ts'
