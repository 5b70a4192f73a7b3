import { useQuery } from '@tanstack/react-query'
import { useFormat } from '#web/language/use-format.ts'
import { useAdminText } from '../frame/admin-text.ts'
import { FactLink } from '../frame/fact-link.tsx'
import { useNow } from '../frame/use-now.ts'
import { BookingCard } from './booking-card.tsx'
import { upcomingBookings } from './booking-queries.ts'
import { dayOf } from './week.ts'

export const todaysBookingAddress = (id: string) => `/admin/today/bookings/${id}`

/** Lists today’s bookings in the work of the day; renders nothing if there are none. */
export function TodaysBookings({ open }: { readonly open: string | null }) {
  const labels = useAdminText().bookings
  const { number } = useFormat()
  const { data = [] } = useQuery(upcomingBookings(dayOf(useNow())))
  if (data.length === 0) return null

  return (
    <section aria-label={labels.title}>
      <div className="flex flex-wrap items-center justify-between gap-x-4 border-b border-sand bg-sheet px-4 py-1.5 text-tiny lg:px-5.5">
        <h2>{labels.today(number(data.length))}</h2>
        <FactLink to="/admin/bookings">{labels.toCalendar}</FactLink>
      </div>
      <ul>
        {data.map((booking) => (
          <BookingCard
            key={booking.id}
            booking={booking}
            to={todaysBookingAddress(booking.id)}
            isOpen={booking.id === open}
          />
        ))}
      </ul>
    </section>
  )
}
