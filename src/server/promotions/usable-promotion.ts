import type { Db } from '#server/platform/database.ts'
import { refuse } from '#server/platform/refusal.ts'
import { isInForce, normalizeCode } from './is-in-force.ts'
import { type RedeemedPromotion, toDiscount } from './redeemed.ts'

/**
 * The promotion's discount if this person could use it now. Reserves nothing; without a `person`
 * the limit per person is not looked at.
 *
 * Refuses PROMOTION_INVALID: no such code, not in force, or its places are taken.
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
    .where((it) => it.or([it('total_limit', 'is', null), it('used', '<', it.ref('total_limit'))]))
    .executeTakeFirst()

  if (!promotion) refuse('PROMOTION_INVALID')
  if (person) await refuseOverPersonLimit(db, promotion, person)
  return { discount: toDiscount(promotion), code: promotion.code, name: promotion.name }
}

/** Refuses PROMOTION_INVALID when the person has used the promotion as often as one may. */
export async function refuseOverPersonLimit(
  db: Db,
  promotion: { readonly id: string; readonly per_person_limit: number | null },
  person: string,
) {
  if (promotion.per_person_limit === null) return
  const { uses } = await db
    .selectFrom('promotion_uses')
    .select((it) => it.fn.countAll<number>().as('uses'))
    .where('promotion_id', '=', promotion.id)
    .where('person', '=', person)
    .executeTakeFirstOrThrow()
  if (uses >= promotion.per_person_limit) refuse('PROMOTION_INVALID')
}
