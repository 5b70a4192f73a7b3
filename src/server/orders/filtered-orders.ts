import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import type { z } from 'zod'
import type { listOrders } from '#contract/admin-orders.ts'
import { endOfSeoulDay, startOfSeoulDay } from '#domain/calendar/seoul-day.ts'
import type { RefundDays } from '#server/money/index.ts'
import type { Db, Tables } from '#server/platform/database.ts'
import type { OrderRow } from './store.ts'
import { deadlineOrPlacedAt, isWaitingFor, openOrders } from './waiting.ts'

export interface OrderFilters
  extends Omit<z.output<(typeof listOrders)['query']>, 'page' | 'size'> {
  /** Of a queue of the studio's own work, which comes by its deadlines. */
  readonly refundDays?: RefundDays | undefined
}

/** The orders that the filters leave, whatever they mention: of all, or of these. */
export function filteredOrders(
  db: Db,
  { status, consulting_type: kind, waiting_for: wait, from, to }: OrderFilters,
  among?: RawBuilder<OrderRow>,
) {
  let orders = among
    ? db.selectFrom(among.as('orders'))
    : wait === 'STUDIO'
      ? db.selectFrom(openOrders(db))
      : db.selectFrom('orders')
  if (status) orders = orders.where('orders.status', '=', status)
  if (kind) orders = orders.where('orders.consulting_type', '=', kind)
  if (wait) orders = orders.where((it) => isWaitingFor(it, wait))
  if (from) orders = orders.where('orders.placed_at', '>=', startOfSeoulDay(dayOf(from)))
  if (to) orders = orders.where('orders.placed_at', '<=', endOfSeoulDay(dayOf(to)))
  return orders
}

/**
 * Newest first. A queue of the studio's own work comes by its deadlines; what has none has been
 * waiting since it was ordered.
 */
export const sortOrder = ({ refundDays }: Pick<OrderFilters, 'refundDays'>) =>
  refundDays
    ? sql`${deadlineOrPlacedAt(refundDays)}, orders.number`
    : sql`orders.placed_at desc, orders.number`

export const sortOrders = <Row>(
  orders: SelectQueryBuilder<Tables, 'orders', Row>,
  filters: Pick<OrderFilters, 'refundDays'>,
) => orders.orderBy(sortOrder(filters))

function dayOf(text: string) {
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number)
  return { year, month, day }
}
