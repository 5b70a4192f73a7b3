import type { DayText } from '#web/bookings/month-grid.ts'
import { useFormat } from '#web/language/use-format.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import { BookingCard } from './booking-card.tsx'
import { dayOf, formatMinute, openTimesOn } from './week.ts'
import type { CalendarProps } from './week-calendar.tsx'

/** Lists the bookings of one day, sorted by time. */
export function DayList(props: CalendarProps & { readonly day: DayText }) {
  const { hours, bookings, open, addressOf, day } = props
  const labels = useAdminText().bookings
  const format = useFormat()
  const dayBookings = bookings.filter((it) => dayOf(it.starts_at) === day)
  const times = openTimesOn(hours, day)
  const written = times
    .map(({ opensAt, closesAt }) => `${formatMinute(opensAt)}–${formatMinute(closesAt)}`)
    .join(', ')

  return (
    <>
      <p className="border-b border-sand bg-sheet px-4 py-2 text-tiny text-muted">
        {times.length > 0 ? labels.open(written) : labels.closed}
      </p>
      <p role="status" className="sr-only">
        {labels.dayWith(day, format.number(dayBookings.length))}
      </p>
      {dayBookings.length === 0 ? (
        <EmptyState title={labels.emptyDay} text={labels.emptyText} />
      ) : (
        <ol>
          {dayBookings.map((booking) => (
            <BookingCard
              key={booking.id}
              booking={booking}
              to={addressOf(booking.id)}
              isOpen={booking.id === open}
            />
          ))}
        </ol>
      )}
    </>
  )
}
