import { Link, useSearchParams } from 'react-router'
import type { AdminBooking } from '#contract/admin-bookings.ts'
import { itemAt } from '#domain/collections/lists.ts'
import { type DayText, dayAfter } from '#web/bookings/month-grid.ts'
import { useFormat } from '#web/language/use-format.ts'
import { NextIcon, PreviousIcon } from '#web/ui/icons.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import { changeSearch } from '../list/list-address.ts'
import { Chips } from '../list/list-head.tsx'
import { dayOf, startOfDay } from './week.ts'

interface WeekHeadProps {
  readonly today: DayText
  readonly day: DayText
  readonly days: readonly DayText[]
  readonly bookings: readonly AdminBooking[] | undefined
  /** Cancelled bookings are included. */
  readonly isWhole: boolean
  /** A week is shown instead of a single day. On a phone, the days of the week are links. */
  readonly isWeek: boolean
}

const A_WEEK = 7

/** Header of the calendar: the shown week and links to other weeks. */
export function WeekHead({ today, day, days, bookings, isWhole, isWeek }: WeekHeadProps) {
  const labels = useAdminText().bookings
  const format = useFormat()
  const [search] = useSearchParams()
  const [first, last] = [startOfDay(itemAt(days, 0)), startOfDay(itemAt(days, -1))]
  const to = (next: DayText | null) => `?${changeSearch(search, { day: next, open: null })}`
  const steps = [
    { by: -A_WEEK, label: labels.previous, Icon: PreviousIcon },
    { by: A_WEEK, label: labels.next, Icon: NextIcon },
  ]

  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <p aria-live="polite" className="text-small font-strong">
          {labels.weekOf(format.day(first), format.day(last))}
        </p>
        <div className="-mr-3 flex items-center">
          {!days.includes(today) && (
            <Link
              to={to(null)}
              className="flex min-h-touch items-center px-2 text-small underline decoration-rule underline-offset-4"
            >
              {labels.thisWeek}
            </Link>
          )}
          {steps.map(({ by, label, Icon }) => (
            <Link
              key={by}
              to={to(dayAfter(day, by))}
              preventScrollReset
              aria-label={label}
              className="flex size-touch items-center justify-center hover:text-clay"
            >
              <Icon />
            </Link>
          ))}
        </div>
      </div>
      {!isWeek && <DayLinks {...{ today, day, days, bookings, to }} />}
      <Chips
        label={labels.show}
        chips={[false, true].map((whole) => ({
          name: String(whole),
          label: whole ? labels.cancelledToo : labels.bookedOnly,
          to: `?${changeSearch(search, { cancelled: whole ? 'true' : null })}`,
          current: whole === isWhole,
        }))}
      />
    </>
  )
}

interface DayLinksProps extends Pick<WeekHeadProps, 'today' | 'day' | 'days' | 'bookings'> {
  readonly to: (day: DayText) => string
}

function DayLinks({ today, day, days, bookings, to }: DayLinksProps) {
  const labels = useAdminText().bookings
  const format = useFormat()

  return (
    <nav aria-label={labels.days} className="-mx-2">
      <ul className="grid grid-cols-7">
        {days.map((dayOfWeek) => {
          const count =
            bookings?.filter((booking) => dayOf(booking.starts_at) === dayOfWeek).length ?? 0
          return (
            <li key={dayOfWeek}>
              <Link
                to={to(dayOfWeek)}
                replace
                preventScrollReset
                aria-current={dayOfWeek === day ? 'date' : undefined}
                className={`flex min-h-touch flex-col items-center py-1 text-small -outline-offset-2 aria-[current]:bg-ink aria-[current]:text-paper ${dayOfWeek === today ? 'font-strong' : ''}`}
              >
                <VisuallyHidden>
                  {labels.dayWith(format.weekday(startOfDay(dayOfWeek)), format.number(count))}
                </VisuallyHidden>
                <span aria-hidden="true" className="flex flex-col items-center">
                  <span className="text-tiny">{format.weekdayShort(startOfDay(dayOfWeek))}</span>
                  <span className="figures">{Number(dayOfWeek.slice(8))}</span>
                  <span className="figures h-5 text-tiny">{count > 0 && `·${count}`}</span>
                </span>
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
