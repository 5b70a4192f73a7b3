import type { Quote } from '#contract/orders.ts'
import { type Won, won } from '#domain/money/won.ts'
import type { Discount } from '#domain/pricing/discount.ts'
import { type Price, pointsToEarn, priceOrder } from '#domain/pricing/price-order.ts'
import type { Settings } from '#domain/settings/settings.ts'
import type { ProductOnSale } from '#server/catalog/index.ts'

/** Coupon, promotion and points that reduce a price; each is known to be usable. */
export interface PriceReductions {
  readonly coupon?: { readonly discount: Discount } | undefined
  readonly promotion?: { readonly discount: Discount } | undefined
  readonly points: Won
}

/** Prices a product. Quotes and orders both use it, so they agree. */
export const priceOf = (
  product: ProductOnSale,
  { coupon, promotion, points }: PriceReductions,
): Price =>
  priceOrder({
    subtotal: product.price,
    shippingFee: product.shippingFee,
    coupon: coupon?.discount,
    promotion: promotion?.discount,
    points,
  })

/** Converts a price to a quote. Only members earn points. */
export const toQuote = (
  price: Price,
  { earnPercent }: Settings,
  isMember: boolean,
  notices: Quote['notices'] = [],
): Quote => ({
  subtotal: price.subtotal,
  shipping_fee: price.shippingFee,
  discount_coupon: price.couponDiscount,
  discount_promotion: price.promotionDiscount,
  used_points: price.usedPoints,
  total_price: price.total,
  points_to_earn: isMember ? pointsToEarn(price.total, earnPercent) : won(0),
  notices,
})
