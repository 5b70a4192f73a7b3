import type { Order } from '#contract/orders.ts'
import { canSendSurvey } from '#domain/orders/order-status.ts'
import type { Messages } from '#texts/messages.ts'
import { useFormat } from '#web/language/use-format.ts'
import { useText } from '#web/language/use-text.ts'
import { Timeline } from '#web/ui/timeline.tsx'
import { AwaitedPhotos } from './awaited-photos.tsx'
import { DepositDetails } from './deposit-details.tsx'
import { NextStepActions } from './next-step-actions.tsx'
import { nextStepTitle } from './next-step-title.ts'
import { amountToTransfer, isDueAgain, isDueOnline } from './payment-state.ts'
import { ReportPromise } from './report-promise.tsx'
import { SurveyDeadline } from './survey-deadline.tsx'
import { useRequiredAction } from './use-required-action.ts'

interface NextStepPanelProps {
  readonly order: Order
  readonly guestToken: string | null
}

/**
 * Shows where to transfer the money, by when, and what follows. The survey may come before the
 * payment.
 */
export function NextStepPanel({ order, guestToken }: NextStepPanelProps) {
  const messages = useText()
  const text = messages.ordering.next
  const { won } = useFormat()
  const waitsFor = useRequiredAction(order)
  const { order_number: number, payment, canonical_status: status } = order
  const isPending = status === 'PAYMENT_PENDING'
  const isToPay = isDueOnline(payment)

  return (
    <section aria-label={`${text.received} ${number}`} className="py-7">
      <p className="text-small text-muted">
        <span className="inline-block pr-4">{text.received}</span>
        <span className="inline-block">
          {text.orderNumber} <span className="figures">{number}</span>
        </span>
      </p>
      <h2 className="display-heading mt-1">{nextStepTitle(order, messages)}</h2>
      {(isToPay || isDueAgain(payment)) && <p className="mt-2 text-muted">{waitsFor}</p>}
      {payment.deposit && (
        <DepositDetails payment={payment} amount={amountToTransfer(payment, order.amount_due)} />
      )}
      {!isPending && payment.status === 'PAID' && (
        <p className="mt-2 text-muted">
          {payment.amount === 0 ? text.freeNote : text.paidNote(won(payment.amount))}
        </p>
      )}
      <ReportPromise order={order} />
      <AwaitedPhotos order={order} proof={{ orderNumber: number, guestToken }} />
      <SurveyDeadline order={order} />
      {canSendSurvey(status) && (
        <div className="mt-8 border-t border-ink pt-6">
          <h3 className="mb-5 font-strong">{text.howTitle}</h3>
          <Timeline events={eventsOf(order, messages)} />
        </div>
      )}
      <div className="mt-8">
        <NextStepActions order={order} guestToken={guestToken} />
      </div>
    </section>
  )
}

function eventsOf(
  { has_survey_submitted: surveyIn, payment, turnaround_days: days }: Order,
  { ordering: { next: text }, myPage: { detail } }: Messages,
) {
  const isPaid = payment.status !== 'WAITING'
  const survey = surveyIn
    ? ({ title: text.survey, note: text.surveyDone, state: 'done' } as const)
    : isPaid
      ? ({ title: text.survey, note: text.surveyNotePaid, state: 'now' } as const)
      : ({ title: text.survey, note: text.surveyNote, state: 'ahead' } as const)
  return [
    isPaid || isDueOnline(payment)
      ? ({ title: text.payment, state: isPaid ? 'done' : 'now' } as const)
      : ({ title: text.deposit, note: text.depositNote, state: 'now' } as const),
    survey,
    {
      title: text.result,
      note: detail.promise.ruleAhead(String(days)),
      state: isPaid && surveyIn ? 'now' : 'ahead',
    } as const,
  ]
}
