import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import {
  guestTokenField,
  optionalNameField,
  orderNumberField,
  wonField,
  wonReply,
} from '#contract/fields.ts'
import { orderNumberParams, proofQuery } from '#contract/orders.ts'
import { paymentReply } from '#contract/payments.ts'

/** What a screen may say of an order's payment: it never says failed of what may have been paid. */
export const paymentProgressStates = [
  /** To be paid. */
  'TO_PAY',
  /** The company has been asked, its answer is not known yet. */
  'CHECKING',
  'WAITING_FOR_DEPOSIT',
  'PAID',
  /** The last try took no money. */
  'DECLINED',
  /** The order was called off. */
  'OVER',
] as const

export const paymentProgressReply = paymentReply.extend({
  order_number: z.string(),
  state: z.enum(paymentProgressStates),
  /** The company's code of the last try that took no money. */
  failure_code: z.string().nullable(),
  receipt_url: z.string().nullable(),
})
export type PaymentProgress = z.output<typeof paymentProgressReply>

const proof = { order_number: orderNumberField, guest_token: guestTokenField.optional() }

/** What the widget is opened with. The same open try is answered until it was used. */
export const openPaymentIntent = endpoint({
  method: 'POST',
  path: '/v1/payments/attempts',
  summary: 'Begin to pay an order through the payment company’s widget',
  access: 'anyone',
  body: z.object(proof),
  reply: z.object({
    provider_order_id: z.string(),
    amount: wonReply,
    order_name: z.string(),
    customer_key: z.string().nullable(),
    customer_name: z.string(),
    customer_email: z.string(),
    customer_mobile_phone: z.string(),
    client_key: z.string(),
    script_url: z.string(),
  }),
  refusals: [
    'ORDER_NOT_FOUND',
    'ILLEGAL_TRANSITION',
    'PAYMENT_IN_PROGRESS',
    'PAYMENT_METHOD_UNAVAILABLE',
  ],
})

/** `provider_order_id` as the widget gave it back; the order's open try when absent. */
export const confirmPayment = endpoint({
  method: 'POST',
  path: '/v1/payments/confirm',
  summary: 'Take the money that the customer agreed to in the widget',
  access: 'anyone',
  query: proofQuery,
  body: z.object({
    ...proof,
    payment_key: z.string().min(1).max(200),
    amount: wonField,
    provider_order_id: z.string().max(64).optional(),
  }),
  reply: paymentProgressReply,
  idempotency: 'payment',
  refusals: [
    'ORDER_NOT_FOUND',
    'AMOUNT_MISMATCH',
    'ILLEGAL_TRANSITION',
    'PAYMENT_DECLINED',
    'PAYMENT_IN_PROGRESS',
    'PAYMENT_METHOD_UNAVAILABLE',
  ],
})

/** Asks the company anew while the end of a try is not known. */
export const getPaymentProgress = endpoint({
  method: 'GET',
  path: '/v1/payments/by-order/:order_number',
  summary: 'How an order’s payment stands',
  access: 'anyone',
  params: orderNumberParams,
  query: proofQuery,
  reply: paymentProgressReply,
  refusals: ['ORDER_NOT_FOUND'],
})

export const changePaymentMethod = endpoint({
  method: 'POST',
  path: '/v1/payments/method',
  summary: 'Pay an unpaid order in another way',
  access: 'anyone',
  body: z.object({
    ...proof,
    payment_method: z.string().max(40),
    /** The name the transfer will come under; what stands there when absent. */
    depositor_name: optionalNameField,
  }),
  reply: paymentProgressReply,
  refusals: [
    'ORDER_NOT_FOUND',
    'ILLEGAL_TRANSITION',
    'PAYMENT_IN_PROGRESS',
    'PAYMENT_METHOD_UNAVAILABLE',
    'SHOP_NOT_READY',
  ],
})

/** Answered at once; worked off afterwards by asking the company. */
export const receiveTossWebhook = endpoint({
  method: 'POST',
  path: '/v1/payments/webhooks/toss',
  summary: 'A notice of the payment company: kept once, never believed',
  access: 'anyone',
  body: z.record(z.string(), z.unknown()),
  reply: z.object({ success: z.literal(true) }),
  refusals: ['PROVIDER_NOT_CONFIGURED'],
})
