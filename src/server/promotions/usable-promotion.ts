import { sql } from 'kysely'
import type { Db } from '#server/platform/database.ts'
import { inOneStatement } from '#server/platform/one-statement.ts'
import { refuse } from '#server/platform/refusal.ts'
import { isInForce, normalizeCode } from './is-in-force.ts'
import { type RedeemedPromotion, toDiscount } from './redeemed.ts'
import type { PromotionTables } from './tables.ts'

type Promotions = PromotionTables['promotions']
interface Use {
  readonly code: string
  /** Without it, the limit per person is not checked. */
  readonly person?: string
  readonly at: Date
}

/** A promotion in force, with how often the person has used it. */
export interface FoundPromotion
  extends Pick<Promotions, 'code' | 'name' | 'discount_type' | 'discount_value'> {
  readonly per_person_limit: number | null
  readonly uses: number
}

/** SQL that reads a promotion which is in force and has places left, else null. */
export const lookUpPromotion = ({ code, person, at }: Use) =>
  sql<FoundPromotion | null>`(
    select json_build_object('code', code, 'name', name, 'discount_type', discount_type,
      'discount_value', discount_value, 'per_person_limit', per_person_limit,
      'uses', (select count(*) from promotion_uses
        where promotion_id = promotions.id and person = ${person ?? null}))
    from promotions
    where code = ${normalizeCode(code)} and ${isInForce('promotions', at)}
      and (total_limit is null or used < total_limit))`

/**
 * Returns the discount of a promotion that was looked up. Refuses PROMOTION_INVALID: no such code, not
 * in force, no places left, or this person has reached the limit per person.
 */
export function checkPromotion(found: FoundPromotion | null): RedeemedPromotion {
  if (!found) refuse('PROMOTION_INVALID')
  if (found.per_person_limit !== null && found.uses >= found.per_person_limit) {
    refuse('PROMOTION_INVALID')
  }
  return { discount: toDiscount(found), code: found.code, name: found.name }
}

/**
 * Promotions without a limit per person by code, as they were last read. An order with one of them needs no
 * statement before the one that writes it, which is undone if the promotion has changed.
 */
export const promotionCache = () => new Map<string, FoundPromotion>()
type PromotionCache = ReturnType<typeof promotionCache>

/** Keeps what {@link lookUpPromotion} read for the code. */
export function cachePromotion(cache: PromotionCache, code: string, found: FoundPromotion | null) {
  if (found?.per_person_limit === null) cache.set(normalizeCode(code), found)
  else cache.delete(normalizeCode(code))
}

export const cachedPromotion = (cache: PromotionCache, code: string): FoundPromotion | undefined =>
  cache.get(normalizeCode(code))

/** Returns a promotion's discount if it can be used now. Reserves nothing. Refuses PROMOTION_INVALID. */
export async function usablePromotion(db: Db, use: Use): Promise<RedeemedPromotion> {
  const { found } = await inOneStatement(db, [], { found: lookUpPromotion(use) })
  return checkPromotion(found)
}
