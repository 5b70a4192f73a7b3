import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Order } from '#contract/orders.ts'
import { surveyOpen } from '#domain/orders/order-status.ts'
import { myInquiriesAddress, publicInquiriesAddress } from '#web/inquiries/inquiry-place.ts'
import { useDeadlineTime } from '#web/language/use-deadline.ts'
import { useFormat } from '#web/language/use-format.ts'
import { useText } from '#web/language/use-text.ts'
import { DefinitionList } from '#web/ui/definition-list.tsx'
import { hasSensitiveData, type OrderProof } from './my-orders-queries.ts'

interface OrderProgressProps {
  readonly order: Order
  readonly proof: OrderProof
}

/** Whether the survey is in and until when it should be, and how far the result sheet is. */
export function OrderProgress({ order, proof }: OrderProgressProps) {
  const text = useText().myPage.detail

  return (
    <DefinitionList
      items={[
        { term: text.survey, value: <SurveyState order={order} /> },
        { term: text.report, value: <ReportState order={order} proof={proof} /> },
      ]}
    />
  )
}

function SurveyState({ order }: { readonly order: Order }) {
  const text = useText().myPage.detail
  const format = useFormat()
  const writeTime = useDeadlineTime()

  if (order.has_survey_submitted) return <State title={text.surveyDone} />
  if (!surveyOpen(order.canonical_status)) return <State title={text.surveyClosed} />
  if (!order.survey_deadline) return <State title={text.surveyWaits} hint={text.surveyEarly} />
  const { survey_deadline: due } = order
  const hint = text.surveyDeadline(format.weekday(due), writeTime(due))
  return <State title={text.surveyWaits} hint={hint} />
}

function ReportState({ order, proof }: OrderProgressProps) {
  const text = useText().myPage.detail

  if (order.report_status === 1) return <State title={text.reportDone} />
  if (order.report_status === 0) return <SheetInWork proof={proof} />
  if (!surveyOpen(order.canonical_status)) return <State title={text.none} />
  return <State title={order.has_survey_submitted ? text.reportAfterPayment : text.reportLater} />
}

/** A sheet that is being written; without photos and body data, once their consent is withdrawn, it stops. */
function SheetInWork({ proof }: Pick<OrderProgressProps, 'proof'>) {
  const { detail, surveyConsent } = useText().myPage
  const hasData = useQuery(hasSensitiveData(proof))

  if (hasData.data !== false) {
    return <State title={detail.reportWriting} hint={detail.surveyDoneText} />
  }
  return (
    <State
      title={surveyConsent.sheetStops}
      hint={
        <>
          {surveyConsent.sheetStopsText}{' '}
          <Link
            to={proof.guestToken ? publicInquiriesAddress : myInquiriesAddress}
            className="underline"
          >
            {surveyConsent.ask}
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
