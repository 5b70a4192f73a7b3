export { changedByAdmin } from './admin-order.ts'
export { adoptGuestOrders } from './adopt-guest-orders.ts'
export { anonymizeOrders } from './anonymize-orders.ts'
export { cancelUnpaidOrders } from './cancel-unpaid-orders.ts'
export { findCandidates } from './candidate-orders.ts'
export { completeOrders } from './complete-orders.ts'
export { lockConsultant } from './consultants.ts'
export { countWaitingOrders } from './count-waiting-orders.ts'
export { type CustomerLinks, customerLinks } from './customer-links.ts'
export { depositsDueOn } from './deposits-due.ts'
export { describeOrders } from './describe-orders.ts'
export { eraseDepositors } from './erase-depositors.ts'
export { findOrderIdByToken, issueGuestToken } from './guest-token.ts'
export { listLatestOrders } from './list-latest-orders.ts'
export { moneyEvents } from './money-events.ts'
export { orderMessageFields } from './notify-customer.ts'
export { notifyLateReports } from './notify-late-reports.ts'
export { endPauses, pausePromise, resumePromise } from './pause-promise.ts'
export { payableOrders } from './payable-orders.ts'
export { purgeGuestTokens } from './purge-guest-tokens.ts'
export { completedOrdersOf } from './read-orders.ts'
export { statusFor, statusLabel, vocabularyFor } from './reader.ts'
export { recordReport, recordWorkBegun } from './record-report.ts'
export { recordSurvey, recordSurveyChange } from './record-survey.ts'
export { remindSurveys } from './remind-surveys.ts'
export { type FoundOrder, searchOrders } from './search-orders.ts'
export type { OrderRow } from './store.ts'
export {
  findOrderFor,
  findStaffOrder,
  lockGuestOrder,
  lockOrder,
  lockStaffOrder,
} from './visible-order.ts'
