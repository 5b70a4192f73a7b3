import type { cancelBooking as endpoint } from '#contract/bookings.ts'
import type { ParsedOf } from '#contract/endpoint.ts'
import { changeableUntil } from '#domain/bookings/booking-rules.ts'
import { emitAdminEvent } from '#server/notifications/index.ts'
import type { OrderRow } from '#server/orders/index.ts'
import { audit } from '#server/platform/audit.ts'
import { type Caller, isAdmin } from '#server/platform/caller.ts'
import type { RequestContext } from '#server/platform/context.ts'
import { type Db, inTransaction } from '#server/platform/database.ts'
import { refuse } from '#server/platform/refusal.ts'
import { required } from '#server/platform/required.ts'
import { notifyCustomerOfBooking } from './notify-customer-of-booking.ts'
import { type BookingRow, lockBooking, updateBooking } from './store.ts'
import { type BookingDeps, findBookingFor, isForCustomer } from './visible-booking.ts'

/**
 * Cancels a booking. Idempotent. Administrators are not bound by the deadline.
 *
 * Refuses as {@link findBookingFor} does; TOO_LATE_TO_CHANGE in the last 24 hours. Source:
 * docs/rules.md B-5.
 */
export async function cancelBooking(
  deps: BookingDeps,
  caller: Caller,
  { params, query }: ParsedOf<typeof endpoint>,
  context: RequestContext,
): Promise<undefined> {
  const at = deps.now()
  await inTransaction(deps.db, async (tx) => {
    const { order } = await findBookingFor(tx, caller, params.id, query.token, at)
    const booking = required(await lockBooking(tx, params.id), 'booking')
    if (booking.status === 'CANCELLED') return
    if (isAdmin(caller) && isForCustomer(caller, order)) {
      await cancelAndNotify(deps, tx, { booking, order }, { because: 'STUDIO', reason: null }, at)
      await audit(tx, caller, context, { action: 'booking.cancel', subject: order.number, at })
      return
    }
    if (at > changeableUntil(booking.starts_at)) refuse('TOO_LATE_TO_CHANGE')
    await cancelAndNotify(deps, tx, { booking, order }, { because: 'CUSTOMER', reason: null }, at)
    const event = { occasion: 'BOOKING', subject: booking.id, at } as const
    await emitAdminEvent(tx, event, order.consultant_id)
  })
}

/**
 * Cancels the booking, frees its place and notifies the customer. The booking's row must be locked.
 */
export async function cancelAndNotify(
  deps: Pick<BookingDeps, 'publicUrl'>,
  tx: Db,
  { booking, order }: { readonly booking: BookingRow; readonly order: OrderRow },
  why: { readonly because: 'CUSTOMER' | 'STUDIO'; readonly reason: string | null },
  at: Date,
): Promise<BookingRow> {
  const change = {
    status: 'CANCELLED',
    reminder_due_at: null,
    held_at: null,
    updated_at: at,
  } as const
  const cancelled = await updateBooking(tx, booking, change)
  await notifyCustomerOfBooking(
    deps,
    tx,
    { booking: cancelled, order },
    { kind: 'BOOKING_CANCELLED', ...why },
    at,
  )
  return cancelled
}
