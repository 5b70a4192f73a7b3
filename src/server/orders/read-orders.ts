import type { OrderStatus } from '#domain/orders/order-status.ts'
import type { Db } from '#server/platform/database.ts'
import type { OrderRow } from './store.ts'

interface Page {
  readonly page: number
  readonly size: number
}

/** A member's orders, newest first, those in `statuses` or all. */
export function pageOfMember(
  db: Db,
  memberId: string,
  statuses: readonly OrderStatus[] | null,
  page: Page,
) {
  return pageOf(db, page, (it) => {
    const own = it.where('member_id', '=', memberId)
    return statuses ? own.where('status', 'in', statuses) : own
  })
}

/** A member's orders whose consulting is over, newest first. */
export const completedOrdersOf = (db: Db, memberId: string): Promise<OrderRow[]> =>
  db
    .selectFrom('orders')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('status', '=', 'CONSULTING_COMPLETED')
    .orderBy('placed_at', 'desc')
    .orderBy('number')
    .execute()

/** The guest orders of somebody who knows both address and phone, newest first. */
export const pageOfGuest = (db: Db, email: string, phone: string, page: Page) =>
  pageOf(db, page, (it) =>
    it
      .where('member_id', 'is', null)
      .where('contact_email', '=', email)
      .where('contact_phone', '=', phone),
  )

const allOrders = (db: Db) => db.selectFrom('orders')
type Orders = ReturnType<typeof allOrders>

async function pageOf(
  db: Db,
  { page, size }: Page,
  only: (orders: Orders) => Orders,
): Promise<{ readonly rows: OrderRow[]; readonly total: number }> {
  const { total } = await only(allOrders(db))
    .select((it) => it.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await only(allOrders(db))
    .selectAll()
    .orderBy('placed_at', 'desc')
    .orderBy('number')
    .limit(size)
    .offset((page - 1) * size)
    .execute()
  return { rows, total }
}
