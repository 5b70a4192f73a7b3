import type { bookConsultation as endpoint } from '#contract/bookings.ts'
import type { ParsedOf, ReplyOf } from '#contract/endpoint.ts'
import { freePlace, reminderDueAt } from '#domain/bookings/booking-rules.ts'
import { emitAdminEvent } from '#server/notifications/index.ts'
import { findOrderFor, lockOrder, type OrderRow } from '#server/orders/index.ts'
import { audit } from '#server/platform/audit.ts'
import { type Caller, isAdmin } from '#server/platform/caller.ts'
import type { RequestContext } from '#server/platform/context.ts'
import { type Db, inTransaction } from '#server/platform/database.ts'
import { runOnce } from '#server/platform/idempotency.ts'
import { refuse } from '#server/platform/refusal.ts'
import { readHours } from '#server/settings/index.ts'
import { toReply } from './booking-reply.ts'
import { notifyCustomerOfBooking } from './notify-customer-of-booking.ts'
import { findOfferedSlot } from './offered-slot.ts'
import { type BookingRow, findBookingsWithin, insertIfFree, isBooked } from './store.ts'
import { type BookingDeps, isForCustomer } from './visible-booking.ts'

type Body = ParsedOf<typeof endpoint>['body']

/**
 * Books the consultation of an order whose result sheet has been sent, and notifies the customer.
 * An order has at most one active booking; its row is locked, so concurrent calls cannot create
 * two.
 *
 * Refuses SIGN_IN_REQUIRED for a visitor without a token, ORDER_NOT_FOUND, BOOKING_NOT_READY,
 * BOOKING_EXISTS; SLOT_NOT_OFFERED: no slot starts then, or it is too soon or too far ahead;
 * SLOT_TAKEN: all of its places are taken. Source: docs/rules.md B-1 to B-4.
 */
export async function bookConsultation(
  deps: BookingDeps,
  caller: Caller,
  body: Body,
  context: RequestContext,
): Promise<ReplyOf<typeof endpoint>> {
  const at = deps.now()
  return inTransaction(deps.db, async (tx) => {
    const { number } = await findOrderFor(tx, caller, body.order_number, body.guest_token, at)
    return runOnce(tx, context.idempotency, at, async () => {
      const order = await lockOrder(tx, number)
      await refuseUnready(tx, order)
      const language = isForCustomer(caller, order) ? order.language : context.language
      const booking = await reservePlace(tx, { ...body, order_number: number, language }, at)
      await notifyCustomerOfBooking(deps, tx, { booking, order }, { kind: 'BOOKING_MADE' }, at)
      if (isAdmin(caller) && isForCustomer(caller, order)) {
        const detail = { starts_at: body.starts_at.toISOString() }
        await audit(tx, caller, context, { action: 'booking.make', subject: number, detail, at })
      } else {
        const event = { occasion: 'BOOKING', subject: booking.id, at } as const
        await emitAdminEvent(tx, event, order.consultant_id)
      }
      return toReply(booking)
    })
  })
}

async function refuseUnready(tx: Db, order: OrderRow) {
  if (!order.report_published_at || order.ended_at) refuse('BOOKING_NOT_READY')
  if (await isBooked(tx, order.number)) refuse('BOOKING_EXISTS')
}

type BookingRequest = Omit<Body, 'guest_token'> & { readonly language: OrderRow['language'] }

async function reservePlace(tx: Db, request: BookingRequest, at: Date): Promise<BookingRow> {
  const hours = await readHours(tx)
  const slot =
    (await findOfferedSlot(tx, hours, request.starts_at, at)) ?? refuse('SLOT_NOT_OFFERED')
  for (;;) {
    const booked = await findBookingsWithin(tx, slot)
    const takenPlaces = booked.map(({ place }) => place)
    const place = freePlace(hours.places, takenPlaces) ?? refuse('SLOT_TAKEN')
    const booking = await insertIfFree(tx, {
      order_number: request.order_number,
      starts_at: slot.startsAt,
      ends_at: slot.endsAt,
      place,
      channel: request.channel,
      note: request.note ?? '',
      language: request.language,
      time_zone: request.time_zone ?? null,
      status: 'BOOKED',
      meeting_url: null,
      reminder_due_at: reminderDueAt(slot.startsAt, at),
      created_at: at,
      updated_at: at,
    })
    // Another booking took this place in the meantime: look for another one.
    if (booking) return booking
  }
}
