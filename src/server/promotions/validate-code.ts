import type { ReplyOf } from '#contract/endpoint.ts'
import type * as contract from '#contract/promotions.ts'
import { promotionCodePattern } from '#contract/promotions.ts'
import type { Language } from '#domain/languages/languages.ts'
import type { Deps } from '#server/deps.ts'
import { refuse } from '#server/platform/refusal.ts'
import { normalizeCode } from './is-in-force.ts'
import { toDiscountReply } from './reply.ts'

/**
 * Checks whether a promotion code is valid now, for anybody; the limit per person is checked by the
 * order.
 *
 * Refuses PROMOTION_INVALID: no code, or no places left; PROMOTION_NOT_FOUND: unknown, deactivated
 * or not started, all alike; PROMOTION_EXPIRED: its period is over.
 */
export async function validatePromotionCode(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  typed: string,
  language: Language,
): Promise<ReplyOf<typeof contract.validatePromotionCode>> {
  const code = normalizeCode(typed)
  const at = now()
  if (!promotionCodePattern.test(code)) refuse('PROMOTION_INVALID')

  const promotion = await db
    .selectFrom('promotions')
    .selectAll()
    .where('code', '=', code)
    .where('status', '=', 'ACTIVE')
    .where('starts_at', '<=', at)
    .executeTakeFirst()
  if (!promotion) refuse('PROMOTION_NOT_FOUND')
  if (promotion.ends_at && promotion.ends_at < at) refuse('PROMOTION_EXPIRED')
  if (promotion.used >= (promotion.total_limit ?? Infinity)) refuse('PROMOTION_INVALID')

  return { ...toDiscountReply(promotion, language), status: promotion.status }
}
