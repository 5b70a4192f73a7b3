import { useQueryClient } from '@tanstack/react-query'
import { useNavigate, useParams } from 'react-router'
import { useNow } from '../frame/use-now.ts'
import { bookingsToHold } from './booking-queries.ts'
import { OpenedBooking } from './opened-booking.tsx'
import { todaysBooking } from './todays-bookings.tsx'
import { dayOf } from './week.ts'

/** A booking of the day beside the day's work; once it is done the next one follows. */
export default function TodaysBookingPage() {
  const { bookingId = '' } = useParams()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const today = dayOf(useNow())

  function follow() {
    const rest = queries.getQueryData(bookingsToHold(today).queryKey) ?? []
    const next = rest.find(
      ({ id, status, held_at }) => id !== bookingId && status === 'BOOKED' && held_at === null,
    )
    void navigate(next ? todaysBooking(next.id) : '/admin', { preventScrollReset: true })
  }

  return <OpenedBooking key={bookingId} id={bookingId} back="/admin" onDone={follow} />
}
