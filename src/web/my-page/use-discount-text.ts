import type { discountTypes } from '#contract/promotions.ts'
import { useFormat } from '#web/language/use-format.ts'
import { useText } from '#web/language/use-text.ts'

interface Discount {
  readonly discount_type: (typeof discountTypes)[number]
  readonly discount_value: number
}

/** Returns a formatter for the discount of a coupon or code. */
export function useDiscountText() {
  const text = useText().myPage.coupons
  const { won } = useFormat()
  return ({ discount_type: type, discount_value: value }: Discount): string =>
    type === 'PERCENTAGE' ? text.percent(value) : text.amount(won(value))
}
