import { endOfSeoulDay, seoulDayOf, startOfSeoulDay } from '#domain/calendar/seoul-day.ts'
import type { Db } from '#server/platform/database.ts'
import { isPaidOnline } from './waiting.ts'

/**
 * Returns the numbers of orders whose bank transfer is due on the Seoul day of `at`, the earliest
 * first.
 */
export async function depositsDueOn(db: Db, at: Date): Promise<string[]> {
  const day = seoulDayOf(at)
  const rows = await db
    .selectFrom('orders')
    .select('number')
    .where('status', '=', 'PAYMENT_PENDING')
    .where('payment_due_at', '>=', startOfSeoulDay(day))
    .where('payment_due_at', '<=', endOfSeoulDay(day))
    .where((eb) => eb.not(isPaidOnline))
    .orderBy('payment_due_at')
    .execute()
  return rows.map(({ number }) => number)
}
