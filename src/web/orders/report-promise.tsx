import type { Order } from '#contract/orders.ts'
import { deadlinePassed } from '#domain/orders/order-deadlines.ts'
import type { Messages } from '#texts/messages.ts'
import { usePromisedDay, useSeoulNote } from '#web/language/use-deadline.ts'
import { useFormat } from '#web/language/use-format.ts'
import { useText } from '#web/language/use-text.ts'

/** Fields of an order about its promised result sheet. */
export type Promised = Pick<
  Order,
  'due_at' | 'is_due_paused' | 'report_status' | 'turnaround_days'
> &
  Partial<Pick<Order, 'history'>>

/**
 * Returns when an order's result sheet is promised; null if none is being written, or while the
 * promise is paused.
 */
export const promisedBy = ({
  due_at: due,
  is_due_paused: isPaused,
  report_status: status,
}: Pick<Promised, 'due_at' | 'is_due_paused' | 'report_status'>): string | null =>
  status === 0 && !isPaused ? due : null

/** Returns the progress of a sheet. It is being read once the studio opened the survey. */
export const reportStage = (
  order: Pick<Order, 'is_work_begun' | 'has_survey_submitted'>,
  text: Messages['myPage']['detail'],
): string => {
  if (order.is_work_begun) return text.promise.beingRead
  return order.has_survey_submitted ? text.promise.surveyIn : text.reportWriting
}

/** Shows the due day, large, and its rule; once it has passed, that the sheet is late. */
export function ReportPromise({ order }: { readonly order: Promised }) {
  const due = promisedBy(order)
  if (!due) return null
  return (
    <>
      {!isLate(due) && <PromisedDay due={due} />}
      <PromiseNote order={order} due={due} />
    </>
  )
}

/** Whether the promised time has passed. */
export const isLate = (due: string): boolean => deadlinePassed(new Date(due), new Date())

interface PromiseNoteProps {
  readonly order: Promised
  readonly due: string
}

/** Shows the rule behind a due day, why it was moved, or that it has passed. */
export function PromiseNote({ order, due }: PromiseNoteProps) {
  const text = useText().myPage.detail.promise
  const writeDay = usePromisedDay()
  const { history } = order
  const moved = history?.findLast(({ due_at }) => due_at !== null)
  if (isLate(due)) {
    return <p className="mt-3 border-l-2 border-clay pl-4">{text.over(writeDay(due))}</p>
  }
  return (
    <p className="mt-2 min-h-[3.4em] text-muted">
      {moved ? text.moved(moved.note ?? '') : history && text.rule(String(order.turnaround_days))}
    </p>
  )
}

const GAP = '\n'

/**
 * Splits “By Thursday, November 26” into the text before the day of the month, the day, and the
 * text after it.
 */
export function usePromiseParts(due: string): { before: string; day: string; after: string } {
  const text = useText().myPage.detail.promise
  const sentence = text.by(useFormat().weekdayParts(due).join(GAP))
  const [before = '', day = '', after = ''] = sentence.split(GAP)
  return { before, day, after }
}

/** Shows the sentence with a larger day of the month, wherever the language puts it. */
function PromisedDay({ due }: { readonly due: string }) {
  const seoulNote = useSeoulNote()
  const { before, day, after } = usePromiseParts(due)

  return (
    <p className="display-heading mt-2">
      <time dateTime={due}>
        {before}
        <span className="text-[2.6em] leading-none">{day}</span>
        {after}
      </time>
      <span className="text-small tracking-normal">{seoulNote(due)}</span>
    </p>
  )
}
