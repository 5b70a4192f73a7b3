import type { Order } from '#contract/orders.ts'
import { surveyOpen } from '#domain/orders/order-status.ts'
import { useFormat } from '#web/language/use-format.ts'
import { useText } from '#web/language/use-text.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import type { OrderProof } from './my-orders-queries.ts'
import {
  isClaimedOnline,
  isPaidByCompany,
  payingAddress,
  reportAddress,
  surveyAddress,
} from './order-addresses.ts'
import { useWaitsFor } from './use-waits-for.ts'

interface OrderHeadProps {
  readonly order: Order
  readonly proof: OrderProof
}

/** Which order it is, where it stands, and the one thing to do next. */
export function OrderHead({ order, proof }: OrderHeadProps) {
  const text = useText().myPage
  const format = useFormat()
  const waitsFor = useWaitsFor(order)

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
      <NextAction order={order} proof={proof} />
    </>
  )
}

function NextAction({ order, proof: { orderNumber, guestToken } }: OrderHeadProps) {
  const text = useText().myPage.detail
  if (isPaidByCompany(order.payment) || isClaimedOnline(order)) {
    return (
      <div className="mt-6">
        <ButtonLink reloadDocument to={payingAddress(orderNumber)}>
          {text.toPay}
        </ButtonLink>
      </div>
    )
  }
  const next = order.report_id
    ? { to: reportAddress(order.report_id, guestToken), label: text.toReport }
    : surveyOpen(order.canonical_status) && !order.has_survey_submitted
      ? { to: surveyAddress(orderNumber, guestToken), label: text.toSurveyAction }
      : null
  if (!next) return null

  return (
    <div className="mt-6">
      <ButtonLink to={next.to}>{next.label}</ButtonLink>
    </div>
  )
}
