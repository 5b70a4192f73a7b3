import type { Order } from '#contract/orders.ts'
import { canSendSurvey } from '#domain/orders/order-status.ts'
import { useText } from '#web/language/use-text.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { payingAddress, surveyAddress, wholeOrderAddress } from './order-addresses.ts'
import { isDueOnline } from './payment-state.ts'

interface NextStepActionsProps {
  readonly order: Order
  readonly guestToken: string | null
}

/** Links to online payment, survey and order details, as far as the order requires them. */
export function NextStepActions({ order, guestToken }: NextStepActionsProps) {
  const text = useText().ordering.next
  const { order_number: number, canonical_status: status } = order
  const isToPay = isDueOnline(order.payment)
  const wantsSurvey = canSendSurvey(status) && !order.has_survey_submitted

  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
      {isToPay && (
        <ButtonLink reloadDocument to={payingAddress(number)}>
          {text.toPay}
        </ButtonLink>
      )}
      {wantsSurvey && (
        <ButtonLink {...(isToPay && { kind: 'secondary' })} to={surveyAddress(number, guestToken)}>
          {status === 'PAYMENT_PENDING' ? text.toSurveyFirst : text.toSurvey}
        </ButtonLink>
      )}
      <ButtonLink kind="quiet" to={wholeOrderAddress(number, guestToken)}>
        {text.toOrder}
      </ButtonLink>
    </div>
  )
}
