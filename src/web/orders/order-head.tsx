import type { Order } from '#contract/orders.ts'
import { canSendSurvey } from '#domain/orders/order-status.ts'
import type { Messages } from '#texts/messages.ts'
import { useFormat } from '#web/language/use-format.ts'
import { useText } from '#web/language/use-text.ts'
import type { OrderProof } from '#web/own-orders/my-orders-queries.ts'
import { useIsReportStopped } from '#web/own-orders/use-is-report-stopped.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { AwaitedPhotos } from './awaited-photos.tsx'
import { payingAddress, reportAddress, surveyAddress } from './order-addresses.ts'
import { isDueAgain, isDueOnline } from './payment-state.ts'
import { ReportPromise } from './report-promise.tsx'
import { SurveyDeadline } from './survey-deadline.tsx'
import { useRequiredAction } from './use-required-action.ts'

interface OrderHeadProps {
  readonly order: Order
  readonly proof: OrderProof
}

/** Shows an order's number, status and required action; payment comes first. */
export function OrderHead({ order, proof }: OrderHeadProps) {
  const text = useText().myPage
  const format = useFormat()
  const isReportStopped = useIsReportStopped(order.report_status === 0, proof)
  const waitsFor = useRequiredAction(order, isReportStopped)

  return (
    <>
      <p className="text-small text-muted tabular-nums">
        <span className="inline-block pr-4">
          {text.orders.number} {order.order_number}
        </span>
        <span className="inline-block">{format.date(order.created_at)}</span>
      </p>
      <p className="display-heading mt-2">
        <span className="sr-only">{text.detail.status} </span>
        {order.status_label}
      </p>
      {waitsFor && <p className="mt-1 text-muted">{waitsFor}</p>}
      {!isReportStopped && <ReportPromise order={order} />}
      {!isReportStopped && <AwaitedPhotos order={order} proof={proof} />}
      <SurveyDeadline order={order} />
      <NextAction order={order} proof={proof} />
    </>
  )
}

function NextAction({ order, proof }: OrderHeadProps) {
  const text = useText().myPage.detail
  const mustPay = isDueOnline(order.payment)
  const isFirstPayment = mustPay && !isDueAgain(order.payment)
  const next = isFirstPayment ? null : nextPage(order, proof, text)
  if (!mustPay && !next) return null

  return (
    <div className="mt-6 flex flex-wrap gap-3">
      {mustPay && (
        <ButtonLink reloadDocument to={payingAddress(proof.orderNumber)}>
          {text.toPay}
        </ButtonLink>
      )}
      {next && (
        <ButtonLink kind={mustPay ? 'secondary' : 'primary'} to={next.to}>
          {next.label}
        </ButtonLink>
      )}
    </div>
  )
}

function nextPage(
  { report_id: report, canonical_status: status, has_survey_submitted: surveyIn }: Order,
  { orderNumber, guestToken }: OrderProof,
  text: Messages['myPage']['detail'],
) {
  if (report) return { to: reportAddress(report, guestToken), label: text.toReport }
  return canSendSurvey(status) && !surveyIn
    ? { to: surveyAddress(orderNumber, guestToken), label: text.toSurveyAction }
    : null
}
