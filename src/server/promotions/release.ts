import type { Db } from '#server/platform/database.ts'

/** Returns the order's coupon to its member. Returns false if the order has none. */
export async function releaseCoupon(tx: Db, orderNumber: string): Promise<boolean> {
  const released = await tx
    .updateTable('member_coupons')
    .set({ used_at: null, order_number: null })
    .where('order_number', '=', orderNumber)
    .executeTakeFirst()
  return released.numUpdatedRows > 0n
}

/** Releases the order's place in its promotion. Returns false if the order has none. */
export async function releasePromotion(tx: Db, orderNumber: string): Promise<boolean> {
  const use = await tx
    .deleteFrom('promotion_uses')
    .where('order_number', '=', orderNumber)
    .returning('promotion_id')
    .executeTakeFirst()
  if (!use) return false
  await tx
    .updateTable('promotions')
    .set((eb) => ({ used: eb('used', '-', 1) }))
    .where('id', '=', use.promotion_id)
    .execute()
  return true
}
