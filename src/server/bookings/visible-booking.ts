import type { Deps } from '#server/deps.ts'
import { findOrderFor, findStaffOrder, type OrderRow } from '#server/orders/index.ts'
import { type Caller, isAdmin, type Member } from '#server/platform/caller.ts'
import type { Db } from '#server/platform/database.ts'
import { Refusal, refuse } from '#server/platform/refusal.ts'
import { type BookingRow, findBooking } from './store.ts'

/**
 * Finds a booking and its order if the caller may see them: the order's member, its guest by token,
 * or an administrator.
 *
 * Refuses SIGN_IN_REQUIRED for a visitor without a token, and NOT_FOUND alike for a stranger's
 * booking and a missing one.
 */
export async function findBookingFor(
  db: Db,
  caller: Caller,
  id: string,
  token: string | undefined,
  at: Date,
): Promise<{ readonly booking: BookingRow; readonly order: OrderRow }> {
  if (caller.kind === 'visitor' && !token) refuse('SIGN_IN_REQUIRED')
  const booking = (await findBooking(db, id)) ?? refuse('NOT_FOUND')
  const order = await findOrderFor(db, caller, booking.order_number, token, at).catch(asNotFound)
  return { booking, order }
}

/** Finds a booking for the back office, as {@link findStaffOrder} finds its order. Refuses NOT_FOUND. */
export async function findStaffBooking(
  db: Db,
  staff: Member,
  id: string,
): Promise<{ readonly booking: BookingRow; readonly order: OrderRow }> {
  const booking = (await findBooking(db, id)) ?? refuse('NOT_FOUND')
  return { booking, order: await findOrderOfBooking(db, staff, booking) }
}

export const findOrderOfBooking = (db: Db, staff: Member, booking: BookingRow): Promise<OrderRow> =>
  findStaffOrder(db, staff, booking.order_number).catch(asNotFound)

function asNotFound(error: unknown): never {
  if (error instanceof Refusal && error.code === 'ORDER_NOT_FOUND') refuse('NOT_FOUND')
  throw error
}

/** Whether an administrator acts on behalf of the order's customer. */
export const isForCustomer = (caller: Caller, order: OrderRow) =>
  isAdmin(caller) && order.member_id !== caller.memberId

export type BookingDeps = Pick<Deps, 'db' | 'now' | 'publicUrl'>
