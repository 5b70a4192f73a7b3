import type { Selectable } from 'kysely'
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
import { refuse } from '#server/platform/refusal.ts'
import type { SettingTables } from './tables.ts'

/** Reads the hours in force: the administrator's, or the defaults before the first change. */
export const readHours = async (db: Db): Promise<BookingHours> =>
  fromRow(await db.selectFrom('booking_hours').selectAll().executeTakeFirst())

export async function getHours({ db }: Pick<Deps, 'db'>): Promise<HoursReply> {
  const row = await db.selectFrom('booking_hours').selectAll().executeTakeFirst()
  return toReply(fromRow(row), row?.revision ?? 0)
}

/**
 * Replaces the hours. Existing bookings stay, also outside the new hours. Refuses EDIT_CONFLICT
 * with the current hours, when somebody has saved since `base_revision`.
 */
export async function setHours(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  admin: Member,
  context: RequestContext,
  body: HoursBody,
): Promise<HoursReply> {
  const at = now()
  const hours = fromBody(body)
  return inTransaction(db, async (tx) => {
    const before = await lockHours(tx, at)
    if (body.base_revision !== undefined && body.base_revision !== before.revision) {
      refuse('EDIT_CONFLICT', { current: toReply(fromRow(before), before.revision) })
    }
    const reply = toReply(hours, before.revision + 1)
    await tx
      .updateTable('booking_hours')
      .set({ ...toColumns(hours), revision: reply.revision, updated_at: at })
      .execute()
    const detail = { before: toReply(fromRow(before), before.revision), after: reply }
    await audit(tx, admin, context, { action: 'booking.hours', subject: 'hours', detail, at })
    return reply
  })
}

/** Locks the one row, inserting the default hours before the first change. */
async function lockHours(tx: Db, at: Date) {
  await tx
    .insertInto('booking_hours')
    .values({ ...toColumns(defaultBookingHours), updated_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return tx.selectFrom('booking_hours').selectAll().forUpdate().executeTakeFirstOrThrow()
}

const fromRow = (row: Selectable<SettingTables['booking_hours']> | undefined): BookingHours =>
  row
    ? {
        weekly: row.weekly,
        exceptions: row.exceptions,
        slotMinutes: row.slot_minutes,
        places: row.places,
      }
    : defaultBookingHours

const toColumns = (hours: BookingHours) => ({
  weekly: JSON.stringify(hours.weekly),
  exceptions: JSON.stringify(hours.exceptions),
  slot_minutes: hours.slotMinutes,
  places: hours.places,
})

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

const toReply = (
  { weekly, exceptions, slotMinutes, places }: BookingHours,
  revision: number,
): HoursReply => ({
  weekly: weekly.map(({ weekday, ...time }) => ({ weekday, ...formatTimes(time) })),
  exceptions: exceptions.map((it) =>
    it.kind === 'CLOSED' ? it : { kind: it.kind, day: it.day, ...formatTimes(it) },
  ),
  slot_minutes: slotMinutes,
  places,
  revision,
})

const toOpen = (time: { readonly opens_at: number; readonly closes_at: number }): OpenTime => ({
  opensAt: time.opens_at,
  closesAt: time.closes_at,
})

const formatTimes = ({ opensAt, closesAt }: OpenTime) => ({
  opens_at: clockTime(opensAt),
  closes_at: clockTime(closesAt),
})

const clockTime = (minute: MinuteOfDay) =>
  [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':')
