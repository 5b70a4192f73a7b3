import { calendarFile } from '#domain/calendar/calendar-file.ts'
import type { Company } from '#domain/settings/settings.ts'
import type { Attachment } from '#server/notifications/index.ts'
import type { OrderRow } from '#server/orders/index.ts'
import { mailTexts } from '#texts/mails.ts'
import type { BookingRow } from './store.ts'

interface Studio {
  readonly company: Company
  /** Without a trailing slash. */
  readonly publicUrl: string
}

/** The calendar entry of a booking in its customer's language. Newer versions replace older ones. */
export function calendarEntry(booking: BookingRow, order: OrderRow, studio: Studio): Attachment {
  const { company, publicUrl } = studio
  const texts = mailTexts[booking.language].bookings.calendar
  const description = [
    texts.channels[booking.channel],
    ...(booking.meeting_url ? [texts.link(booking.meeting_url)] : []),
    texts.orderNumber(order.number),
    ...(booking.note ? [texts.note(booking.note)] : []),
  ].join('\n')
  return {
    fileName: `gyeol-${order.number}.ics`,
    contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
    text: calendarFile({
      uid: `${booking.id}@${new URL(publicUrl).hostname}`,
      sequence: booking.revision,
      writtenAt: booking.updated_at,
      startsAt: booking.starts_at,
      endsAt: booking.ends_at,
      isCancelled: booking.status === 'CANCELLED',
      summary: `${texts.summary} (${texts.channels[booking.channel]})`,
      description,
      location: findLocation(booking, order, company) ?? '',
      url: `${publicUrl}/user/mypage/bookings?order=${order.number}`,
      organizer: { name: company.name, email: company.businessEmail },
    }),
  }
}

/** Phone number, video link once it is known, or address of the visit. */
export function findLocation(
  booking: BookingRow,
  order: OrderRow,
  company: Company,
): string | null {
  switch (booking.channel) {
    case 'phone':
      return order.contact_phone
    case 'video':
      return booking.meeting_url
    case 'visit':
      return company.address
  }
}
