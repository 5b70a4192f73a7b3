import type { AdminBooking } from '#contract/admin-bookings.ts'
import { languageNames } from '#texts/language-names.ts'
import { ownTime } from '#web/bookings/own-zone.ts'
import { useBookingText } from '#web/bookings/use-booking-text.ts'
import { useSlotText } from '#web/bookings/use-slot-text.ts'
import { useFormat } from '#web/language/use-format.ts'
import { useLanguage } from '#web/language/use-text.ts'
import { writtenIn } from '#web/language/written-in.ts'
import { type Definition, DefinitionList } from '#web/ui/definition-list.tsx'
import { Problem } from '#web/ui/problem.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import { FactLink, MailLink, PhoneLink } from '../frame/fact-link.tsx'
import { Part } from '../order/part.tsx'
import { BookingActions } from './booking-actions.tsx'
import { BookingConflict } from './booking-conflict.tsx'
import { useBookingChange } from './booking-queries.ts'
import { LinkForm } from './link-form.tsx'

interface BookingDetailProps {
  readonly booking: AdminBooking
  readonly onDone?: () => void
}

/** A booking: customer, time, channel and actions. */
export function BookingDetail({ booking, onDone }: BookingDetailProps) {
  const text = useAdminText()
  const words = text.bookings.detail
  const format = useFormat()
  const desk = useBookingChange(booking)
  const isOn = booking.status === 'BOOKED'

  return (
    <article>
      <h2 className="display-heading pt-4 pb-3 wrap-anywhere lg:pt-5">{booking.customer_name}</h2>
      {!isOn && <p className="pb-3 text-small text-clay">{words.cancelled}</p>}
      {booking.held_at && (
        <p className="pb-3 text-small text-moss">{words.held(format.dateTime(booking.held_at))}</p>
      )}
      {desk.conflict && <BookingConflict booking={booking} desk={desk} />}
      {desk.problem && (
        <div className="pb-4">
          <Problem>{desk.problem.serverMessage ?? text.writeFailed}</Problem>
        </div>
      )}
      {isOn && <BookingActions booking={booking} desk={desk} {...(onDone && { onDone })} />}
      {isOn && booking.channel === 'video' && (
        <LinkForm key={booking.meeting_url} booking={booking} desk={desk} />
      )}
      <Facts booking={booking} />
    </article>
  )
}

function Facts({ booking }: { readonly booking: AdminBooking }) {
  const words = useAdminText().bookings.detail
  const { channels } = useBookingText()
  const language = useLanguage()
  const format = useFormat()
  const slotText = useSlotText()
  const own = booking.time_zone && ownTime(booking.starts_at, language, booking.time_zone)

  const items: Definition[] = [
    { term: words.when, value: slotText(booking) },
    ...(own ? [{ term: words.ownTime, value: `${own.long} (${own.zone})` }] : []),
    { term: words.channel, value: channels[booking.channel] },
    {
      term: words.note,
      value: booking.note ? (
        <span {...writtenIn(booking.language)}>{booking.note}</span>
      ) : (
        words.noNote
      ),
    },
    { term: words.phone, value: <PhoneLink phone={booking.customer_phone} /> },
    { term: words.email, value: <MailLink address={booking.customer_email} /> },
    { term: words.language, value: languageNames[booking.language][1] },
    {
      term: words.order,
      value: (
        <FactLink to={`/admin/orders/${booking.order_number}`}>{booking.order_number}</FactLink>
      ),
    },
    { term: words.booked, value: format.dateTime(booking.created_at) },
  ]
  return (
    <Part title={words.title}>
      <DefinitionList dense items={items} />
    </Part>
  )
}
