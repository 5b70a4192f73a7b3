import type { Order } from '#contract/orders.ts'
import type { Format } from '#texts/format.ts'
import type { Messages } from '#texts/messages.ts'
import { useFormat } from '#web/language/use-format.ts'
import { useText } from '#web/language/use-text.ts'
import { PriceLines } from '#web/ui/price-lines.tsx'

/** Shows an order's price calculation; omits unused discounts. */
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
      note={pointsNote(order, text, format)}
    />
  )
}

/** Returns the points that the order earns or earned; null for a cancelled one. */
function pointsNote(order: Order, text: Messages['myPage']['detail'], format: Format) {
  const { canonical_status: status, points_to_earn: points } = order
  if (points === 0 || status === 'CANCELLED' || status === 'REFUNDED') return null
  const sentence = status === 'CONSULTING_COMPLETED' ? text.pointsEarned : text.pointsToEarn
  return sentence(format.points(points))
}
