import type { Db } from '#server/platform/database.ts'
import { refuse } from '#server/platform/refusal.ts'
import { isInForce, normalizeCode } from './is-in-force.ts'
import { type RedeemedPromotion, toDiscount } from './redeemed.ts'
import { refuseOverPersonLimit } from './usable-promotion.ts'

/**
 * Takes one of the promotion's places for one order. `person` is `member:<id>` or `guest:<e-mail>`.
 *
 * The conditional update keeps the total limit under a race, and holds the promotion's row until the
 * transaction ends, so that the count per person is true too. Every order with this code waits for
 * that row: call this as late in the transaction as possible.
 *
 * Refuses PROMOTION_INVALID: no such code, not in force, or its places are taken.
 */
export async function redeemPromotion(
  tx: Db,
  given: {
    readonly code: string
    readonly person: string
    readonly orderNumber: string
    readonly at: Date
  },
): Promise<RedeemedPromotion> {
  const promotion = await tx
    .updateTable('promotions')
    .set((it) => ({ used: it('used', '+', 1) }))
    .where('code', '=', normalizeCode(given.code))
    .where(isInForce('promotions', given.at))
    .where((it) => it.or([it('total_limit', 'is', null), it('used', '<', it.ref('total_limit'))]))
    .returning(['id', 'code', 'name', 'discount_type', 'discount_value', 'per_person_limit'])
    .executeTakeFirst()

  if (!promotion) refuse('PROMOTION_INVALID')
  await refuseOverPersonLimit(tx, promotion, given.person)
  await tx
    .insertInto('promotion_uses')
    .values({
      order_number: given.orderNumber,
      promotion_id: promotion.id,
      person: given.person,
      used_at: given.at,
    })
    .execute()
  return { discount: toDiscount(promotion), code: promotion.code, name: promotion.name }
}
