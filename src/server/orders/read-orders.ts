import type { RawBuilder, SelectQueryBuilder } from 'kysely'
import type { OrderStatus } from '#domain/orders/order-status.ts'
import { builtOnce } from '#server/platform/built-once.ts'
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

/** The first statement of {@link pageOfMember} for orders of every status, as most calls want them. */
const readOwnPage = builtOnce<{ memberId: string; size: number; offset: number }>()((db, value) =>
  selectPage(db, {
    filter: (orders) => orders.where('member_id', '=', value('memberId')),
    select: (orders) => orders.select(listColumns),
    limit: value('size'),
    offset: value('offset'),
  }),
)

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
  const select = (orders: Orders) => orders.select(listColumns)
  const rows = statuses
    ? selectPage(db, { filter, select, ...rangeOf(page) }).execute()
    : readOwnPage(db, { memberId, size: page.size, offset: rangeOf(page).offset })
  return toFoundPage(rows, page, () => countOf(filter(allOrders(db))))
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
  const select = (orders: Orders) => orders.selectAll()
  const rows = selectPage(db, { filter, select, ...rangeOf(page) }).execute()
  return toFoundPage(rows, page, () => countOf(filter(allOrders(db))))
}

const allOrders = (db: Db) => db.selectFrom('orders')
type Orders = ReturnType<typeof allOrders>

interface FoundPage<Row> {
  readonly rows: readonly Row[]
  readonly total: number
}

type Count = number | RawBuilder<number>

const rangeOf = ({ page, size }: Page) => ({ limit: size, offset: (page - 1) * size })

/** Selects a page with the total in each row. */
const selectPage = <Row>(
  db: Db,
  {
    filter,
    select,
    limit,
    offset,
  }: {
    readonly filter: (orders: Orders) => Orders
    readonly select: (orders: Orders) => SelectQueryBuilder<Tables, 'orders', Row>
    readonly limit: Count
    readonly offset: Count
  },
) =>
  select(filter(allOrders(db)))
    .select(countIn(filter(allOrders(db))).as('total'))
    .orderBy('placed_at', 'desc')
    .orderBy('number')
    .limit(limit)
    .offset(offset)

const countIn = (orders: Orders) => orders.select((eb) => eb.fn.countAll<number>().as('total'))

const countOf = async (orders: Orders) => (await countIn(orders).executeTakeFirstOrThrow()).total

/** Counts in a second statement if the page is past the end. */
async function toFoundPage<Row extends { readonly total: number | null }>(
  read: Promise<readonly Row[]>,
  { page }: Page,
  count: () => Promise<number>,
): Promise<FoundPage<Row>> {
  const rows = await read
  const total = rows[0]?.total ?? (page === 1 ? 0 : null)
  return { rows, total: total ?? (await count()) }
}
