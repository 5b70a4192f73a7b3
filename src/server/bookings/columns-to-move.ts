import { freePlace, reminderDueAt } from '#domain/bookings/booking-rules.ts'
import type { Slot } from '#domain/bookings/slots.ts'
import type { Db } from '#server/platform/database.ts'
import { refuse } from '#server/platform/refusal.ts'
import { readHours } from '#server/settings/index.ts'
import { type BookingRow, findBookingsWithin } from './store.ts'

/**
 * Columns of a booking that moves to `slot`, in a free place there. Reminders start over, and it is
 * not done yet.
 *
 * Refuses SLOT_TAKEN.
 */
export async function columnsToMove(tx: Db, booking: BookingRow, slot: Slot, at: Date) {
  const { places } = await readHours(tx)
  const others = (await findBookingsWithin(tx, slot)).filter(({ id }) => id !== booking.id)
  const taken = others.map(({ place }) => place)
  return {
    starts_at: slot.startsAt,
    ends_at: slot.endsAt,
    place: freePlace(places, taken) ?? refuse('SLOT_TAKEN'),
    reminder_due_at: reminderDueAt(slot.startsAt, at),
    held_at: null,
  }
}
