import { freePlace, reminderDueAt } from '#domain/bookings/booking-rules.ts'
import type { Slot } from '#domain/bookings/slots.ts'
import type { Db } from '#server/platform/database.ts'
import { refuse } from '#server/platform/refusal.ts'
import { readHours } from '#server/settings/index.ts'
import { type BookingRow, findBookingsWithin } from './store.ts'

/**
 * Returns the columns of a booking that moves to a free place in `slot`. Its reminder starts over,
 * and it no longer counts as held.
 *
 * Refuses SLOT_TAKEN.
 */
export async function columnsToMove(tx: Db, booking: BookingRow, slot: Slot, at: Date) {
  const { places } = await readHours(tx)
  const others = (await findBookingsWithin(tx, slot)).filter(({ id }) => id !== booking.id)
  const takenPlaces = others.map(({ place }) => place)
  return {
    starts_at: slot.startsAt,
    ends_at: slot.endsAt,
    place: freePlace(places, takenPlaces) ?? refuse('SLOT_TAKEN'),
    reminder_due_at: reminderDueAt(slot.startsAt, at),
    held_at: null,
  }
}
