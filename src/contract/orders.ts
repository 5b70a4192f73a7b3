import { z } from 'zod'
import { orderStatuses } from '#domain/orders/order-status.ts'
import { cashReceiptField, cashReceiptReply } from './cash-receipts.ts'
import { consultingTypeField, productFields, requireProduct } from './catalog.ts'
import { endpoint } from './endpoint.ts'
import {
  emailField,
  guestTokenField,
  nameField,
  optionalLine,
  optionalNameField,
  optionalText,
  orderNumberField,
  phoneField,
  wonField,
  wonReply,
} from './fields.ts'
import { pageOf, pageQuery } from './page.ts'
import { paymentReply } from './payments.ts'

/**
 * Coupon, promotion code and points that the customer wants to use. Amounts are never taken from
 * the client.
 */
const discounts = {
  coupon_id: z
    .string()
    .nullish()
    .transform((id) => id || null),
  promotion_code: optionalText(40),
  used_points: wonField.nullish().transform((points) => points ?? 0),
}

const productRefusals = [
  'PRODUCT_NOT_ON_SALE',
  'PRODUCT_NOT_FOUND',
  'PRODUCT_OF_ANOTHER_KIND',
] as const

const quoteFields = {
  subtotal: wonReply,
  shipping_fee: wonReply,
  discount_coupon: wonReply,
  discount_promotion: wonReply,
  used_points: wonReply,
  total_price: wonReply,
  points_to_earn: wonReply,
}
const quoteReply = z.object({
  ...quoteFields,
  /**
   * Why a requested discount was left out, e.g. an invalid code; the quote itself is not refused.
   */
  notices: z.array(z.object({ code: z.string(), message: z.string() })),
})
export type Quote = z.output<typeof quoteReply>

export const quoteOrder = endpoint({
  method: 'POST',
  path: '/v1/orders/quote',
  summary: 'Price an order without placing it',
  access: 'anyone',
  body: z.object({ ...productFields, ...discounts }).superRefine(requireProduct),
  reply: quoteReply,
  refusals: productRefusals,
})

/** Contact fields. The specification fixes the names, for members too. */
export const contactFields = {
  guest_name: nameField,
  guest_email: emailField,
  guest_phone: phoneField,
  guest_postal_code: optionalText(10),
  guest_basic_address: optionalLine(200),
  guest_detailed_address: optionalLine(200),
  delivery_message: optionalText(200),
}

/**
 * The order payload of the spec. Amounts other than `total_price` and `used_points` are ignored: the
 * server prices the order itself and refuses PRICE_CHANGED when `total_price` differs.
 */
const orderFields = z.object({
  ...productFields,
  ...contactFields,
  ...discounts,
  total_price: wonField.optional(),
  payment_method: z.string().max(40).default('bank_transfer'),
  /** Sender's name on the transfer; the contact's name if absent. */
  depositor_name: optionalNameField,
  /** Request for a cash receipt for a bank transfer. */
  cash_receipt: cashReceiptField.nullish(),
  agreed_refund: z.boolean().optional(),
  /**
   * Asks before a second order: refused as RECENT_SAME_ORDER while the same person's order of the same
   * product is unpaid, or was paid within a day. The same call without it places the order.
   */
  ask_if_recent: z.boolean().optional(),
})
export const orderBody = orderFields.superRefine(requireProduct)
export type OrderBody = z.input<typeof orderBody>

const placedFields = {
  order_number: z.string(),
  status: z.string(),
  total_price: wonReply,
  payment: paymentReply,
}

const placeRefusals = [
  'AGREEMENT_REQUIRED',
  ...productRefusals,
  'COUPON_NOT_ACTIVE',
  'COUPON_NOT_OWNED',
  'PROMOTION_INVALID',
  'POINTS_BELOW_MINIMUM',
  'POINTS_INSUFFICIENT',
  'POINTS_MEMBERS_ONLY',
  'TOTAL_NOT_POSITIVE',
  'PAYMENT_METHOD_UNAVAILABLE',
  'SHOP_NOT_READY',
  'PRICE_CHANGED',
  'RECENT_SAME_ORDER',
] as const

/** PRICE_CHANGED adds `quote`, the server's own figures; RECENT_SAME_ORDER adds `recent`. */
export const placeMemberOrder = endpoint({
  method: 'POST',
  path: '/v1/orders/member',
  summary: 'Place an order as a member',
  access: 'member',
  body: orderBody,
  reply: z.object(placedFields),
  status: 201,
  idempotency: 'order',
  refusals: placeRefusals,
  statuses: { PROMOTION_INVALID: 422 },
})

export const placeGuestOrder = endpoint({
  method: 'POST',
  path: '/v1/orders/guest',
  summary: 'Place an order as a guest',
  access: 'anyone',
  body: orderBody,
  reply: z.object({ ...placedFields, guest_token: z.string() }),
  status: 201,
  idempotency: 'order',
  refusals: placeRefusals,
  statuses: { PROMOTION_INVALID: 422 },
})

const listFields = {
  order_number: z.string(),
  consulting_type: consultingTypeField,
  product_id: z.string(),
  /** As sold, in the customer's language. */
  product_name: z.string(),
  subtotal: wonReply,
  total_price: wonReply,
  /**
   * Status in the reader's vocabulary: five for a member, seven for a guest, or the
   * administrator's.
   */
  status: z.string(),
  status_label: z.string(),
  created_at: z.string(),
  has_survey: z.boolean(),
  has_survey_submitted: z.boolean(),
  /** 1: published, 0: being written, null: not possible yet. */
  report_status: z.int().nullable(),
  report_id: z.string().nullable(),
  survey_deadline: z.string().nullable(),
  /** Business days from the survey to the result sheet, as sold. */
  turnaround_days: z.int(),
  /** By when the result sheet is promised; null until survey and payment are in. */
  due_at: z.string().nullable(),
  /** Whether the promise is paused, while the customer is asked for a photo. */
  is_due_paused: z.boolean(),
  /** Whether a consultant has started to work on the survey. */
  is_work_begun: z.boolean(),
}
const orderListItem = z.object(listFields)

export const listMyOrders = endpoint({
  method: 'GET',
  path: '/v1/orders/user/me',
  summary: 'The member’s orders, newest first',
  access: 'member',
  query: pageQuery(10).extend({ status: z.string().max(40).optional() }),
  reply: pageOf(orderListItem),
  refusals: [],
})

export const contactReply = {
  guest_name: z.string(),
  guest_email: z.string(),
  guest_phone: z.string(),
  guest_postal_code: z.string().nullable(),
  guest_basic_address: z.string().nullable(),
  guest_detailed_address: z.string().nullable(),
  delivery_message: z.string().nullable(),
}

/** Every change of an order: when, to what, by whom, why. */
export const historyItem = z.object({
  /** Canonical status. */
  status: z.enum(orderStatuses),
  status_label: z.string(),
  at: z.string(),
  by: z.enum(['customer', 'admin', 'system']),
  note: z.string().nullable(),
  /** New due day, if it was moved; `note` is the reason. */
  due_at: z.string().nullable(),
})

export const orderReply = z.object({
  ...listFields,
  canonical_status: z.enum(orderStatuses),
  items: z.array(
    z.object({
      name: z.string(),
      consulting_type: consultingTypeField,
      product_id: z.string(),
      quantity: z.int(),
      price: wonReply,
      total: wonReply,
    }),
  ),
  shipping_fee: wonReply,
  discount_coupon: wonReply,
  discount_promotion: wonReply,
  /** Both discounts combined, for readers of the guest order. */
  discount_amount: wonReply,
  promotion_code: z.string().nullable(),
  coupon_name: z.string().nullable(),
  used_points: wonReply,
  final_price: wonReply,
  points_to_earn: wonReply,
  /**
   * Additional deduction if the order is cancelled after `survey_deadline` without a survey; 0 for
   * none.
   */
  survey_missed_fee: wonReply,
  ...contactReply,
  payment: paymentReply,
  /** All refunds of the order combined; null without a refund. */
  refund: z
    .object({
      amount: wonReply,
      /** `SENT` once every refund has been sent. */
      status: z.enum(['AGREED', 'SENT']),
      agreed_at: z.string(),
      sent_at: z.string().nullable(),
      /** Deadline for sending; null once sent, or while no account is named. */
      due_by: z.string().nullable(),
    })
    .nullable(),
  /**
   * Refunds by transfer that are not sent: amount, and the account's bank and last four digits, both
   * null while it is not named. Null if no account is needed.
   */
  refund_account: z
    .object({ amount: wonReply, bank: z.string().nullable(), ending: z.string().nullable() })
    .nullable(),
  /** Amount that the customer still has to pay, whatever the status of the order. */
  amount_due: wonReply,
  /** Cash receipt for the bank transfer; null if there is none and none can be requested. */
  cash_receipt: cashReceiptReply.nullable(),
  is_cancellable: z.boolean(),
  history: z.array(historyItem),
})
export type Order = z.output<typeof orderReply>

/** Owner, administrator, or a guest with `guest_token`. */
export const proofQuery = z.object({ guest_token: guestTokenField.optional() })
export const orderNumberParams = z.object({ order_number: orderNumberField })

export const getOrder = endpoint({
  method: 'GET',
  path: '/v1/orders/by-number/:order_number',
  summary: 'One whole order',
  access: 'anyone',
  look: { action: 'order.view', of: 'order_number' },
  params: orderNumberParams,
  query: proofQuery,
  reply: orderReply,
  refusals: ['ORDER_NOT_FOUND'],
})

export const completeOrder = endpoint({
  method: 'POST',
  path: '/v1/orders/:order_number/complete',
  summary: 'Complete the consulting as its customer; earns the points',
  access: 'anyone',
  params: orderNumberParams,
  query: proofQuery,
  reply: z.object({ order_number: z.string(), status: z.string(), points_earned: wonReply }),
  refusals: ['ORDER_NOT_FOUND', 'ILLEGAL_TRANSITION'],
})
