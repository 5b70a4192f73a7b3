import type { Product } from '#contract/catalog.ts'
import { parseSeoulDay } from '#domain/calendar/seoul-day.ts'
import { useFormat } from '#web/language/use-format.ts'
import { useText } from '#web/language/use-text.ts'
import { classNames } from '#web/ui/class-names.ts'
import { bundledStrands } from './bundled-strands.ts'

/** Number of days above which only the first and the last one have a date. */
const MOST_DATED = 6

interface LineOfDaysProps {
  readonly days: Product['if_sent_today']
}

/**
 * Draws the days from the survey to the result sheet on strands of hair, once when in view.
 * Decorative: the text beside it says the same.
 */
export function DayTimeline({ days: { sent_on: sent, business_days: counted } }: LineOfDaysProps) {
  const text = useText().content.promise
  const { weekdayShort } = useFormat()
  const days = [sent, ...counted]
  const isDated = (at: number) => days.length <= MOST_DATED || at === 0 || at === days.length - 1

  return (
    <div aria-hidden="true" data-until-seen="" className="relative">
      <svg
        viewBox={`0 0 ${counted.length * 100} 40`}
        preserveAspectRatio="none"
        fill="none"
        aria-hidden="true"
        className="drawn-once absolute -top-2 left-1.5 h-10 w-[calc(100%-5.5rem)]"
      >
        {bundledStrands(counted.length).map((path, at) => (
          <path
            key={path}
            d={path}
            vectorEffect="non-scaling-stroke"
            className={at === 2 ? 'stroke-clay' : 'stroke-ink/70'}
          />
        ))}
      </svg>
      <div className="flex">
        {days.map((day, at) => {
          const isEnd = at === 0 || at === days.length - 1
          return (
            <div key={day} className={at === days.length - 1 ? 'w-22 shrink-0' : 'min-w-0 flex-1'}>
              <span
                className={classNames(
                  'relative mt-1.5 block size-3 rounded-full border',
                  isEnd ? 'border-clay bg-clay' : 'border-ink bg-paper',
                )}
              />
              {isDated(at) && (
                <span className="mt-3 flex flex-wrap items-baseline gap-x-1.5">
                  <span className={classNames('display-date', isEnd && 'text-clay')}>
                    {parseSeoulDay(day).day}
                  </span>
                  <span className="text-tiny text-muted">{weekdayShort(day)}</span>
                </span>
              )}
              {isEnd && (
                <span className="block w-max text-tiny">{at === 0 ? text.sent : text.comes}</span>
              )}
            </div>
          )
        })}
      </div>
    </div>
  )
}
