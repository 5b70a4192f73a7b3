import { MINUTE_MS } from '#domain/calendar/seoul-day.ts'
import { BOOKING_FREE_UNTIL_HOURS, BOOKING_REMINDER_HOURS } from '#domain/limits/limits.ts'

export const bookingChannels = ['phone', 'video', 'visit'] as const
export type BookingChannel = (typeof bookingChannels)[number]

export const bookingStatuses = ['BOOKED', 'CANCELLED'] as const
export type BookingStatus = (typeof bookingStatuses)[number]

const HOUR_MS = 60 * MINUTE_MS

/** The last moment at which a customer may call a booking off. Source: docs/rules.md B-5. */
export const changeableUntil = (startsAt: Date): Date =>
  new Date(startsAt.getTime() - BOOKING_FREE_UNTIL_HOURS * HOUR_MS)

/**
 * When the reminder of a booking goes out, or null when that moment has passed already: who booked
 * or was moved that late has just been told. Source: docs/rules.md B-6.
 */
export function reminderDueAt(startsAt: Date, now: Date): Date | null {
  const due = new Date(startsAt.getTime() - BOOKING_REMINDER_HOURS * HOUR_MS)
  return due > now ? due : null
}

/** How many of a slot's places are left, given the places of the bookings that overlap it. */
export const placesLeft = (places: number, taken: readonly number[]): number =>
  Math.max(0, places - new Set(taken).size)

/** The first place from 1 that is free, or null when none is left. Source: docs/rules.md B-3. */
export function freePlace(places: number, taken: readonly number[]): number | null {
  if (placesLeft(places, taken) === 0) return null
  for (let place = 1; place <= places; place += 1) if (!taken.includes(place)) return place
  return null
}
