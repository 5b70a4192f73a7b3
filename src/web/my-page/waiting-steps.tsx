import type { Order } from '#contract/orders.ts'
import { waitingTexts } from '#texts/waiting.ts'
import { useFormat } from '#web/language/use-format.ts'
import { usePageTexts } from '#web/language/use-page-texts.ts'
import { useText } from '#web/language/use-text.ts'
import { isLate } from '#web/orders/report-promise.tsx'
import { Timeline } from '#web/ui/timeline.tsx'

interface WaitingStepsProps {
  readonly order: Order
  readonly due: string
  /** Absent if it cannot be read. */
  readonly survey: { readonly sentAt: string } | undefined
  readonly consultant: string | null
}

/**
 * Shows the progress of a sheet: payment, survey, reading, sheet. Reading starts when the studio
 * opens the survey.
 */
export function WaitingSteps({ order, due, survey, consultant }: WaitingStepsProps) {
  const text = usePageTexts(waitingTexts)
  const { detail } = useText().myPage
  const { day } = useFormat()
  const { paid_at: paidAt } = order.payment

  return (
    <Timeline
      events={[
        {
          title: detail.ahead.payment,
          time: paidAt && <time dateTime={paidAt}>{day(paidAt)}</time>,
          state: 'done',
        },
        {
          title: detail.ahead.survey,
          time: survey && <time dateTime={survey.sentAt}>{text.sent(day(survey.sentAt))}</time>,
          state: 'done',
        },
        order.is_work_begun
          ? { title: text.reading, time: consultant && text.by(consultant), state: 'now' }
          : { title: text.inTurn, state: 'now' },
        {
          title: detail.ahead.report,
          time: !isLate(due) && <time dateTime={due}>{detail.promise.by(day(due))}</time>,
          state: 'ahead',
        },
      ]}
    />
  )
}
