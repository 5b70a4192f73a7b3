import type { discountTypes } from '#contract/promotions.ts'
import { useFormat } from '#web/language/use-format.ts'
import { useText } from '#web/language/use-text.ts'

interface Discount {
  readonly discount_type: (typeof discountTypes)[number]
  readonly discount_value: number
}

/** What a coupon or a code takes off, in words. */
export function useDiscountText() {
  const text = useText().myPage.coupons
  const { won } = useFormat()
  return ({ discount_type: type, discount_value: value }: Discount): string =>
    type === 'PERCENTAGE' ? text.percent(value) : text.amount(won(value))
}
