import type { BookingMailData } from '../ko/booking-mails.ts'
import type { MailTexts } from '../ko/mails.ts'

const channels = { phone: 'Phone call', video: 'Video call', visit: 'Visit to the studio' }
const places = { phone: 'Phone number', video: 'Link', visit: 'Address' }

const linesOf = (it: BookingMailData) =>
  [
    ['Consultation', it.at],
    ...(it.ownTime ? ([['Your local time', it.ownTime]] as const) : []),
    ['How', channels[it.channel]],
    ...(it.where ? ([[places[it.channel], it.where]] as const) : []),
    ['Order number', it.orderNumber],
  ] as const

const linkFollows = 'We will email you the link before the consultation.'
const changeHint = 'You can move or cancel it on the booking page until 24 hours before.'

/** Mails about a consultation's booking. */
export const bookingMails: MailTexts['bookings'] = {
  calendar: {
    summary: 'Gyeol consultation',
    channels,
    note: (text) => `Your note: ${text}`,
    orderNumber: (number) => `Order ${number}`,
    link: (url) => `Link: ${url}`,
  },

  made: (it) => ({
    subject: `[Gyeol] Your consultation is booked (${it.orderNumber})`,
    heading: 'Your consultation is booked',
    paragraphs: [
      `${it.name}, we look forward to talking with you at the time below. A calendar file is attached.`,
      it.channel === 'video' && !it.where ? `${linkFollows} ${changeHint}` : changeHint,
    ],
    lines: linesOf(it),
    action: 'See the booking',
  }),
  moved: (it) => ({
    subject: `[Gyeol] Your consultation has a new time (${it.orderNumber})`,
    heading: 'Your consultation has a new time',
    paragraphs: [
      `${it.name}, your consultation on ${it.formerly} has been moved to the time below.`,
      'If it does not suit you, choose another time on the booking page, or write to us.',
    ],
    lines: linesOf(it),
    action: 'See the booking',
  }),
  link: (it) => ({
    subject: `[Gyeol] The link for your consultation (${it.orderNumber})`,
    heading: it.where ? 'Here is the link for your consultation' : 'The link will change',
    paragraphs: [
      it.where
        ? `${it.name}, please open the link below when your consultation begins.`
        : `${it.name}, the link that we sent no longer works. ${linkFollows}`,
    ],
    lines: linesOf(it),
    action: 'See the booking',
  }),
  reminder: (it) => ({
    subject: `[Gyeol] Your consultation is in one day (${it.orderNumber})`,
    heading: 'Your consultation is in one day',
    paragraphs: [
      `${it.name}, we will talk soon.`,
      {
        phone: 'We will call you at the number below.',
        video: it.where ? 'Please open the link below when it begins.' : linkFollows,
        visit: 'Please come to the address below on time.',
      }[it.channel],
    ],
    lines: linesOf(it),
    action: 'See the booking',
  }),
  cancelled: (it) => ({
    subject: `[Gyeol] Your consultation is cancelled (${it.orderNumber})`,
    heading: 'Your consultation is cancelled',
    paragraphs: [
      it.because === 'CUSTOMER'
        ? `${it.name}, we cancelled the booking as you asked.`
        : `${it.name}, we are sorry: we had to cancel your booking.`,
      'You can choose another time on the booking page.',
    ],
    lines: [...linesOf(it), ...(it.reason ? ([['Reason', it.reason]] as const) : [])],
    action: 'Choose another time',
  }),
}
