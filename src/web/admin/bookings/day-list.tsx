import type { DayText } from '#web/bookings/month-grid.ts'
import { useFormat } from '#web/language/use-format.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import { BookingCard } from './booking-card.tsx'
import { dayOf, openOn, timeOfMinute } from './week.ts'
import type { CalendarProps } from './week-calendar.tsx'

/** Who comes on one day, by time. */
export function DayList(props: CalendarProps & { readonly day: DayText }) {
  const { hours, bookings, open, addressOf, day } = props
  const words = useAdminText().bookings
  const format = useFormat()
  const own = bookings.filter((it) => dayOf(it.starts_at) === day)
  const times = openOn(hours, day)
  const written = times
    .map(({ opensAt, closesAt }) => `${timeOfMinute(opensAt)}–${timeOfMinute(closesAt)}`)
    .join(', ')

  return (
    <>
      <p className="border-b border-sand bg-sheet px-4 py-2 text-tiny text-muted">
        {times.length > 0 ? words.open(written) : words.closed}
      </p>
      <p role="status" className="sr-only">
        {words.dayWith(day, format.number(own.length))}
      </p>
      {own.length === 0 ? (
        <EmptyState title={words.emptyDay} text={words.emptyText} />
      ) : (
        <ol>
          {own.map((booking) => (
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
