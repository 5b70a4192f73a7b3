import { type Caller, isAdmin, type Member, requiredConsultant } from '#server/platform/caller.ts'
import type { Db } from '#server/platform/database.ts'
import { refuse } from '#server/platform/refusal.ts'
import { isValidGuestToken } from './guest-token.ts'
import { findAndLock, findOrder, type OrderRow } from './store.ts'

/**
 * Returns the order if the caller may see it: its member, an administrator, or the holder of its
 * guest token. Another person's order and a missing one are refused alike.
 *
 * Refuses SIGN_IN_REQUIRED for a visitor without a token, otherwise ORDER_NOT_FOUND.
 */
export const findOrderFor = (
  db: Db,
  caller: Caller,
  orderNumber: string,
  guestToken: string | undefined,
  at: Date,
): Promise<OrderRow> =>
  findOrderBy((number) => findOrder(db, number), db, caller, { orderNumber, guestToken, at })

interface AskedOrder {
  readonly orderNumber: string
  readonly guestToken: string | undefined
  readonly at: Date
}

/** Like {@link findOrderFor}; `find` decides what is read with the order. */
export async function findOrderBy<Row extends OrderRow>(
  find: (orderNumber: string) => Promise<Row | undefined>,
  db: Db,
  caller: Caller,
  { orderNumber, guestToken, at }: AskedOrder,
): Promise<Row> {
  if (caller.kind === 'visitor' && !guestToken) refuse('SIGN_IN_REQUIRED')
  const order = (await find(orderNumber)) ?? refuse('ORDER_NOT_FOUND')
  if (isAdmin(caller) || isOwner(order, caller)) return order
  if (guestToken && (await isValidGuestToken(db, order.id, guestToken, at))) return order
  refuse('ORDER_NOT_FOUND')
}

/**
 * Returns the order of a call of the back office: any, or for a consultant one assigned to them.
 * Another's order and a missing one are refused alike, as ORDER_NOT_FOUND. Source: docs/rules.md A-40.
 */
export const findStaffOrder = async (
  db: Db,
  staff: Member,
  orderNumber: string,
): Promise<OrderRow> => assignedTo(staff, await findOrder(db, orderNumber))

/** Like {@link findStaffOrder}; locks the row until the transaction ends. */
export const lockStaffOrder = async (
  tx: Db,
  staff: Member,
  orderNumber: string,
): Promise<OrderRow> => assignedTo(staff, await findAndLock(tx, orderNumber))

function assignedTo(staff: Member, order: OrderRow | undefined): OrderRow {
  const required = requiredConsultant(staff)
  if (!order || (required && order.consultant_id !== required)) refuse('ORDER_NOT_FOUND')
  return order
}

export const isOwner = (order: OrderRow, caller: Caller): boolean =>
  caller.kind === 'member' && order.member_id === caller.memberId

/** Locks the row until the transaction ends. Refuses ORDER_NOT_FOUND. */
export const lockOrder = async (tx: Db, orderNumber: string): Promise<OrderRow> =>
  (await findAndLock(tx, orderNumber)) ?? refuse('ORDER_NOT_FOUND')

/**
 * Locks an order for a caller who knows its number, email and phone (digits only). Refuses
 * ORDER_NOT_FOUND.
 */
export async function lockGuestOrder(
  tx: Db,
  known: { readonly orderNumber: string; readonly email: string; readonly phone: string },
): Promise<OrderRow> {
  const order = await lockOrder(tx, known.orderNumber)
  const same = order.contact_email === known.email && order.contact_phone === known.phone
  return same ? order : refuse('ORDER_NOT_FOUND')
}
