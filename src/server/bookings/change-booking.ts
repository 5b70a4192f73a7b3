import type { AdminBooking, changeBooking as endpoint } from '#contract/admin-bookings.ts'
import type { ParsedOf } from '#contract/endpoint.ts'
import type { OrderRow } from '#server/orders/index.ts'
import { audit } from '#server/platform/audit.ts'
import type { Member } from '#server/platform/caller.ts'
import type { RequestContext } from '#server/platform/context.ts'
import { type Db, inTransaction } from '#server/platform/database.ts'
import { refuse } from '#server/platform/refusal.ts'
import { toAdminReply } from './booking-reply.ts'
import { cancelAndNotify } from './cancel-booking.ts'
import { columnsToMove } from './columns-to-move.ts'
import { notifyCustomerOfBooking } from './notify-customer-of-booking.ts'
import { type BookingRow, lockBooking, updateBooking } from './store.ts'
import { type BookingDeps, findOrderOfBooking } from './visible-booking.ts'

type Input = ParsedOf<typeof endpoint>

/**
 * Moves a booking, cancels it, or sets the video link, and notifies the customer; or records that
 * the consultation was held. A move keeps the length and may lead outside the hours. A change
 * without effect notifies nobody.
 *
 * Refuses NOT_FOUND; EDIT_CONFLICT with the current booking, when it has changed since
 * `base_revision`; ILLEGAL_TRANSITION: it is cancelled, or cannot have been held since it has not
 * begun; SLOT_NOT_OFFERED: a time in the past; SLOT_TAKEN: no place is left. Source: docs/rules.md
 * B-7.
 */
export async function changeBooking(
  deps: BookingDeps,
  admin: Member,
  context: RequestContext,
  { params, body }: Input,
): Promise<AdminBooking> {
  const at = deps.now()
  return inTransaction(deps.db, async (tx) => {
    const before = (await lockBooking(tx, params.id)) ?? refuse('NOT_FOUND')
    const order = await findOrderOfBooking(tx, admin, before)
    if (body.base_revision !== undefined && body.base_revision !== before.revision) {
      refuse('EDIT_CONFLICT', { current: toAdminReply(before, order) })
    }
    if (before.status === 'CANCELLED') refuse('ILLEGAL_TRANSITION')
    const booking = await change(deps, tx, { before, order }, body, at)
    if (booking.revision !== before.revision) {
      const detail = { booking: booking.id, ...body }
      const subject = order.number
      await audit(tx, admin, context, { action: 'booking.change', subject, detail, at })
    }
    return toAdminReply(booking, order)
  })
}

async function change(
  deps: BookingDeps,
  tx: Db,
  { before, order }: { readonly before: BookingRow; readonly order: OrderRow },
  body: Input['body'],
  at: Date,
): Promise<BookingRow> {
  if (body.status === 'CANCELLED') {
    const why = { because: 'STUDIO', reason: body.reason ?? null } as const
    return cancelAndNotify(deps, tx, { booking: before, order }, why, at)
  }
  const to = body.starts_at
  const isMoved = to !== undefined && to.getTime() !== before.starts_at.getTime()
  const link = body.meeting_url === undefined ? before.meeting_url : body.meeting_url
  const isLinked = link !== before.meeting_url
  const heldAt = body.held ? (before.held_at ?? at) : null
  const isHeldChanged = body.held !== undefined && heldAt !== before.held_at
  if (isHeldChanged && heldAt && before.starts_at > at) refuse('ILLEGAL_TRANSITION')
  if (!isMoved && !isLinked && !isHeldChanged) return before

  const booking = await updateBooking(tx, before, {
    ...(isHeldChanged && { held_at: heldAt }),
    ...(isMoved && (await columnsToMove(tx, before, periodFrom(to, before, at), at))),
    meeting_url: link,
    updated_at: at,
  })
  if (!isMoved && !isLinked) return booking
  const event = isMoved
    ? ({ kind: 'BOOKING_MOVED', formerlyAt: before.starts_at } as const)
    : ({ kind: 'BOOKING_LINK' } as const)
  await notifyCustomerOfBooking(deps, tx, { booking, order }, event, at)
  return booking
}

/**
 * Returns the booking's period from a new start with the same length, inside or outside the hours.
 */
function periodFrom(startsAt: Date, { starts_at, ends_at }: BookingRow, at: Date) {
  if (startsAt <= at) refuse('SLOT_NOT_OFFERED')
  const lengthMs = ends_at.getTime() - starts_at.getTime()
  return { startsAt, endsAt: new Date(startsAt.getTime() + lengthMs) }
}
