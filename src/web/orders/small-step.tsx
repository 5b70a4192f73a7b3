import type { Order } from '#contract/orders.ts'
import { waitingTexts } from '#texts/waiting.ts'
import { usePromisedDay } from '#web/language/use-deadline.ts'
import { usePageTexts } from '#web/language/use-page-texts.ts'
import { useText } from '#web/language/use-text.ts'
import { useIsReportStopped } from '#web/own-orders/use-is-report-stopped.ts'
import { AwaitedPhotos } from './awaited-photos.tsx'
import { NextStepActions } from './next-step-actions.tsx'
import { nextStepTitle } from './next-step-title.ts'
import { isLate, promisedBy } from './report-promise.tsx'
import { isSurveyDue, SurveyDeadline } from './survey-deadline.tsx'
import { useRequiredAction } from './use-required-action.ts'

interface SmallStepProps {
  readonly order: Order
  readonly guestToken: string | null
  /** It stands above all others. */
  readonly isFirst: boolean
}

/** Shows an open order below another one: its required action or its sheet's day, in a few lines. */
export function SmallStep({ order, guestToken, isFirst }: SmallStepProps) {
  const messages = useText()
  const { next } = messages.ordering
  const { order_number: number } = order
  const title = useSmallTitle(order)
  const isStopped = useIsReportStopped(order.report_status === 0, {
    orderNumber: number,
    guestToken,
  })
  const waitsFor = useRequiredAction(order, isStopped)

  return (
    <section
      aria-label={`${isFirst ? next.orderNumber : next.alsoOpen} ${number}`}
      className="border-t border-ink pt-6 pb-9"
    >
      <p className="text-small text-muted">
        {!isFirst && `${next.alsoOpen} · `}
        {order.items[0]?.name ?? order.product_name}{' '}
        <span className="figures inline-block">{number}</span>
      </p>
      <h2 className="display-heading mt-1">{isStopped ? waitsFor : title}</h2>
      {!isStopped && waitsFor !== title && !isSurveyDue(order) && (
        <p className="mt-2 text-muted">{waitsFor}</p>
      )}
      {!isStopped && <AwaitedPhotos order={order} proof={{ orderNumber: number, guestToken }} />}
      <SurveyDeadline order={order} />
      <div className="mt-6">
        <NextStepActions order={order} guestToken={guestToken} />
      </div>
    </section>
  )
}

function useSmallTitle(order: Order): string {
  const messages = useText()
  const writeDay = usePromisedDay()
  const { detail } = messages.myPage
  const waiting = usePageTexts(waitingTexts)
  const due = promisedBy(order)
  if (!due) return nextStepTitle(order, messages)
  if (isLate(due)) return waiting.late(undefined)
  return `${waiting.title(undefined)} ${detail.promise.by(writeDay(due))}`
}
