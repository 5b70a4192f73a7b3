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
 * Refuses a second order of the same product by the same person while the first is unpaid, or was
 * paid within {@link RECENT_ORDER_HOURS}. Counts a member's own orders and guest orders with the
 * same email and phone; a guest never learns of a member's order. Calls by one person are
 * serialized.
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
    .where((eb) =>
      eb.or([
        eb.and([
          eb('member_id', 'is', null),
          eb('contact_email', '=', body.guest_email),
          eb('contact_phone', '=', body.guest_phone),
        ]),
        ...(memberId ? [eb('member_id', '=', memberId)] : []),
      ]),
    )
    .where('status', 'not in', ['CANCELLED', 'REFUNDED'])
    .where((eb) => eb.or([eb('status', '=', 'PAYMENT_PENDING'), eb('paid_at', '>', paidAfter)]))
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
