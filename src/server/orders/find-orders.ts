import type { ExpressionBuilder } from 'kysely'
import type { z } from 'zod'
import type { listOrders } from '#contract/admin-orders.ts'
import { phoneDigits } from '#domain/accounts/phone.ts'
import { endOfSeoulDay, startOfSeoulDay } from '#domain/calendar/seoul-day.ts'
import type { Db, Tables } from '#server/platform/database.ts'
import { isByHand, isWaitingFor, refundIsDue } from './waiting.ts'

export type OrderFilters = Omit<z.output<(typeof listOrders)['query']>, 'page' | 'size'>

/** Fewer digits would find every phone. */
const FEWEST_PHONE_DIGITS = 4

/** The filtered orders with whether money is owed back, newest first or, in a queue, oldest first. */
export const findOrders = (db: Db, filters: OrderFilters) =>
  matching(db, filters)
    .selectAll('orders')
    .select((it) => refundIsDue(it).as('refund_is_due'))
    .orderBy('orders.placed_at', isByHand(filters.waiting_for) ? 'asc' : 'desc')
    .orderBy('orders.number')

export async function countOrders(db: Db, filters: OrderFilters): Promise<number> {
  const { total } = await matching(db, filters)
    .select((it) => it.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

function matching(db: Db, { status, waiting_for: wait, q, from, to }: OrderFilters) {
  let orders = db.selectFrom('orders')
  if (status) orders = orders.where('orders.status', '=', status)
  if (wait) orders = orders.where((it) => isWaitingFor(it, wait))
  if (from) orders = orders.where('orders.placed_at', '>=', startOfSeoulDay(dayOf(from)))
  if (to) orders = orders.where('orders.placed_at', '<=', endOfSeoulDay(dayOf(to)))
  if (q) orders = orders.where((it) => mentions(it, q))
  return orders
}

/** Order number, name, address, digits of a phone, or the name that a transfer comes under. */
function mentions(it: ExpressionBuilder<Tables, 'orders'>, q: string) {
  const part = `%${q.replace(/[\\%_]/g, '\\$&')}%`
  const digits = phoneDigits(q)
  const isPhone = digits.length >= FEWEST_PHONE_DIGITS && /^[\d\s()+-]+$/.test(q)
  return it.or([
    it('orders.number', 'ilike', part),
    it('orders.contact_name', 'ilike', part),
    it('orders.contact_email', 'ilike', part),
    it.exists(
      it
        .selectFrom('payments')
        .select('payments.id')
        .whereRef('payments.order_number', '=', 'orders.number')
        .where('payments.depositor_name', 'ilike', part),
    ),
    ...(isPhone ? [it('orders.contact_phone', 'like', `%${digits}%`)] : []),
  ])
}

function dayOf(text: string) {
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number)
  return { year, month, day }
}
