import type { Booking, rescheduleBooking as endpoint } from '#contract/bookings.ts'
import type { ParsedOf } from '#contract/endpoint.ts'
import { changeableUntil } from '#domain/bookings/booking-rules.ts'
import { emitAdminEvent } from '#server/notifications/index.ts'
import type { Caller } from '#server/platform/caller.ts'
import { inTransaction } from '#server/platform/database.ts'
import { refuse } from '#server/platform/refusal.ts'
import { required } from '#server/platform/required.ts'
import { readHours } from '#server/settings/index.ts'
import { toReply } from './booking-reply.ts'
import { columnsToMove } from './columns-to-move.ts'
import { notifyCustomerOfBooking } from './notify-customer-of-booking.ts'
import { findOfferedSlot } from './offered-slot.ts'
import { lockBooking, updateBooking } from './store.ts'
import { type BookingDeps, findBookingFor, isForCustomer } from './visible-booking.ts'

/**
 * Moves a customer's booking to another offered slot and notifies the customer. Idempotent.
 *
 * Administrators move bookings with `changeBooking` and get NOT_FOUND here. Refuses as {@link
 * findBookingFor} does; TOO_LATE_TO_CHANGE in the last 24 hours; ILLEGAL_TRANSITION when it is
 * cancelled; SLOT_NOT_OFFERED; SLOT_TAKEN. Source: docs/rules.md B-5.
 */
export async function rescheduleBooking(
  deps: BookingDeps,
  caller: Caller,
  { params, query, body }: ParsedOf<typeof endpoint>,
): Promise<Booking> {
  const at = deps.now()
  return inTransaction(deps.db, async (tx) => {
    const { order } = await findBookingFor(tx, caller, params.id, query.token, at)
    if (isForCustomer(caller, order)) refuse('NOT_FOUND')
    const before = required(await lockBooking(tx, params.id), 'booking')
    if (before.status === 'CANCELLED') refuse('ILLEGAL_TRANSITION')
    if (at > changeableUntil(before.starts_at)) refuse('TOO_LATE_TO_CHANGE')

    if (body.starts_at.getTime() === before.starts_at.getTime()) return toReply(before)
    const slot = await findOfferedSlot(tx, await readHours(tx), body.starts_at, at)
    const moved = await columnsToMove(tx, before, slot ?? refuse('SLOT_NOT_OFFERED'), at)
    const booking = await updateBooking(tx, before, { ...moved, updated_at: at })
    const event = { kind: 'BOOKING_MOVED', formerlyAt: before.starts_at } as const
    await notifyCustomerOfBooking(deps, tx, { booking, order }, event, at)
    const recorded = { occasion: 'BOOKING', subject: booking.id, at } as const
    await emitAdminEvent(tx, recorded, order.consultant_id)
    return toReply(booking)
  })
}
