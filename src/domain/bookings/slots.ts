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
  /** In days in Seoul; the last one is offered whole. */
  readonly horizonDays: number
}

/**
 * Lists the slots that start between `from` and `to`, both included, and can be booked: not before
 * the lead time, not after the horizon. Ordered by time, without overlaps.
 *
 * Source: docs/rules.md B-1, B-2.
 */
export function offeredSlots(hours: BookingHours, query: SlotQuery): Slot[] {
  const { from, to, now, noticeHours, horizonDays } = query
  const earliest = Math.max(from.getTime(), now.getTime() + noticeHours * 60 * MINUTE_MS)
  const latest = Math.min(to.getTime(), endOfHorizon(now, horizonDays) - 1)
  if (earliest > latest) return []
  return daysFrom(seoulDayOf(new Date(earliest)), seoulDayOf(new Date(latest)))
    .flatMap((day) => slotsOfDay(hours, day))
    .filter(({ startsAt }) => startsAt.getTime() >= earliest && startsAt.getTime() <= latest)
}

/** Lists every slot of a day in Seoul: fills each open time from its start and omits the rest. */
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

/** Lists the open times of a day; merges those that touch or overlap. */
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
