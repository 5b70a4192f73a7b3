import type { Order } from '#contract/orders.ts'
import { surveyUrgency } from '#domain/orders/order-deadlines.ts'
import { canSendSurvey } from '#domain/orders/order-status.ts'
import { useDeadlineTime } from '#web/language/use-deadline.ts'
import { useFormat } from '#web/language/use-format.ts'
import { useText } from '#web/language/use-text.ts'

type Due = Pick<
  Order,
  'survey_deadline' | 'survey_missed_fee' | 'has_survey_submitted' | 'canonical_status'
>

/** Whether an order's survey is outstanding and has a deadline. */
export const isSurveyDue = (order: Due): boolean =>
  order.survey_deadline !== null &&
  !order.has_survey_submitted &&
  canSendSurvey(order.canonical_status)

/**
 * Shows the survey's deadline, and what missing it costs by the order's refund rules. In clay
 * during the last two days and afterwards.
 */
export function SurveyDeadline({ order }: { readonly order: Due }) {
  const text = useText().myPage.surveyDue
  const format = useFormat()
  const writeTime = useDeadlineTime()
  if (!isSurveyDue(order) || !order.survey_deadline) return null

  const urgency = surveyUrgency(new Date(order.survey_deadline), new Date())
  const moment = [format.weekday(order.survey_deadline), writeTime(order.survey_deadline)] as const
  const fee = order.survey_missed_fee
  const isCalm = urgency === 'CALM'
  const sentence = urgency === 'OVER' ? text.over(...moment) : text.by(...moment)

  return (
    <div className={`mt-3 border-l-2 pl-4 ${isCalm ? 'border-sand' : 'border-clay'}`}>
      <p className={isCalm ? 'text-muted' : 'font-strong text-clay-deep'}>{sentence}</p>
      <p className="text-small text-muted">
        {fee > 0 && `${(urgency === 'OVER' ? text.overFee : text.fee)(format.won(fee))} `}
        {urgency === 'OVER' ? '' : text.later}
      </p>
    </div>
  )
}
