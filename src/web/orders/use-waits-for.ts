import type { Order } from '#contract/orders.ts'
import { useFormat } from '#web/language/use-format.ts'
import { useText } from '#web/language/use-text.ts'

/** What an order waits for at its place in the lifecycle, in a sentence. */
export function useWaitsFor(order: Order): string {
  const text = useText().myPage.detail
  const format = useFormat()
  const { payment, survey_deadline: deadline, missing_amount: missing } = order

  switch (order.canonical_status) {
    case 'PAYMENT_PENDING':
      return payment.due_at ? text.payBy(format.dateTime(payment.due_at)) : ''
    case 'PAYMENT_COMPLETED':
      return deadline ? text.surveyBy(format.dateTime(deadline)) : text.surveyWaits
    case 'CONSULTING_SCHEDULED':
      return text.reportWriting
    case 'RESULT_SENT':
    case 'CONSULTING_COMPLETED':
      return text.reportDone
    case 'CANCELLED':
      return text.over
    case 'REFUNDED':
      if (payment.status === 'TAKEN_BACK') return text.claimedSentence(format.won(missing))
      return payment.refunded_amount > 0
        ? text.refundedSentence(format.won(payment.refunded_amount))
        : text.over
  }
}
