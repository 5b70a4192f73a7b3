import { findOrderFor, type OrderRow } from '#server/orders/index.ts'
import { type Caller, isAdmin } from '#server/platform/caller.ts'
import type { Db } from '#server/platform/database.ts'
import { refuse } from '#server/platform/refusal.ts'

interface OwnOrderInput {
  readonly params: { readonly order_number: string }
  readonly query: { readonly guest_token?: string | undefined }
}

/**
 * Returns an order to its member or guest. Refuses SIGN_IN_REQUIRED and ORDER_NOT_FOUND; also for the
 * studio, which decides nothing in a customer's name.
 */
export async function findOwnOrder(
  db: Db,
  caller: Caller,
  { params, query }: OwnOrderInput,
  at: Date,
): Promise<OrderRow> {
  const order = await findOrderFor(db, caller, params.order_number, query.guest_token, at)
  if (isAdmin(caller) && caller.memberId !== order.member_id) refuse('ORDER_NOT_FOUND')
  return order
}
