import { z } from 'zod'

/** What RECENT_SAME_ORDER adds as `recent`; `now` is the server's clock. */
export const recentOrder = z.object({
  order_number: z.string(),
  placed_at: z.string(),
  now: z.string(),
  is_paid: z.boolean(),
})
export type RecentOrder = z.output<typeof recentOrder>
