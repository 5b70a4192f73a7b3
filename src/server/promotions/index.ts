export { limitCodeGuesses } from './limit-code-guesses.ts'
export { listReceivedCoupons } from './my-coupons.ts'
export { redeemCoupon } from './redeem-coupon.ts'
export { checkRedemption, isRedeemedAs, partsOfRedemption } from './redeem-promotion.ts'
export type { Redeemed, RedeemedPromotion } from './redeemed.ts'
export { releaseCoupon, releasePromotion } from './release.ts'
export { usableCoupon } from './usable-coupon.ts'
export {
  cachedPromotion,
  cachePromotion,
  checkPromotion,
  lookUpPromotion,
  promotionCache,
  usablePromotion,
} from './usable-promotion.ts'
