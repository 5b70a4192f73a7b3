import type { Product } from '#contract/catalog.ts'
import type { OrderBody } from '#contract/orders.ts'
import type { CheckedFields } from './order-fields.ts'
import { parsePoints } from './parse-points.ts'
import type { OrderChoices } from './use-order-choices.ts'

interface Ordered {
  readonly product: Pick<Product, 'consulting_type' | 'product_id'>
  readonly fields: CheckedFields
  readonly chosen: OrderChoices
  readonly method: string
  /** The amount on the button. The server refuses any other. */
  readonly total: number
}

/** Builds the request body of an order: typed fields, choices, and the shown amount. */
export const orderBodyOf = ({ product, fields, chosen, method, total }: Ordered): OrderBody => ({
  consulting_type: product.consulting_type,
  product_id: product.product_id,
  guest_name: fields.guest_name,
  guest_email: fields.guest_email,
  guest_phone: fields.guest_phone,
  guest_postal_code: fields.guest_postal_code,
  guest_basic_address: fields.guest_basic_address,
  guest_detailed_address: fields.guest_detailed_address,
  delivery_message: fields.delivery_message,
  coupon_id: chosen.coupon?.id ?? null,
  promotion_code: chosen.promotion?.code ?? null,
  used_points: parsePoints(fields.used_points),
  total_price: total,
  payment_method: method,
  depositor_name: fields.depositor_name,
  cash_receipt: method === 'bank_transfer' ? cashReceiptOf(fields) : null,
  agreed_refund: true,
})

const cashReceiptOf = ({ cash_receipt_purpose: purpose, cash_receipt_number }: CheckedFields) =>
  purpose === 'NONE' ? null : { purpose, number: cash_receipt_number }

/** Whether the code field contains a code that the server has not verified. Source: ORD-05. */
export function hasUnverifiedCode(fields: CheckedFields, { promotion }: OrderChoices): boolean {
  const typed = fields.promotion_code.toUpperCase()
  return typed !== '' && typed !== promotion?.code.toUpperCase()
}
