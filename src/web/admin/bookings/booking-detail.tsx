import { type AdminBooking, changeBooking } from '#contract/admin-bookings.ts'
import { languageNames } from '#texts/language-names.ts'
import { ownTime } from '#web/bookings/own-zone.ts'
import { useBookingText } from '#web/bookings/use-booking-text.ts'
import { useSlotText } from '#web/bookings/use-slot-text.ts'
import { languageAttributes } from '#web/language/language-attributes.ts'
import { useFormat } from '#web/language/use-format.ts'
import { useLanguage } from '#web/language/use-text.ts'
import { type Definition, DefinitionList } from '#web/ui/definition-list.tsx'
import { Problem } from '#web/ui/problem.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import { FactLink, MailLink, PhoneLink } from '../frame/fact-link.tsx'
import { useMay } from '../frame/role.tsx'
import { Part } from '../order/part.tsx'
import { BookingActions } from './booking-actions.tsx'
import { BookingConflict } from './booking-conflict.tsx'
import { useBookingChange } from './booking-queries.ts'
import { LinkForm } from './link-form.tsx'

interface BookingDetailProps {
  readonly booking: AdminBooking
  readonly onDone?: () => void
}

/** Shows a booking: customer, time, channel and actions. */
export function BookingDetail({ booking, onDone }: BookingDetailProps) {
  const text = useAdminText()
  const labels = text.bookings.detail
  const format = useFormat()
  const mutation = useBookingChange(booking)
  const may = useMay()
  const isOn = booking.status === 'BOOKED'
  const canChange = isOn && may(changeBooking)

  return (
    <article>
      <h2 className="display-heading pt-4 pb-3 wrap-anywhere lg:pt-5">{booking.customer_name}</h2>
      {!isOn && <p className="pb-3 text-small text-clay">{labels.cancelled}</p>}
      {booking.held_at && (
        <p className="pb-3 text-small text-moss">{labels.held(format.dateTime(booking.held_at))}</p>
      )}
      {mutation.conflict && <BookingConflict booking={booking} mutation={mutation} />}
      {mutation.problem && (
        <div className="pb-4">
          <Problem>{mutation.problem.serverMessage ?? text.writeFailed}</Problem>
        </div>
      )}
      {canChange && (
        <BookingActions booking={booking} mutation={mutation} {...(onDone && { onDone })} />
      )}
      {canChange && booking.channel === 'video' && (
        <LinkForm key={booking.meeting_url} booking={booking} mutation={mutation} />
      )}
      <Facts booking={booking} />
    </article>
  )
}

function Facts({ booking }: { readonly booking: AdminBooking }) {
  const labels = useAdminText().bookings.detail
  const { channels } = useBookingText()
  const language = useLanguage()
  const format = useFormat()
  const slotText = useSlotText()
  const customerTime = booking.time_zone && ownTime(booking.starts_at, language, booking.time_zone)

  const items: Definition[] = [
    { term: labels.when, value: slotText(booking) },
    ...(customerTime
      ? [{ term: labels.ownTime, value: `${customerTime.long} (${customerTime.zone})` }]
      : []),
    { term: labels.channel, value: channels[booking.channel] },
    {
      term: labels.note,
      value: booking.note ? (
        <span {...languageAttributes(booking.language)}>{booking.note}</span>
      ) : (
        labels.noNote
      ),
    },
    { term: labels.phone, value: <PhoneLink phone={booking.customer_phone} /> },
    { term: labels.email, value: <MailLink address={booking.customer_email} /> },
    { term: labels.language, value: languageNames[booking.language][1] },
    {
      term: labels.order,
      value: (
        <FactLink to={`/admin/orders/${booking.order_number}`}>{booking.order_number}</FactLink>
      ),
    },
    { term: labels.booked, value: format.dateTime(booking.created_at) },
  ]
  return (
    <Part title={labels.title}>
      <DefinitionList dense items={items} />
    </Part>
  )
}
