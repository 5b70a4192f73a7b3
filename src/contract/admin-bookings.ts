import { z } from 'zod'
import { MINUTES_A_DAY } from '#domain/bookings/booking-hours.ts'
import { bookingStatuses } from '#domain/bookings/booking-rules.ts'
import { textLengths } from '#domain/limits/limits.ts'
import { bookingPeriod, bookingReply } from './bookings.ts'
import { endpoint } from './endpoint.ts'
import { dayField, idField, languageField, momentField, requiredText } from './fields.ts'

const adminBooking = bookingReply.extend({
  customer_name: z.string(),
  customer_email: z.string(),
  customer_phone: z.string(),
  language: languageField,
  time_zone: z.string().nullable(),
  /** When the studio marked the consultation as done. */
  held_at: z.string().nullable(),
  /** Incremented by each change. */
  revision: z.int(),
})
export type AdminBooking = z.output<typeof adminBooking>

/** Day and week view: at most 31 days. */
export const listBookings = endpoint({
  method: 'GET',
  path: '/v1/admin/bookings',
  summary: 'Bookings that begin within a period, in the order of time',
  access: 'staff',
  query: bookingPeriod.safeExtend({ status: z.enum(bookingStatuses).optional() }),
  reply: z.object({ items: z.array(adminBooking) }),
  refusals: [],
})

const params = z.object({ id: idField })

export const getBooking = endpoint({
  method: 'GET',
  path: '/v1/admin/bookings/:id',
  summary: 'One booking with whose it is',
  access: 'staff',
  look: { action: 'booking.view', of: 'order_number' },
  params,
  reply: adminBooking,
  refusals: [],
})

/**
 * Fields left out stay unchanged. ILLEGAL_TRANSITION: the booking is cancelled, or has not started
 * and cannot be marked as done. EDIT_CONFLICT adds `current`, the booking as someone else changed
 * it.
 */
export const changeBooking = endpoint({
  method: 'PATCH',
  path: '/v1/admin/bookings/:id',
  summary:
    'Move a booking, cancel it, say where a video consultation is held, by mail; or that it was',
  access: 'consultant',
  params,
  body: z.object({
    /** The `revision` that this change is based on. */
    base_revision: z.int().optional(),
    /** Any future time with a free place, also outside the consultation hours. */
    starts_at: momentField.optional(),
    status: z.literal('CANCELLED').optional(),
    /** Reason of a cancellation, sent to the customer. */
    reason: requiredText(textLengths.cancelReason).optional(),
    meeting_url: z
      .url({ protocol: /^https$/ })
      .max(500)
      .nullable()
      .optional(),
    /** Whether the consultation took place; false undoes the mark. */
    held: z.boolean().optional(),
  }),
  reply: adminBooking,
  refusals: ['SLOT_TAKEN', 'SLOT_NOT_OFFERED', 'ILLEGAL_TRANSITION', 'EDIT_CONFLICT'],
})

/** `09:30` in Seoul as minutes since midnight; `24:00` is the end of the day. */
const timeField = z
  .string()
  .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$|^24:00$/)
  .transform((text) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3)))
const openFields = { opens_at: timeField, closes_at: timeField }
const opensFirst = (it: { opens_at: number; closes_at: number }) => it.opens_at < it.closes_at
const closesProblem = { path: ['closes_at'], message: '> opens_at' }

const weeklyTime = z
  .object({ weekday: z.int().min(1).max(7), ...openFields })
  .refine(opensFirst, closesProblem)
const exception = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('CLOSED'), day: dayField }),
  z
    .object({ kind: z.literal('EXTRA'), day: dayField, ...openFields })
    .refine(opensFirst, closesProblem),
])

const MOST_ROWS = 500
const hoursBody = z.object({
  /** 1 is Monday, 7 is Sunday; a day may have several times. */
  weekly: z.array(weeklyTime).max(MOST_ROWS),
  /** `CLOSED` closes a day, `ONLY` replaces its hours, `EXTRA` adds to them. */
  exceptions: z.array(exception).max(MOST_ROWS).default([]),
  slot_minutes: z.int().min(5).max(MINUTES_A_DAY),
  /** How many consultations can take place at the same time. */
  places: z.int().min(1).max(50),
  /** The `revision` that this change is based on. */
  base_revision: z.int().optional(),
})
export type HoursBody = z.output<typeof hoursBody>

const openReply = { opens_at: z.string(), closes_at: z.string() }
const hoursReply = z.object({
  weekly: z.array(z.object({ weekday: z.int(), ...openReply })),
  exceptions: z.array(
    z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('CLOSED'), day: z.string() }),
      z.object({ kind: z.literal('EXTRA'), day: z.string(), ...openReply }),
    ]),
  ),
  slot_minutes: z.int(),
  places: z.int(),
  /** Incremented by each change; 0 before the first. */
  revision: z.int(),
})
export type HoursReply = z.output<typeof hoursReply>

export const getBookingHours = endpoint({
  method: 'GET',
  path: '/v1/admin/booking-hours',
  summary: 'When the studio takes consultations',
  access: 'staff',
  reply: hoursReply,
  refusals: [],
})

/** EDIT_CONFLICT adds `current`, the hours as someone else saved them. */
export const setBookingHours = endpoint({
  method: 'PUT',
  path: '/v1/admin/booking-hours',
  summary: 'Replace the hours and exceptions; what is booked already stays booked',
  access: 'admin',
  body: hoursBody,
  reply: hoursReply,
  refusals: ['EDIT_CONFLICT'],
})
