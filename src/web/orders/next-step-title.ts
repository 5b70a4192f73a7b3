import type { Order } from '#contract/orders.ts'
import type { Messages } from '#texts/messages.ts'
import { isCancelled } from './is-cancelled.ts'
import { isDueAgain, isDueOnline } from './payment-state.ts'
import { reportStage } from './report-promise.tsx'

/** Returns an order's required action, or its progress, in a few words. */
export function nextStepTitle(
  order: Order,
  { ordering: { next: text }, myPage: { detail } }: Messages,
): string {
  const { canonical_status: status, has_survey_submitted: surveyIn, payment } = order
  if (isCancelled(order)) return text.overTitle
  if (isDueAgain(payment)) return detail.due.reversedTitle
  if (isDueOnline(payment)) return detail.toBePaid
  switch (status) {
    case 'PAYMENT_PENDING':
      return text.depositTitle
    case 'PAYMENT_COMPLETED':
      return surveyIn ? text.paidTitle : text.surveyTitle
    case 'CONSULTING_SCHEDULED':
      return order.is_due_paused ? detail.promise.awaited : reportStage(order, detail)
    default:
      return text.readyTitle
  }
}
