import type { Db } from '#server/platform/database.ts'
import { refuse } from '#server/platform/refusal.ts'
import { isInForce, normalizeCode } from './is-in-force.ts'
import { type RedeemedPromotion, toDiscount } from './redeemed.ts'

/**
 * Returns the promotion's discount if this person can use it now. Reserves nothing. Without a
 * `person`, the limit per person is not checked.
 *
 * Refuses PROMOTION_INVALID: no such code, not in force, or no places left.
 */
export async function usablePromotion(
  db: Db,
  { code, person, at }: { readonly code: string; readonly person?: string; readonly at: Date },
): Promise<RedeemedPromotion> {
  const promotion = await db
    .selectFrom('promotions')
    .select(['id', 'code', 'name', 'discount_type', 'discount_value', 'per_person_limit'])
    .where('code', '=', normalizeCode(code))
    .where(isInForce('promotions', at))
    .where((eb) => eb.or([eb('total_limit', 'is', null), eb('used', '<', eb.ref('total_limit'))]))
    .executeTakeFirst()

  if (!promotion) refuse('PROMOTION_INVALID')
  if (person) await refuseOverPersonLimit(db, promotion, person)
  return { discount: toDiscount(promotion), code: promotion.code, name: promotion.name }
}

/** Refuses PROMOTION_INVALID if the person has reached the promotion's limit per person. */
export async function refuseOverPersonLimit(
  db: Db,
  promotion: { readonly id: string; readonly per_person_limit: number | null },
  person: string,
) {
  if (promotion.per_person_limit === null) return
  const { uses } = await db
    .selectFrom('promotion_uses')
    .select((eb) => eb.fn.countAll<number>().as('uses'))
    .where('promotion_id', '=', promotion.id)
    .where('person', '=', person)
    .executeTakeFirstOrThrow()
  if (uses >= promotion.per_person_limit) refuse('PROMOTION_INVALID')
}
