import { sql } from 'kysely'
import type { Db } from '#server/platform/database.ts'
import { releaseLocksEarly } from '#server/platform/early-release.ts'
import type { Part } from '#server/platform/one-statement.ts'
import { refuse } from '#server/platform/refusal.ts'
import { isInForce, normalizeCode } from './is-in-force.ts'
import { type RedeemedPromotion, toDiscount } from './redeemed.ts'
import type { PromotionTables } from './tables.ts'
import type { FoundPromotion } from './usable-promotion.ts'

type Promotions = PromotionTables['promotions']

interface Redemption {
  readonly code: string
  /** `member:<id>` or `guest:<e-mail>`. */
  readonly person: string
  readonly orderNumber: string
  readonly at: Date
}

/** A promotion of which a place was taken. */
interface Redeemed extends Pick<Promotions, 'code' | 'name' | 'discount_type' | 'discount_value'> {
  readonly id: string
  readonly per_person_limit: number | null
}

const PART = 'redeemed_promotion'

/**
 * Parts of a statement that take one of the promotion's places for an order, and the value by which {@link checkRedemption} then decides.
 *
 * The conditional update enforces the total limit under races, and locks the promotion's row until
 * the transaction ends. Every order with this code waits for that row: send it in the last statement
 * before the commit, and call `waitForDisk` after it.
 */
export function partsOfRedemption({ code, person, orderNumber, at }: Redemption) {
  const parts: Part[] = [
    {
      name: PART,
      query: sql`
        update promotions set used = used + 1
        where code = ${normalizeCode(code)} and ${isInForce('promotions', at)}
          and (total_limit is null or used < total_limit)
        returning id, code, name, discount_type, discount_value, per_person_limit`,
    },
    {
      name: 'promotion_use',
      query: sql`
        insert into promotion_uses (order_number, promotion_id, person, used_at)
        select ${orderNumber}::text, id, ${person}::text, ${at}::timestamptz from ${sql.table(PART)}`,
    },
  ]
  const redeemed = sql<Redeemed | null>`(select to_json(it) from ${sql.table(PART)} as it
    where ${releaseLocksEarly} = 'off')`
  return { parts, redeemed }
}

/** Whether {@link partsOfRedemption} took a place of the promotion as it is known. */
export const isRedeemedAs = ({ discount_type, discount_value }: FoundPromotion) =>
  sql<boolean>`exists (select from ${sql.table(PART)} where per_person_limit is null
    and discount_type = ${discount_type} and discount_value = ${discount_value})`

/**
 * Returns the discount of a redeemed promotion. Refuses PROMOTION_INVALID; the caller's transaction
 * then releases the place.
 */
export async function checkRedemption(
  tx: Db,
  redeemed: Redeemed | null,
  { person }: Pick<Redemption, 'person'>,
): Promise<RedeemedPromotion> {
  if (!redeemed) refuse('PROMOTION_INVALID')
  const { id, per_person_limit: limit } = redeemed
  // A statement of its own: it sees every use that was committed while this one waited for the row.
  if (limit !== null && (await countUses(tx, id, person)) > limit) refuse('PROMOTION_INVALID')
  return { discount: toDiscount(redeemed), code: redeemed.code, name: redeemed.name }
}

async function countUses(tx: Db, promotionId: string, person: string): Promise<number> {
  const { uses } = await tx
    .selectFrom('promotion_uses')
    .select((eb) => eb.fn.countAll<number>().as('uses'))
    .where('promotion_id', '=', promotionId)
    .where('person', '=', person)
    .executeTakeFirstOrThrow()
  return uses
}
