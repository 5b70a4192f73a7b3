import type { ConsultingType } from '#contract/catalog.ts'
import type { OrderBody } from '#contract/orders.ts'
import type { OrderFields } from './order-fields.ts'
import { typedPoints } from './typed-points.ts'
import type { Chosen } from './use-chosen.ts'

interface Ordered {
  readonly consultingType: ConsultingType
  readonly fields: OrderFields
  readonly chosen: Chosen
  readonly method: string
  /** The amount on the button. The server refuses another. */
  readonly total: number
}

/** An order as it is sent: what was typed, what was chosen, and the amount that was shown. */
export const orderBodyOf = ({
  consultingType,
  fields,
  chosen,
  method,
  total,
}: Ordered): OrderBody => ({
  consulting_type: consultingType,
  guest_name: fields.guest_name.trim(),
  guest_email: fields.guest_email.trim(),
  guest_phone: fields.guest_phone.trim(),
  guest_postal_code: fields.guest_postal_code.trim(),
  guest_basic_address: fields.guest_basic_address.trim(),
  guest_detailed_address: fields.guest_detailed_address.trim(),
  delivery_message: fields.delivery_message.trim(),
  coupon_id: chosen.coupon?.id ?? null,
  promotion_code: chosen.promotion?.code ?? null,
  used_points: typedPoints(fields.used_points),
  total_price: total,
  payment_method: method,
  depositor_name: (fields.depositor_name ?? '').trim(),
  agreed_refund: true,
})

/** A code stands in the field that the server has not been asked about. Source: ORD-05. */
export function hasUnverifiedCode(fields: OrderFields, { promotion }: Chosen): boolean {
  const typed = (fields.promotion_code ?? '').trim().toUpperCase()
  return typed !== '' && typed !== promotion?.code.toUpperCase()
}
