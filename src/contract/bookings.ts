import { z } from 'zod'
import { bookingChannels, bookingStatuses } from '#domain/bookings/booking-rules.ts'
import {
  daysBetween,
  endOfSeoulDay,
  seoulDayOf,
  startOfSeoulDay,
} from '#domain/calendar/seoul-day.ts'
import { isTimeZone } from '#domain/calendar/time-zone.ts'
import { pageSizes, SLOT_SEARCH_MAX_DAYS, textLengths } from '#domain/limits/limits.ts'
import { endpoint } from './endpoint.ts'
import {
  guestTokenField,
  idField,
  momentField,
  momentOrDay,
  optionalText,
  orderNumberField,
} from './fields.ts'
import { pageOf, pageQuery } from './page.ts'

/** A period of moments or Seoul days, including the last day. */
export const bookingPeriod = z
  .object({ from: momentOrDay(startOfSeoulDay), to: momentOrDay(endOfSeoulDay) })
  .refine(({ from, to }) => from <= to, { path: ['to'] })
  .refine(({ from, to }) => daysBetween(seoulDayOf(from), seoulDayOf(to)) <= SLOT_SEARCH_MAX_DAYS, {
    path: ['to'],
  })

const slotReply = z.object({
  starts_at: z.string(),
  ends_at: z.string(),
  /** Free places; a full slot is listed with 0, so that the day does not look closed. */
  places_left: z.int(),
})
export type OfferedSlot = z.output<typeof slotReply>

export const listSlots = endpoint({
  method: 'GET',
  path: '/v1/bookings/slots',
  summary: 'Consultation slots within the notice and the horizon, in the order of time',
  access: 'anyone',
  query: bookingPeriod,
  reply: z.object({
    items: z.array(slotReply),
    /** Last Seoul day that can be booked now, such as `2026-11-30`. */
    last_day: z.string(),
  }),
  refusals: [],
})

const channelField = z.enum(bookingChannels)

const bookingFields = {
  id: idField,
  order_number: z.string(),
  starts_at: z.string(),
  ends_at: z.string(),
  channel: channelField,
  note: z.string(),
  status: z.enum(bookingStatuses),
  /** Link to the video call; null until the studio has set it. */
  meeting_url: z.string().nullable(),
  created_at: z.string(),
}

export const bookingReply = z.object({
  ...bookingFields,
  /** Until then the customer can reschedule or cancel the booking. */
  changeable_until: z.string(),
})
export type Booking = z.output<typeof bookingReply>

/** BOOKING_NOT_READY: the order's result sheet has not been published. */
export const bookConsultation = endpoint({
  method: 'POST',
  path: '/v1/bookings',
  summary: 'Book the consultation of an order whose result sheet has arrived',
  access: 'anyone',
  body: z.object({
    order_number: orderNumberField,
    /** Start of an offered slot. */
    starts_at: momentField,
    channel: channelField,
    note: optionalText(textLengths.bookingNote),
    guest_token: guestTokenField.optional(),
    /** The visitor's time zone, such as `Asia/Ho_Chi_Minh`: emails show its time beside Seoul's. */
    time_zone: z.string().max(64).refine(isTimeZone).nullish(),
  }),
  reply: bookingReply,
  status: 201,
  idempotency: 'booking',
  refusals: [
    'ORDER_NOT_FOUND',
    'BOOKING_NOT_READY',
    'BOOKING_EXISTS',
    'SLOT_TAKEN',
    'SLOT_NOT_OFFERED',
  ],
})

export const listMyBookings = endpoint({
  method: 'GET',
  path: '/v1/bookings/me',
  summary: 'Bookings of the member, or of a guest with a token, the latest first',
  access: 'anyone',
  query: pageQuery(pageSizes.default).extend({ token: guestTokenField.optional() }),
  reply: pageOf(bookingReply),
  refusals: [],
})

const idParams = z.object({ id: idField })
const tokenQuery = z.object({ token: guestTokenField.optional() })

export const rescheduleBooking = endpoint({
  method: 'PATCH',
  path: '/v1/bookings/:id',
  summary: 'Move a booking to another slot, until 24 hours before it begins',
  access: 'anyone',
  params: idParams,
  query: tokenQuery,
  /** `starts_at` is the start of an offered slot. */
  body: z.object({ starts_at: momentField }),
  reply: bookingReply,
  refusals: ['TOO_LATE_TO_CHANGE', 'ILLEGAL_TRANSITION', 'SLOT_TAKEN', 'SLOT_NOT_OFFERED'],
})

export const cancelBooking = endpoint({
  method: 'DELETE',
  path: '/v1/bookings/:id',
  summary: 'Cancel a booking, until 24 hours before it begins',
  access: 'anyone',
  params: idParams,
  query: tokenQuery,
  reply: z.undefined(),
  status: 204,
  refusals: ['TOO_LATE_TO_CHANGE'],
})

export const getBookingFile = endpoint({
  method: 'GET',
  path: '/v1/bookings/:id.ics',
  summary: 'The calendar entry of a booking: owner, guest with a token, or administrator',
  access: 'anyone',
  params: idParams,
  query: tokenQuery,
  file: true,
  reply: z.any(),
  refusals: [],
})
