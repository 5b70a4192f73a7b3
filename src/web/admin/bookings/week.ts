import type { AdminBooking, HoursReply } from '#contract/admin-bookings.ts'
import type { BookingHours, MinuteOfDay, OpenTime } from '#domain/bookings/booking-hours.ts'
import { openTimes, type Slot, slotsOfDay } from '#domain/bookings/slots.ts'
import {
  formatSeoulDay,
  MINUTE_MS,
  parseSeoulDay,
  seoulDayOf,
  startOfSeoulDay,
  weekdayOf,
} from '#domain/calendar/seoul-day.ts'
import { type DayText, dayAfter } from '#web/bookings/month-grid.ts'

const DAYS_A_WEEK = 7
const HOUR = 60
/** Hours shown in a week without opening hours or bookings. */
const DEFAULT_HOURS: OpenTime = { opensAt: 10 * HOUR, closesAt: 18 * HOUR }

export const dayOf = (moment: string | Date): DayText =>
  formatSeoulDay(seoulDayOf(new Date(moment)))

export const startOfDay = (day: DayText): Date => startOfSeoulDay(parseSeoulDay(day))

/** Returns the days of the week that contains `day`, Monday to Sunday. */
export function weekOf(day: DayText): DayText[] {
  const monday = dayAfter(day, 1 - weekdayOf(parseSeoulDay(day)))
  return Array.from({ length: DAYS_A_WEEK }, (_, at) => dayAfter(monday, at))
}

/** Converts a moment to minutes since midnight in Seoul. */
export const minuteOfDay = (moment: string): MinuteOfDay =>
  (Date.parse(moment) - startOfDay(dayOf(moment)).getTime()) / MINUTE_MS

/** Formats minutes as `09:30`; the end of the day is `24:00`. */
export const formatMinute = (minute: MinuteOfDay): string =>
  [Math.floor(minute / HOUR), minute % HOUR].map((part) => String(part).padStart(2, '0')).join(':')

/** Converts a time of a day in Seoul, such as `09:30`, to a date; null if it is invalid. */
export function parseTimeOfDay(day: DayText, time: string): Date | null {
  const [hours, minutes] = time.split(':').map(Number)
  if (day === '' || hours === undefined || minutes === undefined) return null
  return new Date(startOfDay(day).getTime() + (hours * HOUR + minutes) * MINUTE_MS)
}

const minuteOfText = (time: string) => Number(time.slice(0, 2)) * HOUR + Number(time.slice(3))

/** Converts saved hours to the form that the booking rules use. */
export function toBookingHours({
  weekly,
  exceptions,
  slot_minutes,
  places,
}: HoursReply): BookingHours {
  const open = (time: { readonly opens_at: string; readonly closes_at: string }) => ({
    opensAt: minuteOfText(time.opens_at),
    closesAt: minuteOfText(time.closes_at),
  })
  return {
    weekly: weekly.map(({ weekday, ...time }) => ({ weekday, ...open(time) })),
    exceptions: exceptions.map((it) =>
      it.kind === 'CLOSED' ? it : { kind: it.kind, day: it.day, ...open(it) },
    ),
    slotMinutes: slot_minutes,
    places,
  }
}

export const openTimesOn = (hours: BookingHours, day: DayText): OpenTime[] =>
  openTimes(hours, parseSeoulDay(day))

/** Returns the whole hours that contain all opening hours and bookings of some days. */
export function visibleHours(
  hours: BookingHours,
  days: readonly DayText[],
  bookings: readonly AdminBooking[],
): OpenTime {
  const times = [
    ...days.flatMap((day) => openTimesOn(hours, day)),
    ...bookings.map((it) => ({
      opensAt: minuteOfDay(it.starts_at),
      closesAt: minuteOfDay(it.starts_at) + durationMinutes(it),
    })),
  ]
  if (times.length === 0) return DEFAULT_HOURS
  return {
    opensAt: Math.floor(Math.min(...times.map(({ opensAt }) => opensAt)) / HOUR) * HOUR,
    closesAt: Math.ceil(Math.max(...times.map(({ closesAt }) => closesAt)) / HOUR) * HOUR,
  }
}

/** Returns the length in minutes. */
export const durationMinutes = (slot: {
  readonly starts_at: string
  readonly ends_at: string
}): number => (Date.parse(slot.ends_at) - Date.parse(slot.starts_at)) / MINUTE_MS

/** Returns the future slots of a day that still have a place for `booking`. */
export function freeSlots(
  hours: BookingHours,
  day: DayText,
  bookings: readonly AdminBooking[],
  { booking, now }: { readonly booking: AdminBooking; readonly now: Date },
): Slot[] {
  const others = bookings.filter(({ id, status }) => id !== booking.id && status === 'BOOKED')
  const length = durationMinutes(booking) * MINUTE_MS
  return slotsOfDay(hours, parseSeoulDay(day)).filter(({ startsAt }) => {
    const overlapping = others.filter(
      ({ starts_at, ends_at }) =>
        Date.parse(starts_at) < startsAt.getTime() + length &&
        Date.parse(ends_at) > startsAt.getTime(),
    )
    return startsAt > now && overlapping.length < hours.places
  })
}

/**
 * Assigns overlapping bookings to lanes: each booking with its lane and the number of lanes beside
 * it.
 */
export function assignLanes(bookings: readonly AdminBooking[]) {
  const endsOfLanes: number[] = []
  const placed = bookings.map((booking) => {
    const start = Date.parse(booking.starts_at)
    const end = Date.parse(booking.ends_at)
    const free = endsOfLanes.findIndex((endOfLane) => endOfLane <= start)
    const lane = free < 0 ? endsOfLanes.length : free
    endsOfLanes[lane] = end
    return { booking, start, end, lane }
  })
  return placed.map(({ booking, start, end, lane }) => {
    const beside = placed.filter((other) => other.start < end && other.end > start)
    return { booking, lane, lanes: Math.max(...beside.map((other) => other.lane)) + 1 }
  })
}
