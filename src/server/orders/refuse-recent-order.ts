import { sql } from 'kysely'
import type { OrderBody } from '#contract/orders.ts'
import { RECENT_ORDER_HOURS } from '#domain/limits/limits.ts'
import type { Db } from '#server/platform/database.ts'
import { refuse } from '#server/platform/refusal.ts'

interface Buyer {
  readonly memberId: string | null
  readonly body: Pick<OrderBody, 'guest_email' | 'guest_phone'>
  readonly productId: string
}

/**
 * Looks for an order of the same product by the same person that waits for its money, or was paid
 * within {@link RECENT_ORDER_HOURS}. A member's own orders and guest orders with the same e-mail and
 * phone count; a guest is never told of a member's order. Calls by one person wait for each other.
 *
 * Refuses RECENT_SAME_ORDER with `recent`, the newest such order.
 */
export async function refuseRecentOrder(tx: Db, { memberId, body, productId }: Buyer, at: Date) {
  const person = memberId ?? `${body.guest_email} ${body.guest_phone}`
  await sql`select pg_advisory_xact_lock(hashtextextended(${`order of ${person}`}, 0))`.execute(tx)

  const paidAfter = new Date(at.getTime() - RECENT_ORDER_HOURS * HOUR_MS)
  const recent = await tx
    .selectFrom('orders')
    .select(['number', 'placed_at', 'status'])
    .where('product_id', '=', productId)
    .where((it) =>
      it.or([
        it.and([
          it('member_id', 'is', null),
          it('contact_email', '=', body.guest_email),
          it('contact_phone', '=', body.guest_phone),
        ]),
        ...(memberId ? [it('member_id', '=', memberId)] : []),
      ]),
    )
    .where('status', 'not in', ['CANCELLED', 'REFUNDED'])
    .where((it) => it.or([it('status', '=', 'PAYMENT_PENDING'), it('paid_at', '>', paidAfter)]))
    .orderBy('placed_at', 'desc')
    .executeTakeFirst()
  if (!recent) return
  refuse('RECENT_SAME_ORDER', {
    recent: {
      order_number: recent.number,
      placed_at: recent.placed_at.toISOString(),
      now: at.toISOString(),
      is_paid: recent.status !== 'PAYMENT_PENDING',
    },
  })
}

const HOUR_MS = 60 * 60_000
