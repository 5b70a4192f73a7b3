import { z } from 'zod'

/** Field `recent` of RECENT_SAME_ORDER; `now` is the server's clock. */
export const recentOrder = z.object({
  order_number: z.string(),
  placed_at: z.string(),
  now: z.string(),
  is_paid: z.boolean(),
})
export type RecentOrder = z.output<typeof recentOrder>
