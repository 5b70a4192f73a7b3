import type { BookingHours } from '#domain/bookings/booking-hours.ts'
import { offeredSlots, type Slot } from '#domain/bookings/slots.ts'
import type { Db } from '#server/platform/database.ts'
import { readSettings } from '#server/settings/index.ts'

/** Finds the slot that starts at `startsAt` and can be booked now; undefined if there is none. */
export async function findOfferedSlot(
  tx: Db,
  hours: BookingHours,
  startsAt: Date,
  now: Date,
): Promise<Slot | undefined> {
  const { bookingNoticeHours: noticeHours, bookingHorizonDays: horizonDays } =
    await readSettings(tx)
  const period = { from: startsAt, to: startsAt }
  const [slot] = offeredSlots(hours, { ...period, now, noticeHours, horizonDays })
  return slot
}
