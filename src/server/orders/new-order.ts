import { randomUUID } from 'node:crypto'
import { paymentDeadline } from '#domain/orders/order-deadlines.ts'
import { type Price, pointsToEarn } from '#domain/pricing/price-order.ts'
import type { Settings } from '#domain/settings/settings.ts'
import type { ProductOnSale } from '#server/catalog/index.ts'
import type { OrderRequest } from './order-request.ts'
import type { ReservedReductions } from './reserve-reductions.ts'
import type { NewOrder } from './store.ts'

interface Priced extends OrderRequest {
  readonly number: string
  readonly product: ProductOnSale
  readonly price: Price
  readonly reserved: ReservedReductions
  /** The chosen payment method and provider. */
  readonly chosen: { readonly payment_method: string; readonly payment_provider: string }
  readonly settings: Settings
  readonly at: Date
}

/** Builds the row of a new order: the request, its price and the rules in force. */
export const newOrder = ({ memberId, body, context, number, at, ...priced }: Priced) => {
  const { product, price, reserved, chosen, settings } = priced
  return {
    id: randomUUID(),
    number,
    member_id: memberId,
    language: context.language,
    product_id: product.id,
    consulting_type: product.consultingType,
    product_names: JSON.stringify(product.names),
    turnaround_days: product.turnaroundDays,
    status: 'PAYMENT_PENDING',
    subtotal: price.subtotal,
    shipping_fee: price.shippingFee,
    discount_coupon: price.couponDiscount,
    discount_promotion: price.promotionDiscount,
    used_points: price.usedPoints,
    total_price: price.total,
    amount_due: price.total,
    ...chosen,
    points_to_earn: pointsToEarn(price.total, settings.earnPercent),
    member_coupon_id: reserved.coupon ? body.coupon_id : null,
    coupon_name: reserved.coupon?.name ?? null,
    promotion_code: reserved.promotion?.code ?? null,
    contact_name: body.guest_name,
    contact_email: body.guest_email,
    contact_phone: body.guest_phone,
    depositor_name: body.depositor_name ?? body.guest_name,
    postal_code: body.guest_postal_code,
    basic_address: body.guest_basic_address,
    detailed_address: body.guest_detailed_address,
    delivery_message: body.delivery_message,
    agreed_refund: body.agreed_refund ?? null,
    refund_rules: JSON.stringify(settings.refundRules),
    placed_at: at,
    payment_due_at: paymentDeadline(at, settings.paymentDeadlineDays),
  } as const satisfies NewOrder
}
