import { percentOf, type Won, won } from '#domain/money/won.ts'

export const discountTypes = ['PERCENTAGE', 'FIXED'] as const
export type DiscountType = (typeof discountTypes)[number]

export type Discount =
  | { readonly type: 'PERCENTAGE'; readonly percent: number } // of the subtotal, 1 to 100
  | { readonly type: 'FIXED'; readonly amount: Won }

/** Builds a discount from the two columns of a coupon or a promotion. */
export const discountOf = (type: DiscountType, value: number): Discount =>
  type === 'PERCENTAGE' ? { type, percent: value } : { type, amount: won(value) }

/** Returns what the discount is worth on this subtotal before any cap; 0 without a discount. */
export function discountOn(subtotal: Won, discount: Discount | undefined): Won {
  switch (discount?.type) {
    case undefined:
      return won(0)
    case 'FIXED':
      return discount.amount
    case 'PERCENTAGE':
      return percentOf(subtotal, discount.percent)
  }
}
