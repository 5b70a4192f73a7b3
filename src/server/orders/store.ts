import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { Db } from '#server/platform/database.ts'
import type { Part } from '#server/platform/one-statement.ts'
import type { OrderTables } from './tables.ts'

export type OrderRow = Selectable<OrderTables['orders']>
export type HistoryRow = Pick<
  Selectable<OrderTables['order_history']>,
  'status' | 'actor' | 'note' | 'due_at' | 'at'
>
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
    .select(['status', 'actor', 'note', 'due_at', 'at'])
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute()
}

interface StoredHistory extends Pick<HistoryRow, 'status' | 'actor' | 'note'> {
  readonly due_at: string | null
  readonly at: string
}

/** SQL of an order's history, for a statement that reads the order; `orderId` names its column. */
export const historyOf = (orderId: string) =>
  sql<StoredHistory[]>`(select json_agg(json_build_object('status', status, 'actor', actor,
    'note', note, 'due_at', due_at, 'at', at) order by id)
    from order_history where order_id = ${sql.ref(orderId)})`

export const toHistoryRow = ({ due_at, at, ...row }: StoredHistory): HistoryRow => ({
  ...row,
  due_at: due_at === null ? null : new Date(due_at),
  at: new Date(at),
})

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
