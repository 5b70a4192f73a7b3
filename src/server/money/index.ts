export { moneyAdminRoutes } from './admin-routes.ts'
export { closeAlarm, closeMatchingAlarms, listOpenAlarms, openAlarm } from './alarms.ts'
export type { CandidateOrder, FindCandidates, IncomingDeposit } from './candidates.ts'
export { addAllowance, cancelCharges, partsOfPrice, writeOff } from './charge-order.ts'
export { describeMoneyTasks } from './describe-tasks.ts'
export {
  type DatedRefund,
  isOpenRefund,
  lacksAccount,
  needsAccount,
  type OpenRefund,
  openRefundOf,
  openRefundRows,
  openRefundsOf,
  type RefundDays,
  refundDays,
  refundsOfOrder,
  sendBy,
} from './due-refunds.ts'
export { enterReceipt } from './enter-receipt.ts'
export { eraseSenders } from './erase-senders.ts'
export { ledgerPartOf } from './ledger-lines.ts'
export { markRefundSent } from './mark-refunds-sent.ts'
export { readOrderBalance } from './match-receipts.ts'
export type { MoneyEvents } from './money-events.ts'
export { isDueAgain, moneyTasks, writeOffStatuses } from './money-tasks.ts'
export { openAlarmIfRefused, openProviderAlarm } from './provider-alarms.ts'
export { recordPayment } from './record-payment.ts'
export { nameRefundAccount, storeRefundAccount } from './refund-account.ts'
export { refundCauseOf } from './refund-cause.ts'
export { sendRefunds } from './send-refunds.ts'
export {
  type AccountRows,
  accountOf,
  accountRowsOf,
  accountRowsOfOrders,
  type ReceiptRow,
  type RefundRow,
  receiptsOfPayment,
  toAccount,
} from './store.ts'
export { namesOfReceipts, namesOfRefunds } from './subject-names.ts'
export { toReceiptReply, toRefundReply } from './to-reply.ts'
