import type { Db } from '#server/platform/database.ts'
import { refuse } from '#server/platform/refusal.ts'
import { isInForce, normalizeCode } from './is-in-force.ts'
import { type RedeemedPromotion, toDiscount } from './redeemed.ts'
import { refuseOverPersonLimit } from './usable-promotion.ts'

/**
 * Takes one of the promotion's places for one order. `person` is `member:<id>` or `guest:<e-mail>`.
 *
 * The conditional update enforces the total limit under races, and locks the promotion's row until
 * the transaction ends, so that the count per person is correct, too. Every order with this code
 * waits for that row: call this as late in the transaction as possible.
 *
 * Refuses PROMOTION_INVALID: no such code, not in force, or no places left.
 */
export async function redeemPromotion(
  tx: Db,
  redemption: {
    readonly code: string
    readonly person: string
    readonly orderNumber: string
    readonly at: Date
  },
): Promise<RedeemedPromotion> {
  const promotion = await tx
    .updateTable('promotions')
    .set((eb) => ({ used: eb('used', '+', 1) }))
    .where('code', '=', normalizeCode(redemption.code))
    .where(isInForce('promotions', redemption.at))
    .where((eb) => eb.or([eb('total_limit', 'is', null), eb('used', '<', eb.ref('total_limit'))]))
    .returning(['id', 'code', 'name', 'discount_type', 'discount_value', 'per_person_limit'])
    .executeTakeFirst()

  if (!promotion) refuse('PROMOTION_INVALID')
  await refuseOverPersonLimit(tx, promotion, redemption.person)
  await tx
    .insertInto('promotion_uses')
    .values({
      order_number: redemption.orderNumber,
      promotion_id: promotion.id,
      person: redemption.person,
      used_at: redemption.at,
    })
    .execute()
  return { discount: toDiscount(promotion), code: promotion.code, name: promotion.name }
}
