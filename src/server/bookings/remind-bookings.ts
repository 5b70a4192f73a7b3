import type { Deps } from '#server/deps.ts'
import { lockOrder } from '#server/orders/index.ts'
import { inTransaction } from '#server/platform/database.ts'
import { notifyCustomerOfBooking } from './notify-customer-of-booking.ts'
import { claimReminder, findDueReminders } from './store.ts'

/**
 * Reminds customers once, a day before their consultation; returns the number of reminders. Skips
 * consultations that have begun in the meantime, and continues after one that fails. Source:
 * docs/rules.md B-6.
 */
export async function remindBookings(
  deps: Pick<Deps, 'db' | 'now' | 'log' | 'publicUrl'>,
): Promise<number> {
  const at = deps.now()
  let reminded = 0
  for (const id of await findDueReminders(deps.db, at)) {
    try {
      if (await remind(deps, id, at)) reminded += 1
    } catch (error) {
      deps.log.error({ err: error, booking: id }, 'a customer could not be reminded')
    }
  }
  return reminded
}

const remind = (deps: Pick<Deps, 'db' | 'publicUrl'>, id: string, at: Date) =>
  inTransaction(deps.db, async (tx) => {
    const booking = await claimReminder(tx, id, at)
    if (!booking || booking.starts_at <= at) return false
    const order = await lockOrder(tx, booking.order_number)
    await notifyCustomerOfBooking(deps, tx, { booking, order }, { kind: 'BOOKING_REMINDER' }, at)
    return true
  })
