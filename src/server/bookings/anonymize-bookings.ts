import { emitAdminEvent } from '#server/notifications/index.ts'
import type { Db } from '#server/platform/database.ts'

/**
 * Cancels the coming consultations of a closing account, which frees their places, and notifies the studio,
 * since nobody can be called any more. Removes what the customer wrote to all bookings; their times
 * remain. Source: docs/rules.md B-8.
 */
export async function anonymizeBookings(tx: Db, memberId: string, at: Date) {
  const cancelled = await tx
    .updateTable('bookings')
    .from('orders')
    .set((eb) => ({
      status: 'CANCELLED',
      updated_at: at,
      revision: eb('bookings.revision', '+', 1),
    }))
    .whereRef('orders.number', '=', 'bookings.order_number')
    .where('orders.member_id', '=', memberId)
    .where('bookings.status', '=', 'BOOKED')
    .where('bookings.starts_at', '>', at)
    .returning(['bookings.id', 'orders.consultant_id'])
    .execute()
  for (const { id, consultant_id } of cancelled) {
    await emitAdminEvent(tx, { occasion: 'BOOKING', subject: id, at }, consultant_id)
  }
  await tx
    .updateTable('bookings')
    .set({ note: '', time_zone: null, reminder_due_at: null })
    .where('order_number', 'in', (it) =>
      it.selectFrom('orders').select('number').where('member_id', '=', memberId),
    )
    .execute()
  return {}
}
