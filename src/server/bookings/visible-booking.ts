import type { Deps } from '#server/deps.ts'
import { findOrderFor, type OrderRow } from '#server/orders/index.ts'
import { type Caller, isAdmin } from '#server/platform/caller.ts'
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

function asNotFound(error: unknown): never {
  if (error instanceof Refusal && error.code === 'ORDER_NOT_FOUND') refuse('NOT_FOUND')
  throw error
}

/** Whether an administrator acts on behalf of the order's customer. */
export const isForCustomer = (caller: Caller, order: OrderRow) =>
  isAdmin(caller) && order.member_id !== caller.memberId

export type BookingDeps = Pick<Deps, 'db' | 'now' | 'publicUrl'>
