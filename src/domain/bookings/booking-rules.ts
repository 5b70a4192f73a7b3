import { MINUTE_MS } from '#domain/calendar/seoul-day.ts'
import { BOOKING_FREE_UNTIL_HOURS, BOOKING_REMINDER_HOURS } from '#domain/limits/limits.ts'

export const bookingChannels = ['phone', 'video', 'visit'] as const
export type BookingChannel = (typeof bookingChannels)[number]

export const bookingStatuses = ['BOOKED', 'CANCELLED'] as const
export type BookingStatus = (typeof bookingStatuses)[number]

const HOUR_MS = 60 * MINUTE_MS

/** Last moment at which a customer may change or cancel a booking. Source: docs/rules.md B-5. */
export const changeableUntil = (startsAt: Date): Date =>
  new Date(startsAt.getTime() - BOOKING_FREE_UNTIL_HOURS * HOUR_MS)

/**
 * Time of a booking's reminder, or null if it has passed: the customer has just been notified of
 * the booking or its move. Source: docs/rules.md B-6.
 */
export function reminderDueAt(startsAt: Date, now: Date): Date | null {
  const due = new Date(startsAt.getTime() - BOOKING_REMINDER_HOURS * HOUR_MS)
  return due > now ? due : null
}

/** Number of free places in a slot, given the places of overlapping bookings. */
export const placesLeft = (places: number, taken: readonly number[]): number =>
  Math.max(0, places - new Set(taken).size)

/** Lowest free place from 1, or null if none is left. Source: docs/rules.md B-3. */
export function freePlace(places: number, taken: readonly number[]): number | null {
  if (placesLeft(places, taken) === 0) return null
  for (let place = 1; place <= places; place += 1) if (!taken.includes(place)) return place
  return null
}
