import type { Insertable, Selectable, Updateable } from 'kysely'
import type { BookingStatus } from '#domain/bookings/booking-rules.ts'
import type { Db } from '#server/platform/database.ts'
import { errorCode } from '#server/platform/error-fields.ts'
import { refuse } from '#server/platform/refusal.ts'
import type { BookingTables } from './tables.ts'

type Bookings = BookingTables['bookings']
export type BookingRow = Selectable<Bookings>

interface Period {
  readonly startsAt: Date
  readonly endsAt: Date
}

/** Inserts a booking; returns undefined when another one took its place in the meantime. */
export async function insertIfFree(
  tx: Db,
  booking: Insertable<Bookings>,
): Promise<BookingRow | undefined> {
  return tx
    .insertInto('bookings')
    .values(booking)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()
}

/** Finds active bookings that overlap a period. */
export async function findBookingsWithin(db: Db, { startsAt, endsAt }: Period) {
  return db
    .selectFrom('bookings')
    .select(['id', 'starts_at', 'ends_at', 'place'])
    .where('status', '=', 'BOOKED')
    .where('starts_at', '<', endsAt)
    .where('ends_at', '>', startsAt)
    .execute()
}

export async function findBooking(db: Db, id: string): Promise<BookingRow | undefined> {
  return db.selectFrom('bookings').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Locks the row until the transaction ends. */
export async function lockBooking(tx: Db, id: string): Promise<BookingRow | undefined> {
  return tx.selectFrom('bookings').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

export async function isBooked(db: Db, orderNumber: string): Promise<boolean> {
  const row = await db
    .selectFrom('bookings')
    .select('id')
    .where('order_number', '=', orderNumber)
    .where('status', '=', 'BOOKED')
    .executeTakeFirst()
  return row !== undefined
}

const EXCLUSION_VIOLATION = '23P01'

/** Changes a booking and raises the revision that calendars compare. Refuses SLOT_TAKEN. */
export async function updateBooking(
  tx: Db,
  { id, revision }: Pick<BookingRow, 'id' | 'revision'>,
  change: Updateable<Bookings>,
): Promise<BookingRow> {
  return tx
    .updateTable('bookings')
    .set({ ...change, revision: revision + 1 })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
    .catch((error: unknown) => {
      if (errorCode(error) === EXCLUSION_VIOLATION) refuse('SLOT_TAKEN')
      throw error
    })
}

export type BookingOwner = { readonly memberId: string } | { readonly orderId: string }

/** Lists the bookings of a member or an order, latest first. */
export async function findBookingPage(
  db: Db,
  owner: BookingOwner,
  { page, size }: { readonly page: number; readonly size: number },
): Promise<{ readonly rows: BookingRow[]; readonly total: number }> {
  const bookings = db
    .selectFrom('bookings')
    .innerJoin('orders', 'orders.number', 'bookings.order_number')
    .where(({ eb }) =>
      'memberId' in owner
        ? eb('orders.member_id', '=', owner.memberId)
        : eb('orders.id', '=', owner.orderId),
    )
  const { total } = await bookings
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await bookings
    .selectAll('bookings')
    .orderBy('bookings.starts_at', 'desc')
    .orderBy('bookings.id')
    .limit(size)
    .offset((page - 1) * size)
    .execute()
  return { rows, total }
}

/** Lists bookings that start between `from` and `to`, both included, with their customers. */
export async function findBookingsWithCustomers(
  db: Db,
  {
    from,
    to,
    status,
    consultant,
  }: {
    readonly from: Date
    readonly to: Date
    readonly status?: BookingStatus | undefined
    /** Only bookings of orders assigned to this consultant. */
    readonly consultant?: string | undefined
  },
) {
  let bookings = db
    .selectFrom('bookings')
    .innerJoin('orders', 'orders.number', 'bookings.order_number')
    .where('bookings.starts_at', '>=', from)
    .where('bookings.starts_at', '<=', to)
  if (status) bookings = bookings.where('bookings.status', '=', status)
  if (consultant) bookings = bookings.where('orders.consultant_id', '=', consultant)
  return bookings
    .selectAll('bookings')
    .select(['orders.contact_name', 'orders.contact_email', 'orders.contact_phone'])
    .orderBy('bookings.starts_at')
    .orderBy('bookings.place')
    .execute()
}

export async function findDueReminders(db: Db, at: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('bookings')
    .select('id')
    .where('reminder_due_at', '<=', at)
    .orderBy('reminder_due_at')
    .execute()
  return rows.map(({ id }) => id)
}

/** Claims a due reminder, so that it is sent only once even if the clock is set back. */
export async function claimReminder(tx: Db, id: string, at: Date): Promise<BookingRow | undefined> {
  return tx
    .updateTable('bookings')
    .set({ reminder_due_at: null })
    .where('id', '=', id)
    .where('reminder_due_at', '<=', at)
    .returningAll()
    .executeTakeFirst()
}
