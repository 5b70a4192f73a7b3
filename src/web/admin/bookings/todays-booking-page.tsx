import { useQueryClient } from '@tanstack/react-query'
import { useNavigate, useParams } from 'react-router'
import { useNow } from '../frame/use-now.ts'
import { upcomingBookings } from './booking-queries.ts'
import { OpenedBooking } from './opened-booking.tsx'
import { todaysBookingAddress } from './todays-bookings.tsx'
import { dayOf } from './week.ts'

/** Shows one of today’s bookings beside today’s work; opens the next one when it is done. */
export default function TodaysBookingPage() {
  const { bookingId = '' } = useParams()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const today = dayOf(useNow())

  function follow() {
    const rest = queries.getQueryData(upcomingBookings(today).queryKey) ?? []
    const next = rest.find(
      ({ id, status, held_at }) => id !== bookingId && status === 'BOOKED' && held_at === null,
    )
    void navigate(next ? todaysBookingAddress(next.id) : '/admin', { preventScrollReset: true })
  }

  return <OpenedBooking key={bookingId} id={bookingId} backTo="/admin" onDone={follow} />
}
