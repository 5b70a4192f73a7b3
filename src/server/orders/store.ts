import type { Insertable, Selectable, Updateable } from 'kysely'
import type { Db } from '#server/platform/database.ts'
import type { Part } from '#server/platform/one-statement.ts'
import type { OrderTables } from './tables.ts'

export type OrderRow = Selectable<OrderTables['orders']>
export type HistoryRow = Selectable<OrderTables['order_history']>
export type NewOrder = Insertable<OrderTables['orders']> & { readonly id: string }
export type OrderChange = Updateable<OrderTables['orders']>

export async function findOrder(db: Db, number: string): Promise<OrderRow | undefined> {
  return db.selectFrom('orders').selectAll().where('number', '=', number).executeTakeFirst()
}

/** Locks the row until the transaction ends. */
export async function findAndLock(tx: Db, number: string): Promise<OrderRow | undefined> {
  return tx
    .selectFrom('orders')
    .selectAll()
    .where('number', '=', number)
    .forUpdate()
    .executeTakeFirst()
}

/** Locks the row; returns undefined if another transaction holds it. */
export async function lockUnlessHeld(tx: Db, id: string): Promise<OrderRow | undefined> {
  return tx
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
}

/** Parts of a statement that insert an order with the first row of its history. */
export const partsOfOrder = (
  tx: Db,
  order: NewOrder,
  first: Insertable<OrderTables['order_history']>,
): Part[] => [
  { name: 'placed_order', query: tx.insertInto('orders').values(order) },
  { name: 'first_history', query: tx.insertInto('order_history').values(first) },
]

export async function updateOrder(tx: Db, id: string, change: OrderChange): Promise<OrderRow> {
  return tx
    .updateTable('orders')
    .set(change)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function readHistory(db: Db, orderId: string): Promise<HistoryRow[]> {
  return db
    .selectFrom('order_history')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute()
}

/** Assigns the guest orders of an address to a member; returns how many. */
export async function assignGuestOrders(tx: Db, email: string, memberId: string): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('orders')
    .set({ member_id: memberId })
    .where('member_id', 'is', null)
    .where('contact_email', '=', email)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}
