import type { ParsedOf } from '#contract/endpoint.ts'
import type { quoteOrder as endpoint, Quote } from '#contract/orders.ts'
import type { RefusalCode } from '#contract/refusals.ts'
import type { Language } from '#domain/languages/languages.ts'
import { type Won, won } from '#domain/money/won.ts'
import { pointsProblem } from '#domain/points/points-problem.ts'
import { findProductOnSale } from '#server/catalog/index.ts'
import type { Deps } from '#server/deps.ts'
import type { Caller } from '#server/platform/caller.ts'
import type { Db } from '#server/platform/database.ts'
import { Refusal, refuse } from '#server/platform/refusal.ts'
import { balanceOf } from '#server/points/index.ts'
import { usableCoupon, usablePromotion } from '#server/promotions/index.ts'
import { readSettings } from '#server/settings/index.ts'
import { texts } from '#texts/all.ts'
import { type PriceReductions, priceOf, toQuote } from './pricing.ts'
import { belowMinimum, couponOwner } from './reserve-reductions.ts'

type Body = ParsedOf<typeof endpoint>['body']

/**
 * Prices an order without placing it or reserving anything. What cannot be used is left out of the
 * price and listed in `notices`, so that a screen can always show a price.
 *
 * Refuses only PRODUCT_NOT_ON_SALE, PRODUCT_NOT_FOUND, PRODUCT_OF_ANOTHER_KIND.
 */
export async function quoteOrder(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  caller: Caller,
  body: Body,
  language: Language,
): Promise<Quote> {
  const memberId = caller.kind === 'member' ? caller.memberId : null
  const settings = await readSettings(db)
  const product = (await findProductOnSale(db, body)) ?? refuse('PRODUCT_NOT_ON_SALE')

  const { reductions, leftOut } = await usableParts(
    db,
    memberId,
    body,
    settings.pointsMinimum,
    now(),
  )
  const price = priceOf(product, reductions)
  if (!memberId && price.total === 0) leftOut.push('TOTAL_NOT_POSITIVE')
  const spared = price.usedPoints < reductions.points
  return toQuote(price, settings, memberId !== null, [
    ...leftOut.map((code) => ({
      code,
      message:
        code === 'POINTS_BELOW_MINIMUM'
          ? belowMinimum(language, settings.pointsMinimum)
          : texts[language].refusals[code],
    })),
    ...(spared ? [pointsSpared(language)] : []),
  ])
}

async function usableParts(
  db: Db,
  memberId: string | null,
  { coupon_id: couponId, promotion_code: code, used_points: points }: Body,
  minimum: Won,
  at: Date,
) {
  const leftOut: RefusalCode[] = []
  async function nullIfRefused<T>(use: () => Promise<T>): Promise<T | undefined> {
    try {
      return await use()
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      leftOut.push(error.code)
    }
  }
  const person = memberId ? { person: `member:${memberId}` } : {}

  const coupon = await nullIfRefused(async () => {
    if (!couponId) return undefined
    const owner = couponOwner(memberId, couponId)
    return usableCoupon(db, { memberCouponId: couponId, memberId: owner, at })
  })
  const promotion = await nullIfRefused(async () =>
    code ? usablePromotion(db, { code, at, ...person }) : undefined,
  )
  const usable = await nullIfRefused(async () => {
    if (points === 0) return won(0)
    const balance = await balanceOf(db, memberId ?? refuse('POINTS_MEMBERS_ONLY'), at)
    const problem = pointsProblem(won(points), balance, minimum)
    return problem ? refuse(problem) : won(points)
  })
  const reductions: PriceReductions = { coupon, promotion, points: usable ?? won(0) }
  return { reductions, leftOut }
}

/** Notice that the price needs fewer points than were offered. */
const pointsSpared = (language: Language) => ({
  code: 'POINTS_SPARED',
  message: texts[language].orders.quoteNotices.POINTS_SPARED,
})
