import type { OrderStatus } from '#domain/orders/order-status.ts'
import type { Db } from '#server/platform/database.ts'
import type { OrderRow } from './store.ts'

interface Page {
  readonly page: number
  readonly size: number
}

/** Returns a page of a member's orders, newest first, with these statuses or all. */
export function pageOfMember(
  db: Db,
  memberId: string,
  statuses: readonly OrderStatus[] | null,
  page: Page,
) {
  return pageOf(db, page, (orders) => {
    const own = orders.where('member_id', '=', memberId)
    return statuses ? own.where('status', 'in', statuses) : own
  })
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
export const pageOfGuest = (db: Db, email: string, phone: string, page: Page) =>
  pageOf(db, page, (orders) =>
    orders
      .where('member_id', 'is', null)
      .where('contact_email', '=', email)
      .where('contact_phone', '=', phone),
  )

const allOrders = (db: Db) => db.selectFrom('orders')
type Orders = ReturnType<typeof allOrders>

async function pageOf(
  db: Db,
  { page, size }: Page,
  filter: (orders: Orders) => Orders,
): Promise<{ readonly rows: OrderRow[]; readonly total: number }> {
  const { total } = await filter(allOrders(db))
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await filter(allOrders(db))
    .selectAll()
    .orderBy('placed_at', 'desc')
    .orderBy('number')
    .limit(size)
    .offset((page - 1) * size)
    .execute()
  return { rows, total }
}
