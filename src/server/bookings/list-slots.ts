import type { z } from 'zod'
import type { bookingPeriod, listSlots as endpoint } from '#contract/bookings.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import { placesLeft } from '#domain/bookings/booking-rules.ts'
import { offeredSlots } from '#domain/bookings/slots.ts'
import { formatSeoulDay, seoulDayOf, shiftDay } from '#domain/calendar/seoul-day.ts'
import type { Deps } from '#server/deps.ts'
import { readHours, readSettings } from '#server/settings/index.ts'
import { findBookingsWithin } from './store.ts'

/** Lists the slots that can be booked now, and those that are full. */
export async function listSlots(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { from, to }: z.output<typeof bookingPeriod>,
): Promise<ReplyOf<typeof endpoint>> {
  const hours = await readHours(db)
  const { bookingNoticeHours: noticeHours, bookingHorizonDays: horizonDays } =
    await readSettings(db)
  const at = now()
  const last_day = formatSeoulDay(shiftDay(seoulDayOf(at), horizonDays))
  const slots = offeredSlots(hours, { from, to, now: at, noticeHours, horizonDays })
  const [first, last] = [slots[0], slots.at(-1)]
  if (!first || !last) return { items: [], last_day }

  const booked = await findBookingsWithin(db, { startsAt: first.startsAt, endsAt: last.endsAt })
  const items = slots.map(({ startsAt, endsAt }) => {
    const taken = booked.filter((it) => it.starts_at < endsAt && it.ends_at > startsAt)
    return {
      starts_at: startsAt.toISOString(),
      ends_at: endsAt.toISOString(),
      places_left: placesLeft(
        hours.places,
        taken.map(({ place }) => place),
      ),
    }
  })
  return { items, last_day }
}
