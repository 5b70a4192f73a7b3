import type { Order } from '#contract/orders.ts'
import { useDeadline } from '#web/language/use-deadline.ts'
import { useFormat } from '#web/language/use-format.ts'
import { useText } from '#web/language/use-text.ts'
import { isDueAgain, isDueOnline } from './payment-state.ts'
import { reportStage } from './report-promise.tsx'

/**
 * Returns the required action of an order as a sentence; an amount that became due again comes
 * first.
 */
export function useRequiredAction(order: Order, isReportStopped = false): string {
  const { detail: text, surveyConsent } = useText().myPage
  const format = useFormat()
  const writeDeadline = useDeadline()
  const { payment, refund } = order

  if (isDueAgain(payment)) {
    const sentence = isDueOnline(payment) ? text.due.payAgain : text.due.transferAgain
    return sentence(format.won(order.amount_due))
  }

  function payBy(time: string): string {
    if (isDueOnline(payment)) return text.payOnlineBy(time)
    const isPartlyPaid = order.amount_due < payment.amount
    return isPartlyPaid ? text.payRestBy(format.won(order.amount_due), time) : text.payBy(time)
  }

  switch (order.canonical_status) {
    case 'PAYMENT_PENDING':
      if (!payment.due_at) return ''
      return payBy(writeDeadline(payment.due_at))
    case 'PAYMENT_COMPLETED':
      return text.surveyWaits
    case 'CONSULTING_SCHEDULED':
      if (isReportStopped) return surveyConsent.reportStops
      return order.is_due_paused ? text.promise.paused : reportStage(order, text)
    case 'RESULT_SENT':
    case 'CONSULTING_COMPLETED':
      return text.reportDone
    case 'CANCELLED':
    case 'REFUNDED':
      if (!refund || refund.amount === 0) return text.over
      if (refund.status === 'SENT') return text.refundSentSentence(format.won(refund.amount))
      return text.refundAgreedSentence(format.won(refund.amount - payment.refunded_amount))
  }
}
