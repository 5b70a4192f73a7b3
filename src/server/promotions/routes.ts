import * as admin from '#contract/admin-promotions.ts'
import * as contract from '#contract/promotions.ts'
import type { Deps } from '#server/deps.ts'
import { type Route, route } from '#server/platform/route.ts'
import { claimCoupon } from './claim-coupon.ts'
import { coupons, promotions } from './definition-kinds.ts'
import { definitionsOf } from './definitions.ts'
import { issueCoupon } from './issue-coupon.ts'
import { issueCoupons } from './issue-coupons.ts'
import { limitCodeGuesses } from './limit-code-guesses.ts'
import { listMyCoupons } from './my-coupons.ts'
import { validatePromotionCode } from './validate-code.ts'

export function promotionRoutes(deps: Deps): Route[] {
  const couponsAt = definitionsOf(coupons, deps)
  const promotionsAt = definitionsOf(promotions, deps)
  const { adminCoupons, adminPromotions } = admin
  return [
    route(contract.validatePromotionCode, ({ params: { code } }, caller, { ip, language }) =>
      limitCodeGuesses(deps, {
        code,
        caller,
        ip,
        work: () => validatePromotionCode(deps, code, language),
      }),
    ),
    route(contract.listMyCoupons, ({ query }, member, { language }) =>
      listMyCoupons(deps, member.memberId, query, language),
    ),
    route(contract.claimCoupon, ({ body: { code } }, caller, { ip, language }) =>
      limitCodeGuesses(deps, {
        code,
        caller,
        ip,
        work: () => claimCoupon(deps, caller.memberId, code, language),
      }),
    ),

    route(adminCoupons.list, ({ query }) => couponsAt.list(query)),
    route(adminCoupons.create, ({ body }, by, context) => couponsAt.create(by, context, body)),
    route(adminCoupons.update, ({ params, body }, by, context) =>
      couponsAt.update(by, context, params.id, body),
    ),
    route(adminCoupons.remove, ({ params, query }, by, context) =>
      couponsAt.remove(by, context, params.id, query.base_revision),
    ),
    route(admin.issueCoupon, ({ params, body }, by, context) =>
      issueCoupon(deps, by, context, {
        memberId: params.id,
        couponId: body.coupon_id,
        reason: body.reason,
      }),
    ),
    route(admin.issueCoupons, (input, by, context) => issueCoupons(deps, by, context, input)),

    route(adminPromotions.list, ({ query }) => promotionsAt.list(query)),
    route(adminPromotions.create, ({ body }, by, context) =>
      promotionsAt.create(by, context, body),
    ),
    route(adminPromotions.update, ({ params, body }, by, context) =>
      promotionsAt.update(by, context, params.id, body),
    ),
    route(adminPromotions.remove, ({ params, query }, by, context) =>
      promotionsAt.remove(by, context, params.id, query.base_revision),
    ),
  ]
}
