import { useQueryClient } from '@tanstack/react-query'
import { useNavigate, useParams } from 'react-router'
import { useNow } from '../frame/use-now.ts'
import { upcomingBookings } from './booking-queries.ts'
import { OpenedBooking } from './opened-booking.tsx'
import { todaysBookingAddress } from './todays-bookings.tsx'
import { dayOf } from './week.ts'

/** A booking of the day beside the day's work; once it is done the next one follows. */
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

  return <OpenedBooking key={bookingId} id={bookingId} back="/admin" onDone={follow} />
}
