import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Order } from '#contract/orders.ts'
import { canSendSurvey } from '#domain/orders/order-status.ts'
import { canChangeSurvey } from '#domain/surveys/can-change-survey.ts'
import { myInquiriesAddress, publicInquiriesAddress } from '#web/inquiries/inquiry-place.ts'
import { useDeadlineTime, usePromisedDay } from '#web/language/use-deadline.ts'
import { useFormat } from '#web/language/use-format.ts'
import { useText } from '#web/language/use-text.ts'
import type { OrderProof } from '#web/own-orders/my-orders-queries.ts'
import { useIsReportStopped } from '#web/own-orders/use-is-report-stopped.ts'
import { DefinitionList } from '#web/ui/definition-list.tsx'
import { surveyChangeAddress } from './order-addresses.ts'
import { reportStage } from './report-promise.tsx'

interface OrderProgressProps {
  readonly order: Order
  readonly proof: OrderProof
}

/** Shows whether the survey is submitted and its deadline, and the progress of the result sheet. */
export function OrderProgress({ order, proof }: OrderProgressProps) {
  const text = useText().myPage.detail

  return (
    <DefinitionList
      items={[
        { term: text.survey, value: <SurveyState order={order} proof={proof} /> },
        { term: text.report, value: <ReportState order={order} proof={proof} /> },
      ]}
    />
  )
}

function SurveyState({ order, proof }: OrderProgressProps) {
  const text = useText().myPage.detail
  const format = useFormat()
  const writeTime = useDeadlineTime()

  if (order.has_survey_submitted) return <SentSurvey order={order} proof={proof} />
  if (!canSendSurvey(order.canonical_status)) return <State title={text.surveyClosed} />
  if (!order.survey_deadline) return <State title={text.surveyWaits} hint={text.surveyEarly} />
  const { survey_deadline: due } = order
  const hint = text.surveyDeadline(format.weekday(due), writeTime(due))
  return <State title={text.surveyWaits} hint={hint} />
}

/** A survey that was sent, with a link to change it until the work begins. */
function SentSurvey({ order, proof }: OrderProgressProps) {
  const text = useText().myPage.detail
  const { canonical_status: status, is_work_begun: isWorkBegun } = order
  const isOpen = canChangeSurvey({ status, isWorkBegun })
  const isStopped = useIsReportStopped(isOpen, proof)
  if (!isOpen || isStopped) return <State title={text.surveyDone} />

  const address = surveyChangeAddress(proof.orderNumber, proof.guestToken)
  const link = (
    <Link
      to={address}
      className="inline-flex min-h-touch items-center underline decoration-rule underline-offset-4 hover:decoration-ink"
    >
      {text.changeAnswers}
    </Link>
  )
  return <State title={text.surveyDone} hint={link} />
}

function ReportState({ order, proof }: OrderProgressProps) {
  const text = useText().myPage.detail
  const isStopped = useIsReportStopped(order.report_status === 0, proof)

  if (order.report_status === 1) return <State title={text.reportDone} />
  if (isStopped) return <ReportStops proof={proof} />
  if (order.report_status === 0) {
    return <ReportInWork order={order} />
  }
  if (!canSendSurvey(order.canonical_status)) return <State title={text.none} />
  return <State title={order.has_survey_submitted ? text.reportAfterPayment : text.reportLater} />
}

/** Shows the sheet's due day, and whether the studio has started reading the survey. */
function ReportInWork({ order }: { readonly order: Order }) {
  const text = useText().myPage.detail
  const writeDay = usePromisedDay()
  const stage = reportStage(order, text)
  if (!order.due_at) return <State title={stage} />
  if (order.is_due_paused) return <State title={text.promise.paused} hint={stage} />
  return <State title={text.promise.by(writeDay(order.due_at))} hint={stage} />
}

/** Explains why the sheet cannot be finished, with the studio's contact. */
function ReportStops({ proof }: Pick<OrderProgressProps, 'proof'>) {
  const text = useText().myPage.surveyConsent

  return (
    <State
      title={text.reportStops}
      hint={
        <>
          {text.reportStopsText}{' '}
          <Link
            to={proof.guestToken ? publicInquiriesAddress : myInquiriesAddress}
            className="reach underline"
          >
            {text.ask}
          </Link>
        </>
      }
    />
  )
}

function State({ title, hint }: { readonly title: string; readonly hint?: ReactNode }) {
  return (
    <>
      {title}
      {hint && <span className="block text-small text-muted">{hint}</span>}
    </>
  )
}
