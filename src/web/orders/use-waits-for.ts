import type { Order } from '#contract/orders.ts'
import { useDeadline } from '#web/language/use-deadline.ts'
import { useFormat } from '#web/language/use-format.ts'
import { useText } from '#web/language/use-text.ts'
import { isAskedAgainOnline, isPaidByCompany } from './order-addresses.ts'

/** What an order waits for, in a sentence: money that its customer owes before all else. */
export function useWaitsFor(order: Order, isSheetStopped = false): string {
  const { detail: text, surveyConsent } = useText().myPage
  const format = useFormat()
  const writeDeadline = useDeadline()
  const { payment, debt, missing_amount: missing } = order

  if (payment.status === 'TAKEN_BACK') {
    const claimed = isAskedAgainOnline(payment) ? text.claimedSentence : text.claimedByTransfer
    return claimed(format.won(missing))
  }
  if (debt) return text.debt.sentence(format.won(debt.amount))

  switch (order.canonical_status) {
    case 'PAYMENT_PENDING':
      if (!payment.due_at) return ''
      return (isPaidByCompany(payment) ? text.payOnlineBy : text.payBy)(
        writeDeadline(payment.due_at),
      )
    case 'PAYMENT_COMPLETED':
      return text.surveyWaits
    case 'CONSULTING_SCHEDULED':
      return isSheetStopped ? surveyConsent.sheetStops : text.reportWriting
    case 'RESULT_SENT':
    case 'CONSULTING_COMPLETED':
      return text.reportDone
    case 'CANCELLED':
      return text.over
    case 'REFUNDED': {
      if (!order.refund || order.refund.amount === 0) return text.over
      const isSent = order.refund.paid_out_at !== null
      const sentence = isSent ? text.refundSentSentence : text.refundedSentence
      return sentence(format.won(order.refund.amount))
    }
  }
}
