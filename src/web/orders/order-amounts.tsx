import type { Order } from '#contract/orders.ts'
import { useFormat } from '#web/language/use-format.ts'
import { useText } from '#web/language/use-text.ts'
import { PriceLines } from '#web/ui/price-lines.tsx'

/** How the amount of an order came about; what was not used is not listed. */
export function OrderAmounts({ order }: { readonly order: Order }) {
  const text = useText().myPage.detail
  const format = useFormat()
  const off = [
    {
      label: order.coupon_name ? text.couponNamed(order.coupon_name) : text.coupon,
      amount: order.discount_coupon,
    },
    {
      label: order.promotion_code ? text.promotionNamed(order.promotion_code) : text.promotion,
      amount: order.discount_promotion,
    },
    { label: text.usedPoints, amount: order.used_points },
  ]

  return (
    <PriceLines
      lines={[
        { label: text.subtotal, amount: order.subtotal },
        { label: text.shipping, amount: order.shipping_fee },
        ...off.filter(({ amount }) => amount > 0).map((line) => ({ ...line, off: true })),
      ]}
      total={{ label: text.finalPrice, amount: order.final_price }}
      note={order.points_to_earn > 0 && text.pointsToEarn(format.points(order.points_to_earn))}
    />
  )
}
