import type { Db } from '#server/platform/database.ts'

/** A member leaves: when they were consulted stays, what they wrote to it does not. */
export async function anonymizeBookings(tx: Db, memberId: string) {
  await tx
    .updateTable('bookings')
    .set({ note: '', time_zone: null, reminder_due_at: null })
    .where('order_number', 'in', (it) =>
      it.selectFrom('orders').select('number').where('member_id', '=', memberId),
    )
    .execute()
  return {}
}
