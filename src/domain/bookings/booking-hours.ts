/** Minutes since midnight in Seoul; 1440 is the end of the day. */
export type MinuteOfDay = number

export const MINUTES_A_DAY = 1_440

export interface OpenTime {
  readonly opensAt: MinuteOfDay
  readonly closesAt: MinuteOfDay
}

/** 1 is Monday, 7 is Sunday. */
interface WeeklyTime extends OpenTime {
  readonly weekday: number
}

/**
 * An exception for a day such as `2026-12-25`: closed, or open at other times than the weekly
 * hours.
 */
type HoursException =
  | { readonly kind: 'CLOSED'; readonly day: string }
  | ({ readonly kind: 'EXTRA'; readonly day: string } & OpenTime)

/** Consultation hours, length of a consultation in minutes, and number held at the same time. */
export interface BookingHours {
  readonly weekly: readonly WeeklyTime[]
  readonly exceptions: readonly HoursException[]
  readonly slotMinutes: number
  readonly places: number
}

const WORKDAYS = [1, 2, 3, 4, 5]

/** Hours of a new studio: Monday to Friday, 10 to 12 and 13 to 18, one at a time. */
export const defaultBookingHours: BookingHours = {
  weekly: WORKDAYS.flatMap((weekday) => [
    { weekday, opensAt: 600, closesAt: 720 },
    { weekday, opensAt: 780, closesAt: 1_080 },
  ]),
  exceptions: [],
  slotMinutes: 30,
  places: 1,
}
