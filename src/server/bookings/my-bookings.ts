import type { getBookingFile, listMyBookings as listEndpoint } from '#contract/bookings.ts'
import type { FileReply, ParsedOf, ReplyOf } from '#contract/endpoint.ts'
import { toPage } from '#contract/page.ts'
import { findOrderIdByToken } from '#server/orders/index.ts'
import type { Caller } from '#server/platform/caller.ts'
import type { Db } from '#server/platform/database.ts'
import { refuse } from '#server/platform/refusal.ts'
import { readSettings } from '#server/settings/index.ts'
import { toReply } from './booking-reply.ts'
import { calendarEntry } from './calendar-entry.ts'
import { type BookingOwner, findBookingPage } from './store.ts'
import { type BookingDeps, findBookingFor } from './visible-booking.ts'

/**
 * Lists the bookings of a member, or of a guest token's order. Refuses SIGN_IN_REQUIRED for a
 * visitor without a token, NOT_FOUND for an invalid token.
 */
export async function listMyBookings(
  { db, now }: Pick<BookingDeps, 'db' | 'now'>,
  caller: Caller,
  query: ParsedOf<typeof listEndpoint>['query'],
): Promise<ReplyOf<typeof listEndpoint>> {
  const { rows, total } = await findBookingPage(
    db,
    await findOwner(db, caller, query.token, now()),
    query,
  )
  return toPage(rows.map(toReply), total, query)
}

async function findOwner(
  db: Db,
  caller: Caller,
  token: string | undefined,
  at: Date,
): Promise<BookingOwner> {
  if (token) return { orderId: (await findOrderIdByToken(db, token, at)) ?? refuse('NOT_FOUND') }
  return caller.kind === 'member' ? { memberId: caller.memberId } : refuse('SIGN_IN_REQUIRED')
}

type FileInput = ParsedOf<typeof getBookingFile>

/**
 * Returns the calendar entry, also of a cancelled booking. Refuses as {@link findBookingFor} does.
 */
export async function bookingFile(
  { db, now, publicUrl }: BookingDeps,
  caller: Caller,
  { params, query }: FileInput,
): Promise<FileReply> {
  const { booking, order } = await findBookingFor(db, caller, params.id, query.token, now())
  const { company } = await readSettings(db)
  const { fileName, contentType, text } = calendarEntry(booking, order, { company, publicUrl })
  return { contentType, fileName, data: Buffer.from(text), disposition: 'attachment' }
}

/** Lists a member's bookings, latest first, with their total number. */
export async function listBookingsOfMember(db: Db, memberId: string, most: number) {
  const { rows, total } = await findBookingPage(db, { memberId }, { page: 1, size: most })
  const items = rows.map(({ id, starts_at, channel, status }) => ({
    id,
    starts_at: starts_at.toISOString(),
    channel,
    status,
  }))
  return { total, items }
}
