import type { AdminBooking } from '#contract/admin-bookings.ts'
import { useBookingText } from '#web/bookings/use-booking-text.ts'
import { languageAttributes } from '#web/language/language-attributes.ts'
import { useFormat } from '#web/language/use-format.ts'
import { RowLink } from '../list/row-link.tsx'
import { useBookingState } from './use-booking-state.ts'

interface BookingCardProps {
  readonly booking: AdminBooking
  readonly to: string
  readonly isOpen: boolean
}

/** Shows a booking as a row of two lines. */
export function BookingCard({ booking, to, isOpen }: BookingCardProps) {
  const { channels, orderNumber } = useBookingText()
  const { time } = useFormat()
  const state = useBookingState(booking)
  const { note, language } = booking
  const fact = note ? (
    <span {...languageAttributes(language)}>{note}</span>
  ) : (
    orderNumber(booking.order_number)
  )

  return (
    <RowLink
      name={booking.id}
      to={to}
      isOpen={isOpen}
      title={booking.customer_name}
      titleEnd={`${time(booking.starts_at)}–${time(booking.ends_at)}`}
      facts={[fact]}
      factsEnd={[channels[booking.channel], state].filter(Boolean).join(' · ')}
    />
  )
}
