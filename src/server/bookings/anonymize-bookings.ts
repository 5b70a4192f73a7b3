import type { Db } from '#server/platform/database.ts'

/** Removes what a closing account wrote to its bookings; their times remain. */
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
