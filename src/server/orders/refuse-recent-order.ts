import { sql } from 'kysely'
import { RECENT_ORDER_HOURS } from '#domain/limits/limits.ts'
import type { Db } from '#server/platform/database.ts'
import { refuse } from '#server/platform/refusal.ts'
import type { OrderRequest } from './order-request.ts'
import type { OrderRow } from './store.ts'

type Buyer = Pick<OrderRequest, 'memberId' | 'body'>

interface RecentOrder extends Pick<OrderRow, 'number' | 'status'> {
  readonly placed_at: string
}

/**
 * Refuses a second order of the same product by the same person while the first is unpaid, or was
 * paid within {@link RECENT_ORDER_HOURS}. Counts a member's own orders and guest orders with the
 * same email and phone; a guest never learns of a member's order. Calls by one person are
 * serialized.
 *
 * Refuses RECENT_SAME_ORDER with `recent`, the newest such order.
 */
export async function refuseRecentOrder(tx: Db, buyer: Buyer, productId: string, at: Date) {
  const { rows } = await sql<{ recent: RecentOrder | null }>`
    select ${recentOrder(buyer, productId, at)} as recent`.execute(tx)
  const recent = rows[0]?.recent
  if (!recent) return
  refuse('RECENT_SAME_ORDER', {
    recent: {
      order_number: recent.number,
      placed_at: new Date(recent.placed_at).toISOString(),
      now: at.toISOString(),
      is_paid: recent.status !== 'PAYMENT_PENDING',
    },
  })
}

/** SQL of the order that {@link refuseRecentOrder} finds. */
export const recentOrder = ({ memberId, body }: Buyer, productId: string, at: Date) =>
  sql<RecentOrder | null>`recent_order(${memberId}::uuid, ${body.guest_email}::text,
    ${body.guest_phone}::text, ${productId}::uuid, ${paidAfter(at)}::timestamptz)`

const paidAfter = (at: Date) => new Date(at.getTime() - RECENT_ORDER_HOURS * HOUR_MS)

const HOUR_MS = 60 * 60_000
