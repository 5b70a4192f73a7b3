import type { Order } from '#contract/orders.ts'
import type { OrderStatus } from '#domain/orders/order-status.ts'
import { useFormat } from '#web/language/use-format.ts'
import { useText } from '#web/language/use-text.ts'
import { Timeline, type TimelineEvent } from '#web/ui/timeline.tsx'
import { isLate, promisedBy } from './report-promise.tsx'

type Step = 'payment' | 'survey' | 'report' | 'done'

// biome-ignore format: a table reads by columns
const ahead: Readonly<Record<OrderStatus, readonly Step[]>> = {
  PAYMENT_PENDING:      ['payment', 'survey', 'report', 'done'],
  PAYMENT_COMPLETED:    ['survey', 'report', 'done'],
  CONSULTING_SCHEDULED: ['report', 'done'],
  RESULT_SENT:          ['done'],
  CONSULTING_COMPLETED: [],
  CANCELLED:            [],
  REFUNDED:             [],
}

/** Shows an order's history, its status, and the coming steps. */
export function OrderTimeline({ order }: { readonly order: Order }) {
  const { myPage, orders } = useText()
  const format = useFormat()
  const text = myPage.detail
  const labels: Readonly<Record<OrderStatus, string>> = {
    ...orders.statuses.canonical,
    ...orders.statuses.member,
    ...(order.refund?.status === 'AGREED' && { REFUNDED: orders.refundAgreed }),
  }
  const last = order.history.length - 1
  const steps = ahead[order.canonical_status].filter(
    (step) => step !== 'survey' || !order.has_survey_submitted,
  )

  const due = promisedBy(order)
  const isRead = order.report_status === 0 && order.is_work_begun

  const happened = order.history.map(({ status, at, by, note, due_at }, index): TimelineEvent => {
    // An event that did not change the status shows its note instead.
    const isNoted = status === order.history[index - 1]?.status && !due_at
    const title = due_at ? text.promise.movedTo(format.weekday(due_at)) : isNoted ? note : null
    return {
      title: title ?? (index === 0 ? text.ordered : labels[status]),
      time: <time dateTime={at}>{format.dateTime(at)}</time>,
      note: note && !isNoted ? `${text.by[by]} · ${note}` : text.by[by],
      state: index === last && steps.length > 0 && !isRead ? 'now' : 'done',
    }
  })
  const reading: TimelineEvent[] = isRead ? [{ title: text.promise.beingRead, state: 'now' }] : []
  const coming = steps.map(
    (step): TimelineEvent => ({
      title: text.ahead[step],
      state: 'ahead',
      ...(step === 'report' && whenReportComes(due)),
    }),
  )
  function whenReportComes(due: string | null): Partial<TimelineEvent> {
    if (order.is_due_paused) return { note: text.promise.paused }
    if (due && isLate(due)) return {}
    if (due) return { time: <time dateTime={due}>{text.promise.by(format.day(due))}</time> }
    return { note: text.promise.ruleAhead(String(order.turnaround_days)) }
  }

  return <Timeline events={[...happened, ...reading, ...coming]} />
}
