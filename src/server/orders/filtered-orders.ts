import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import type { z } from 'zod'
import { type listOrders, UNASSIGNED } from '#contract/admin-orders.ts'
import { endOfSeoulDay, startOfSeoulDay } from '#domain/calendar/seoul-day.ts'
import type { RefundDays } from '#server/money/index.ts'
import type { Db, Tables } from '#server/platform/database.ts'
import { isAssigned } from './consultants.ts'
import type { OrderRow } from './store.ts'
import { deadlineOrPlacedAt, isWaitingFor, openOrders } from './waiting.ts'

export interface OrderFilters
  extends Omit<z.output<(typeof listOrders)['query']>, 'page' | 'size'> {
  /** Set when the studio's own work is listed, which is sorted by deadline. */
  readonly refundDays?: RefundDays | undefined
  /** Only orders assigned to this consultant. */
  readonly consultant?: string | undefined
}

/**
 * Selects the orders that match the filters, without the search text: from all, or from `among`.
 */
export function filteredOrders(
  db: Db,
  {
    status,
    consulting_type: kind,
    waiting_for: wait,
    from,
    to,
    assigned_to,
    consultant,
  }: OrderFilters,
  among?: RawBuilder<OrderRow>,
) {
  let orders = among
    ? db.selectFrom(among.as('orders'))
    : wait === 'STUDIO'
      ? db.selectFrom(openOrders(db))
      : db.selectFrom('orders')
  if (consultant) orders = orders.where('orders.consultant_id', '=', consultant)
  if (assigned_to === UNASSIGNED) orders = orders.where((eb) => eb.not(isAssigned))
  else if (assigned_to) orders = orders.where('orders.consultant_id', '=', assigned_to)
  if (status) orders = orders.where('orders.status', '=', status)
  if (kind) orders = orders.where('orders.consulting_type', '=', kind)
  if (wait) orders = orders.where((eb) => isWaitingFor(eb, wait))
  if (from) orders = orders.where('orders.placed_at', '>=', startOfSeoulDay(dayOf(from)))
  if (to) orders = orders.where('orders.placed_at', '<=', endOfSeoulDay(dayOf(to)))
  return orders
}

/**
 * Returns the sort order of a list: newest first. The studio's own work is sorted by deadline, or
 * by when the order was placed if it has none.
 */
const sortOrder = ({ refundDays }: Pick<OrderFilters, 'refundDays'>) =>
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
