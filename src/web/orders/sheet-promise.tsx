import type { Order } from '#contract/orders.ts'
import { deadlinePassed } from '#domain/orders/order-deadlines.ts'
import type { Messages } from '#texts/messages.ts'
import { usePromisedDay, useSeoulNote } from '#web/language/use-deadline.ts'
import { useFormat } from '#web/language/use-format.ts'
import { useText } from '#web/language/use-text.ts'

/** What an order says of its promised result sheet. */
export type Promised = Pick<Order, 'due_at' | 'report_status' | 'turnaround_days'> &
  Partial<Pick<Order, 'history'>>

/** By when an order's result sheet is promised; null where none is being written. */
export const promisedBy = ({
  due_at: due,
  report_status: status,
}: Pick<Promised, 'due_at' | 'report_status'>): string | null => (status === 0 ? due : null)

/** How far a sheet in work is. It is being read only once somebody has opened the survey. */
export const sheetStage = (
  order: Pick<Order, 'is_work_begun' | 'has_survey_submitted'>,
  text: Messages['myPage']['detail'],
): string => {
  if (order.is_work_begun) return text.promise.beingRead
  return order.has_survey_submitted ? text.promise.surveyIn : text.reportWriting
}

/** The promised day of a result sheet, large, and the rule behind it; once it is late, that it is. */
export function SheetPromise({ order }: { readonly order: Promised }) {
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

/** The rule behind a promised day, why it was moved, or that it has passed. */
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

/** “By Thursday, November 26” as what stands before the day of the month, the day, and what follows. */
export function usePromiseParts(due: string): { before: string; day: string; after: string } {
  const text = useText().myPage.detail.promise
  const sentence = text.by(useFormat().weekdayParts(due).join(GAP))
  const [before = '', day = '', after = ''] = sentence.split(GAP)
  return { before, day, after }
}

/** The sentence with the day of the month larger than the rest, wherever the language puts it. */
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
