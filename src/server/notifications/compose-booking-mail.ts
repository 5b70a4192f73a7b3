import { differsFromSeoul } from '#domain/calendar/time-zone.ts'
import { type MailWords, mailTexts } from '#texts/mails.ts'
import { writeMoment, writeMomentIn } from './mail-format.ts'
import type { Notification } from './notification.ts'

type BookingNotification = Extract<Notification, { readonly startsAt: Date }>

/**
 * Composes a mail about a consultation, with its time in Seoul and, if different, in the customer's
 * time zone.
 */
export function composeBookingMail(notification: BookingNotification): MailWords {
  const { language, timeZone, startsAt } = notification
  const texts = mailTexts[language].bookings
  const about = {
    name: notification.customerName,
    orderNumber: notification.orderNumber,
    channel: notification.channel,
    where: notification.where,
    at: writeMoment(language, startsAt),
    ownTime:
      timeZone && differsFromSeoul(timeZone, startsAt)
        ? writeMomentIn(language, startsAt, timeZone)
        : null,
  }
  switch (notification.kind) {
    case 'BOOKING_MADE':
      return texts.made(about)
    case 'BOOKING_LINK':
      return texts.link(about)
    case 'BOOKING_REMINDER':
      return texts.reminder(about)
    case 'BOOKING_MOVED':
      return texts.moved({ ...about, formerly: writeMoment(language, notification.formerlyAt) })
    case 'BOOKING_CANCELLED':
      return texts.cancelled({
        ...about,
        because: notification.because,
        reason: notification.reason,
      })
  }
}
