import { useFormat } from '#web/language/use-format.ts'
import { useLanguage } from '#web/language/use-text.ts'
import { BookingActions } from './booking-actions.tsx'
import { ownTime } from './own-zone.ts'
import type { OwnBooking } from './queries.ts'
import { useBookingText } from './use-booking-text.ts'
import { useSlotText } from './use-slot-text.ts'

interface BookingRowProps {
  readonly booking: OwnBooking
  readonly upcoming: boolean
}

/** One booking: time, method, order, and its actions. */
export function BookingRow({ booking, upcoming }: BookingRowProps) {
  const text = useBookingText()
  const { date } = useFormat()
  const slotText = useSlotText()
  const own = ownTime(booking.starts_at, useLanguage())
  const status = booking.status === 'CANCELLED' ? 'CANCELLED' : upcoming ? 'BOOKED' : 'PAST'

  return (
    <li className="border-b border-sand py-5 first:pt-0 last:border-b-0">
      <div className="flex items-baseline justify-between gap-5">
        <p className={upcoming ? 'text-lead' : 'text-muted'}>
          {upcoming ? slotText(booking) : date(booking.starts_at)}
        </p>
        <span className={`shrink-0 text-small ${upcoming ? 'text-moss' : 'text-muted'}`}>
          {text.statuses[status]}
        </span>
      </div>
      {upcoming && own && (
        <p className="text-small text-muted">{text.chosenOwn(own.long, own.zone)}</p>
      )}
      <p className="flex flex-wrap gap-x-3 text-small text-muted">
        <span>{text.channels[booking.channel]}</span>
        <span className="whitespace-nowrap">{text.orderNumber(booking.order_number)}</span>
      </p>
      {upcoming && booking.note && <p className="mt-2 whitespace-pre-line">{booking.note}</p>}
      {upcoming && <BookingActions booking={booking} />}
    </li>
  )
}
