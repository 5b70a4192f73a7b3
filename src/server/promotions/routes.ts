import * as contract from '#contract/promotions.ts'
import type { Deps } from '#server/deps.ts'
import { type Route, route } from '#server/platform/route.ts'
import { countingGuesses } from './counting-guesses.ts'
import { createCoupon, deleteCoupon, listCoupons, updateCoupon } from './coupon-definitions.ts'
import { issueCoupon } from './issue-coupon.ts'
import { listMyCoupons } from './my-coupons.ts'
import {
  createPromotion,
  deletePromotion,
  listPromotions,
  updatePromotion,
} from './promotion-definitions.ts'
import { validatePromotionCode } from './validate-code.ts'

export const promotionRoutes = (deps: Deps): Route[] => [
  route(contract.validatePromotionCode, ({ params: { code } }, _caller, { ip }) =>
    countingGuesses(deps, { code, ip, work: () => validatePromotionCode(deps, code) }),
  ),
  route(contract.listMyCoupons, ({ query }, member) => listMyCoupons(deps, member.memberId, query)),

  route(contract.listCoupons, ({ query }) => listCoupons(deps, query)),
  route(contract.createCoupon, ({ body }, admin, context) =>
    createCoupon(deps, admin, context, body),
  ),
  route(contract.updateCoupon, ({ params, body }, admin, context) =>
    updateCoupon(deps, admin, context, params.id, body),
  ),
  route(contract.deleteCoupon, ({ params }, admin, context) =>
    deleteCoupon(deps, admin, context, params.id),
  ),
  route(contract.issueCoupon, ({ params, body }, admin, context) =>
    issueCoupon(deps, admin, context, { memberId: params.id, couponId: body.coupon_id }),
  ),

  route(contract.listPromotions, ({ query }) => listPromotions(deps, query)),
  route(contract.createPromotion, ({ body }, admin, context) =>
    createPromotion(deps, admin, context, body),
  ),
  route(contract.updatePromotion, ({ params, body }, admin, context) =>
    updatePromotion(deps, admin, context, params.id, body),
  ),
  route(contract.deletePromotion, ({ params }, admin, context) =>
    deletePromotion(deps, admin, context, params.id),
  ),
]
