import type { HoursBody, HoursReply } from '#contract/admin-bookings.ts'
import {
  type BookingHours,
  defaultBookingHours,
  type MinuteOfDay,
  type OpenTime,
} from '#domain/bookings/booking-hours.ts'
import type { Deps } from '#server/deps.ts'
import { audit } from '#server/platform/audit.ts'
import type { Member } from '#server/platform/caller.ts'
import type { RequestContext } from '#server/platform/context.ts'
import { type Db, inTransaction } from '#server/platform/database.ts'

/** The hours in force: the administrator's, or those of the code before the first change. */
export async function readHours(db: Db): Promise<BookingHours> {
  const row = await db
    .selectFrom('booking_hours')
    .select(['weekly', 'exceptions', 'slot_minutes', 'places'])
    .executeTakeFirst()
  if (!row) return defaultBookingHours
  const { weekly, exceptions, slot_minutes: slotMinutes, places } = row
  return { weekly, exceptions, slotMinutes, places }
}

export const getHours = async ({ db }: Pick<Deps, 'db'>): Promise<HoursReply> =>
  toReply(await readHours(db))

/** Replaces the hours. What is booked already stays booked, also where it no longer fits. */
export async function setHours(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  admin: Member,
  context: RequestContext,
  body: HoursBody,
): Promise<HoursReply> {
  const at = now()
  const hours = fromBody(body)
  await inTransaction(db, async (tx) => {
    await writeHours(tx, hours, at)
    const detail = { ...toReply(hours) }
    await audit(tx, admin, context, { action: 'booking.hours', subject: 'hours', detail, at })
  })
  return toReply(hours)
}

async function writeHours(tx: Db, hours: BookingHours, at: Date) {
  const columns = {
    weekly: JSON.stringify(hours.weekly),
    exceptions: JSON.stringify(hours.exceptions),
    slot_minutes: hours.slotMinutes,
    places: hours.places,
    updated_at: at,
  }
  await tx
    .insertInto('booking_hours')
    .values(columns)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(columns))
    .execute()
}

const fromBody = (body: HoursBody): BookingHours => ({
  weekly: body.weekly.map(({ weekday, ...time }) => ({ weekday, ...toOpen(time) })),
  exceptions: body.exceptions.map((it) =>
    it.kind === 'CLOSED'
      ? { kind: it.kind, day: it.day }
      : { kind: it.kind, day: it.day, ...toOpen(it) },
  ),
  slotMinutes: body.slot_minutes,
  places: body.places,
})

const toReply = ({ weekly, exceptions, slotMinutes, places }: BookingHours): HoursReply => ({
  weekly: weekly.map(({ weekday, ...time }) => ({ weekday, ...written(time) })),
  exceptions: exceptions.map((it) =>
    it.kind === 'CLOSED' ? it : { kind: it.kind, day: it.day, ...written(it) },
  ),
  slot_minutes: slotMinutes,
  places,
})

const toOpen = (time: { readonly opens_at: number; readonly closes_at: number }): OpenTime => ({
  opensAt: time.opens_at,
  closesAt: time.closes_at,
})

const written = ({ opensAt, closesAt }: OpenTime) => ({
  opens_at: clockTime(opensAt),
  closes_at: clockTime(closesAt),
})

const clockTime = (minute: MinuteOfDay) =>
  [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':')
