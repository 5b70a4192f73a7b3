import type { Db } from '#server/platform/database.ts'

/** Gives the order's coupon back to its member. False when it had none, or gave it back before. */
export async function releaseCoupon(tx: Db, orderNumber: string): Promise<boolean> {
  const released = await tx
    .updateTable('member_coupons')
    .set({ used_at: null, order_number: null })
    .where('order_number', '=', orderNumber)
    .executeTakeFirst()
  return released.numUpdatedRows > 0n
}

/** Frees the order's place in its promotion. False when it had none, or freed it before. */
export async function releasePromotion(tx: Db, orderNumber: string): Promise<boolean> {
  const use = await tx
    .deleteFrom('promotion_uses')
    .where('order_number', '=', orderNumber)
    .returning('promotion_id')
    .executeTakeFirst()
  if (!use) return false
  await tx
    .updateTable('promotions')
    .set((it) => ({ used: it('used', '-', 1) }))
    .where('id', '=', use.promotion_id)
    .execute()
  return true
}
