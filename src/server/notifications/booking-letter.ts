import { differsFromSeoul } from '#domain/calendar/time-zone.ts'
import { type MailContent, mailTexts } from '#texts/mails.ts'
import { writeMoment, writeMomentIn } from './mail-format.ts'
import type { Notice } from './notice.ts'

type BookingNotice = Extract<Notice, { readonly startsAt: Date }>

/** What the mail about a consultation says: its time in Seoul and, where it differs, in the customer's zone. */
export function bookingLetter(notice: BookingNotice): MailContent {
  const { language, timeZone, startsAt } = notice
  const texts = mailTexts[language].bookings
  const about = {
    name: notice.customerName,
    orderNumber: notice.orderNumber,
    channel: notice.channel,
    where: notice.where,
    at: writeMoment(language, startsAt),
    ownTime:
      timeZone && differsFromSeoul(timeZone, startsAt)
        ? writeMomentIn(language, startsAt, timeZone)
        : null,
  }
  switch (notice.kind) {
    case 'BOOKING_MADE':
      return texts.made(about)
    case 'BOOKING_LINK':
      return texts.link(about)
    case 'BOOKING_REMINDER':
      return texts.reminder(about)
    case 'BOOKING_MOVED':
      return texts.moved({ ...about, formerly: writeMoment(language, notice.formerlyAt) })
    case 'BOOKING_CANCELLED':
      return texts.cancelled({ ...about, because: notice.because, reason: notice.reason })
  }
}
