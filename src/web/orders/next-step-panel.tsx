import type { Order } from '#contract/orders.ts'
import { surveyOpen } from '#domain/orders/order-status.ts'
import type { Messages } from '#texts/messages.ts'
import { useFormat } from '#web/language/use-format.ts'
import { useText } from '#web/language/use-text.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Timeline } from '#web/ui/timeline.tsx'
import { DepositDetails } from './deposit-details.tsx'
import {
  isAskedAgainOnline,
  isPaidByCompany,
  payingAddress,
  surveyAddress,
  wholeOrderAddress,
} from './order-addresses.ts'
import { SurveyDeadline } from './survey-deadline.tsx'
import { useWaitsFor } from './use-waits-for.ts'

interface NextStepPanelProps {
  readonly order: Order
  readonly guestToken: string | null
}

/** Where the money goes, by when, and what happens then. The survey need not wait for the money. */
export function NextStepPanel({ order, guestToken }: NextStepPanelProps) {
  const messages = useText()
  const text = messages.ordering.next
  const { won } = useFormat()
  const waitsFor = useWaitsFor(order)
  const { order_number: number, payment, canonical_status: status } = order
  const isPending = status === 'PAYMENT_PENDING'
  const isAskedAgain = payment.status === 'TAKEN_BACK'
  const isByTransfer = payment.provider === 'bank_transfer'
  const isUnpaidOnline = isPaidByCompany(payment)
  const isToPay = isUnpaidOnline || isAskedAgainOnline(payment)
  const wantsSurvey = surveyOpen(status) && !order.has_survey_submitted

  return (
    <section aria-label={text.received} className="py-7">
      <p className="text-small text-muted">
        <span className="inline-block pr-4">{text.received}</span>
        <span className="inline-block">
          {text.orderNumber} <span className="figures">{number}</span>
        </span>
      </p>
      <h2 className="display-heading mt-1">{titleOf(order, messages)}</h2>
      {isUnpaidOnline && <p className="mt-2 text-muted">{waitsFor}</p>}
      {isAskedAgain && (
        <p className="mt-2 text-muted">
          {messages.myPage.detail.claimedSentence(won(order.missing_amount))}
        </p>
      )}
      {payment.deposit && (isPending || (isAskedAgain && isByTransfer)) && (
        <DepositDetails
          payment={payment}
          amount={isByTransfer ? order.missing_amount : (payment.deposit.amount ?? payment.amount)}
        />
      )}
      {!isPending && payment.status === 'PAID' && (
        <p className="mt-2 text-muted">
          {payment.amount === 0 ? text.freeNote : text.paidNote(won(payment.amount))}
        </p>
      )}
      <SurveyDeadline order={order} />
      {surveyOpen(status) && (
        <div className="mt-8 border-t border-ink pt-6">
          <h3 className="mb-5 font-strong">{text.howTitle}</h3>
          <Timeline events={eventsOf(order, text)} />
        </div>
      )}
      <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
        {isToPay && (
          <ButtonLink reloadDocument to={payingAddress(number)}>
            {text.toPay}
          </ButtonLink>
        )}
        {wantsSurvey && (
          <ButtonLink
            {...(isToPay && { kind: 'secondary' })}
            to={surveyAddress(number, guestToken)}
          >
            {isPending ? text.toSurveyFirst : text.toSurvey}
          </ButtonLink>
        )}
        <ButtonLink kind="quiet" to={wholeOrderAddress(number, guestToken)}>
          {text.toOrder}
        </ButtonLink>
      </div>
    </section>
  )
}

const isOver = (status: Order['canonical_status']) =>
  status === 'CANCELLED' || status === 'REFUNDED'

function titleOf(
  { canonical_status: status, has_survey_submitted: surveyIn, payment }: Order,
  { ordering: { next: text }, myPage: { detail } }: Messages,
): string {
  if (payment.status === 'TAKEN_BACK' && !isOver(status)) return detail.paymentStatuses.TAKEN_BACK
  if (isPaidByCompany(payment)) return detail.toBePaid
  switch (status) {
    case 'PAYMENT_PENDING':
      return text.depositTitle
    case 'PAYMENT_COMPLETED':
      return surveyIn ? text.paidTitle : text.surveyTitle
    case 'CONSULTING_SCHEDULED':
      return text.writingTitle
    case 'RESULT_SENT':
    case 'CONSULTING_COMPLETED':
      return text.readyTitle
    case 'CANCELLED':
    case 'REFUNDED':
      return text.overTitle
  }
}

function eventsOf(
  { canonical_status: status, has_survey_submitted: surveyIn, payment }: Order,
  text: Messages['ordering']['next'],
) {
  const isByCompany = isPaidByCompany(payment)
  const isPaid = status !== 'PAYMENT_PENDING' && payment.status !== 'TAKEN_BACK'
  const survey = surveyIn
    ? ({ title: text.survey, note: text.surveyDone, state: 'done' } as const)
    : isPaid
      ? ({ title: text.survey, note: text.surveyNotePaid, state: 'now' } as const)
      : ({ title: text.survey, note: text.surveyNote, state: 'ahead' } as const)
  return [
    isPaid || isByCompany
      ? ({ title: text.payment, state: isPaid ? 'done' : 'now' } as const)
      : ({ title: text.deposit, note: text.depositNote, state: 'now' } as const),
    survey,
    {
      title: text.result,
      note: text.resultNote,
      state: isPaid && surveyIn ? 'now' : 'ahead',
    } as const,
  ]
}
