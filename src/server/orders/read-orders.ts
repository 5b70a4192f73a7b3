import type { SelectQueryBuilder } from 'kysely'
import type { OrderStatus } from '#domain/orders/order-status.ts'
import type { Db, Tables } from '#server/platform/database.ts'
import type { OrderRow } from './store.ts'

interface Page {
  readonly page: number
  readonly size: number
}

/** Columns that lists of orders show. */
const listColumns = [
  'number',
  'consulting_type',
  'product_id',
  'product_names',
  'turnaround_days',
  'status',
  'subtotal',
  'total_price',
  'placed_at',
  'survey_deadline',
  'survey_submitted_at',
  'due_at',
  'due_paused_at',
  'work_began_at',
  'report_id',
  'report_published_at',
] as const satisfies readonly (keyof OrderRow)[]
export type ListedOrder = Pick<OrderRow, (typeof listColumns)[number]>

/** Returns a page of a member's orders, newest first, with these statuses or all. */
export function pageOfMember(
  db: Db,
  memberId: string,
  statuses: readonly OrderStatus[] | null,
  page: Page,
): Promise<FoundPage<ListedOrder>> {
  const filter = (orders: Orders) => {
    const own = orders.where('member_id', '=', memberId)
    return statuses ? own.where('status', 'in', statuses) : own
  }
  return readPage(db, page, filter, (orders) => orders.select(listColumns))
}

/** Returns a member's completed orders, newest first. */
export const completedOrdersOf = (db: Db, memberId: string): Promise<OrderRow[]> =>
  db
    .selectFrom('orders')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('status', '=', 'CONSULTING_COMPLETED')
    .orderBy('placed_at', 'desc')
    .orderBy('number')
    .execute()

/** Returns a page of the guest orders with this address and phone, newest first. */
export function pageOfGuest(
  db: Db,
  email: string,
  phone: string,
  page: Page,
): Promise<FoundPage<OrderRow>> {
  const filter = (orders: Orders) =>
    orders
      .where('member_id', 'is', null)
      .where('contact_email', '=', email)
      .where('contact_phone', '=', phone)
  return readPage(db, page, filter, (orders) => orders.selectAll())
}

const allOrders = (db: Db) => db.selectFrom('orders')
type Orders = ReturnType<typeof allOrders>

interface FoundPage<Row> {
  readonly rows: readonly Row[]
  readonly total: number
}

/** Reads a page and its total in one statement; a second one counts if the page is past the end. */
async function readPage<Row>(
  db: Db,
  { page, size }: Page,
  filter: (orders: Orders) => Orders,
  select: (orders: Orders) => SelectQueryBuilder<Tables, 'orders', Row>,
): Promise<FoundPage<Row>> {
  const count = filter(allOrders(db)).select((eb) => eb.fn.countAll<number>().as('total'))
  const rows = await select(filter(allOrders(db)))
    .select(count.as('total'))
    .orderBy('placed_at', 'desc')
    .orderBy('number')
    .limit(size)
    .offset((page - 1) * size)
    .execute()
  const total = rows[0]?.total ?? (page === 1 ? 0 : null)
  return { rows, total: total ?? (await count.executeTakeFirstOrThrow()).total }
}
