import { percentOf, type Won, won } from '#domain/money/won.ts'

export const discountTypes = ['PERCENTAGE', 'FIXED'] as const
export type DiscountType = (typeof discountTypes)[number]

export type Discount =
  | { readonly type: 'PERCENTAGE'; readonly percent: number } // of the subtotal, 1 to 100
  | { readonly type: 'FIXED'; readonly amount: Won }

/** The discount that a coupon's or a promotion's two columns mean. */
export const discountOf = (type: DiscountType, value: number): Discount =>
  type === 'PERCENTAGE' ? { type, percent: value } : { type, amount: won(value) }

/** What the discount is worth on this subtotal before any cap; no discount is worth nothing. */
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
