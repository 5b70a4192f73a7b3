import {
  addDays,
  daysBetween,
  formatSeoulDay,
  MINUTE_MS,
  type SeoulDay,
  seoulDayOf,
  shiftDay,
  startOfSeoulDay,
  weekdayOf,
} from '#domain/calendar/seoul-day.ts'
import type { BookingHours, OpenTime } from './booking-hours.ts'

export interface Slot {
  readonly startsAt: Date
  readonly endsAt: Date
}

interface SlotQuery {
  readonly from: Date
  readonly to: Date
  readonly now: Date
  readonly noticeHours: number
  /** Counted in days of Seoul; the last one is offered whole. */
  readonly horizonDays: number
}

/**
 * The slots that begin from `from` to `to`, both included, and can still be booked: not sooner than
 * the notice, not later than the horizon. In the order of time, and none overlaps another.
 *
 * Source: docs/rules.md B-1, B-2.
 */
export function offeredSlots(hours: BookingHours, asked: SlotQuery): Slot[] {
  const { from, to, now, noticeHours, horizonDays } = asked
  const earliest = Math.max(from.getTime(), now.getTime() + noticeHours * 60 * MINUTE_MS)
  const latest = Math.min(to.getTime(), endOfHorizon(now, horizonDays) - 1)
  if (earliest > latest) return []
  return daysFrom(seoulDayOf(new Date(earliest)), seoulDayOf(new Date(latest)))
    .flatMap((day) => slotsOfDay(hours, day))
    .filter(({ startsAt }) => startsAt.getTime() >= earliest && startsAt.getTime() <= latest)
}

/** Every slot of a day in Seoul: each open time filled from its beginning, a rest left out. */
export function slotsOfDay(hours: BookingHours, day: SeoulDay): Slot[] {
  const midnight = startOfSeoulDay(day).getTime()
  const at = (minute: number) => new Date(midnight + minute * MINUTE_MS)
  return openTimes(hours, day).flatMap(({ opensAt, closesAt }) =>
    Array.from({ length: Math.floor((closesAt - opensAt) / hours.slotMinutes) }, (_, index) => {
      const start = opensAt + index * hours.slotMinutes
      return { startsAt: at(start), endsAt: at(start + hours.slotMinutes) }
    }),
  )
}

/** When the studio is open on a day; times that touch or overlap are one. */
export function openTimes({ weekly, exceptions }: BookingHours, day: SeoulDay): OpenTime[] {
  const ofDay = exceptions.filter((exception) => exception.day === formatSeoulDay(day))
  const isClosed = ofDay.some(({ kind }) => kind === 'CLOSED')
  const usual = isClosed ? [] : weekly.filter(({ weekday }) => weekday === weekdayOf(day))
  const extra = ofDay.filter((exception) => exception.kind === 'EXTRA')
  return merged([...usual, ...extra])
}

function merged(times: readonly OpenTime[]): OpenTime[] {
  const result: OpenTime[] = []
  for (const { opensAt, closesAt } of times.toSorted((a, b) => a.opensAt - b.opensAt)) {
    const last = result.at(-1)
    if (!last || opensAt > last.closesAt) result.push({ opensAt, closesAt })
    else result[result.length - 1] = { ...last, closesAt: Math.max(last.closesAt, closesAt) }
  }
  return result
}

const endOfHorizon = (now: Date, days: number) =>
  addDays(startOfSeoulDay(seoulDayOf(now)), days + 1).getTime()

const daysFrom = (first: SeoulDay, last: SeoulDay): SeoulDay[] =>
  Array.from({ length: daysBetween(first, last) + 1 }, (_, index) => shiftDay(first, index))
