import { type Discount, type DiscountType, discountOf } from '#domain/pricing/discount.ts'

/** A usable discount with the name shown to the customer. */
export interface Redeemed {
  readonly discount: Discount
  readonly name: string
}

export interface RedeemedPromotion extends Redeemed {
  readonly code: string
}

interface DiscountColumns {
  readonly discount_type: DiscountType
  readonly discount_value: number
}

/** Builds the discount from the two columns of a coupon or a promotion. */
export const toDiscount = ({ discount_type, discount_value }: DiscountColumns): Discount =>
  discountOf(discount_type, discount_value)
