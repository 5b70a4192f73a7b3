import type { AdminOrderRow } from '#contract/admin-orders.ts'
import type { Language } from '#domain/languages/languages.ts'
import type { Db } from '#server/platform/database.ts'
import { findNewestNumbers, ordersNumbered } from './find-orders.ts'
import { toRows } from './list-orders.ts'

export type FoundOrder = AdminOrderRow

/**
 * Returns the newest orders that match a search text, as rows of the back office's list; with
 * `consultant`, of the orders assigned to them.
 */
export async function searchOrders(
  db: Db,
  { q, consultant }: { readonly q: string; readonly consultant: string | undefined },
  limit: number,
  language: Language,
  at: Date,
): Promise<FoundOrder[]> {
  const numbers = await findNewestNumbers(db, { q, consultant }, limit)
  return toRows(db, await ordersNumbered(db, numbers), language, at)
}
