import { Link } from 'react-router'
import type { AdminBooking } from '#contract/admin-bookings.ts'
import type { BookingHours, OpenTime } from '#domain/bookings/booking-hours.ts'
import type { DayText } from '#web/bookings/month-grid.ts'
import { useBookingText } from '#web/bookings/use-booking-text.ts'
import { useFormat } from '#web/language/use-format.ts'
import { useAdminText } from '../frame/admin-text.ts'
import { useBookingState } from './use-booking-state.ts'
import {
  assignLanes,
  dayOf,
  durationMinutes,
  minuteOfDay,
  openTimesOn,
  startOfDay,
  visibleHours,
} from './week.ts'

export interface CalendarProps {
  readonly today: DayText
  readonly hours: BookingHours
  /** Sorted by time. */
  readonly bookings: readonly AdminBooking[]
  readonly open: string | null
  readonly addressOf: (id: string) => string
}

const HOUR = 60
const REM_AN_HOUR = 5.5

/** Shows seven days side by side, with open hours and bookings. */
export function WeekCalendar(props: CalendarProps & { readonly days: readonly DayText[] }) {
  const { today, hours, bookings, days } = props
  const labels = useAdminText().bookings
  const format = useFormat()
  const span = visibleHours(hours, days, bookings)
  const marks = Array.from(
    { length: (span.closesAt - span.opensAt) / HOUR },
    (_, at) => span.opensAt + at * HOUR,
  )

  return (
    <>
      {bookings.length === 0 && (
        <p className="border-b border-sand bg-sheet px-5.5 py-2.5 text-small text-muted">
          {labels.emptyWeek}. {labels.emptyText}
        </p>
      )}
      <div className="grid grid-cols-[3.75rem_repeat(7,minmax(0,1fr))] pb-6">
        <div aria-hidden="true" className="pt-14">
          {marks.map((minute) => (
            <p
              key={minute}
              className="figures relative -top-2.5 pr-2 text-right text-tiny text-muted"
              style={{ height: `${REM_AN_HOUR}rem` }}
            >
              {`${minute / HOUR}:00`}
            </p>
          ))}
        </div>
        {days.map((day) => {
          const dayBookings = bookings.filter((it) => dayOf(it.starts_at) === day)
          const times = openTimesOn(hours, day)
          return (
            <section
              key={day}
              aria-label={labels.dayWith(
                format.weekday(startOfDay(day)),
                format.number(dayBookings.length),
              )}
              className="border-l border-sand"
            >
              <DayName day={day} isToday={day === today} isClosed={times.length === 0} />
              <DayColumn
                {...props}
                bookings={dayBookings}
                span={span}
                times={times}
                marks={marks}
              />
            </section>
          )
        })}
      </div>
    </>
  )
}

interface DayNameProps {
  readonly day: DayText
  readonly isToday: boolean
  readonly isClosed: boolean
}

function DayName({ day, isToday, isClosed }: DayNameProps) {
  const labels = useAdminText().bookings
  const format = useFormat()
  return (
    <h2
      className={`sticky top-14 z-5 h-14 truncate bg-paper px-1.5 py-2 text-tiny lg:top-0 ${isToday ? 'font-strong shadow-[inset_0_-3px_0_var(--color-clay)]' : 'shadow-[inset_0_-1px_0_var(--color-sand)]'}`}
    >
      {format.weekdayShort(startOfDay(day))} <span className="figures">{Number(day.slice(8))}</span>
      {isClosed && <span className="block font-regular text-muted">{labels.closed}</span>}
    </h2>
  )
}

interface DayColumnProps extends Pick<CalendarProps, 'bookings' | 'open' | 'addressOf'> {
  readonly span: OpenTime
  readonly times: readonly OpenTime[]
  readonly marks: readonly number[]
}

function DayColumn({ bookings, open, addressOf, span, times, marks }: DayColumnProps) {
  const rem = (minutes: number) => `${(minutes / HOUR) * REM_AN_HOUR}rem`

  return (
    <div className="relative bg-fill" style={{ height: rem(span.closesAt - span.opensAt) }}>
      {times.map(({ opensAt, closesAt }) => (
        <div
          key={opensAt}
          className="absolute inset-x-0 bg-sheet"
          style={{ top: rem(opensAt - span.opensAt), height: rem(closesAt - opensAt) }}
        />
      ))}
      {marks.map((minute) => (
        <div
          key={minute}
          className="absolute inset-x-0 border-t border-sand"
          style={{ top: rem(minute - span.opensAt) }}
        />
      ))}
      <ol>
        {assignLanes(bookings).map(({ booking, lane, lanes }) => (
          <li
            key={booking.id}
            className="absolute p-px"
            style={{
              top: rem(minuteOfDay(booking.starts_at) - span.opensAt),
              height: rem(durationMinutes(booking)),
              left: `${(lane / lanes) * 100}%`,
              width: `${100 / lanes}%`,
            }}
          >
            <Block booking={booking} isOpen={booking.id === open} to={addressOf(booking.id)} />
          </li>
        ))}
      </ol>
    </div>
  )
}

interface BlockProps {
  readonly booking: AdminBooking
  readonly isOpen: boolean
  readonly to: string
}

function Block({ booking, isOpen, to }: BlockProps) {
  const { channels } = useBookingText()
  const format = useFormat()
  const state = useBookingState(booking)

  return (
    <Link
      to={to}
      preventScrollReset
      data-row={booking.id}
      aria-current={isOpen ? 'true' : undefined}
      className={`block h-full overflow-hidden border-l-3 px-1.5 py-0.5 text-tiny leading-tight -outline-offset-2 ${
        booking.status === 'CANCELLED'
          ? 'border-rule bg-paper text-muted line-through'
          : booking.held_at
            ? 'border-moss bg-sand text-ink'
            : 'border-clay bg-blush text-ink hover:bg-sand'
      } aria-[current]:bg-ink aria-[current]:text-paper`}
    >
      <span className="block truncate font-strong">
        <span className="figures">{format.time(booking.starts_at)}</span> {booking.customer_name}
      </span>
      <span className="block truncate">
        {[channels[booking.channel], state].filter(Boolean).join(' · ')}
      </span>
    </Link>
  )
}
