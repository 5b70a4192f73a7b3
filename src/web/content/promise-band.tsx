import { usePromisedDay } from '#web/language/use-deadline.ts'
import { useIsToday } from '#web/language/use-is-today.ts'
import { useText } from '#web/language/use-text.ts'
import { Column } from '#web/ui/page.tsx'
import { useSeenOnce } from '#web/ui/use-seen-once.ts'
import { DayTimeline } from './day-timeline.tsx'
import type { ReportPromise } from './report-promise.ts'

/**
 * Shows when the result sheet comes: as a sentence, a date, and the days until then. Source:
 * LND-03, PR-3.
 */
export function PromiseBand({ promise: { product, others } }: { readonly promise: ReportPromise }) {
  const { content, catalog } = useText()
  const text = content.promise
  const writeDay = usePromisedDay()
  const { sent_on: sent, due_on: due } = product.if_sent_today
  const isToday = useIsToday(sent)
  const held = useSeenOnce<HTMLElement>()

  return (
    <section ref={held} aria-labelledby="promise-title" className="py-section">
      <Column>
        <div className="grid items-end gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]">
          <h2 id="promise-title" className="display-promise max-w-[9em]">
            {text.title(product.turnaround_days)}
          </h2>
          <div className="lg:pb-3">
            <DayTimeline days={product.if_sent_today} />
            <p className="mt-7 text-lead text-balance">
              {isToday
                ? catalog.sentToday(writeDay(due))
                : catalog.sentOn(writeDay(sent), writeDay(due))}
            </p>
            <p className="mt-1 text-small text-muted">
              {[...others.map((it) => text.other(it.name, it.turnaround_days)), text.moved].join(
                ' ',
              )}
            </p>
          </div>
        </div>
      </Column>
    </section>
  )
}
