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
import { WEBHOOK_MAX_BYTES } from '#domain/limits/limits.ts'

/**
 * Payment states that a customer may see. A payment that may have succeeded is never shown as
 * failed.
 */
const paymentProgressStates = [
  /** Ready to be paid. */
  'TO_PAY',
  /** The provider was asked, its reply is not known yet. */
  'CHECKING',
  'WAITING_FOR_DEPOSIT',
  'PAID',
  /** The last payment took no money. */
  'DECLINED',
  /** The order was cancelled. */
  'OVER',
] as const

const paymentProgressReply = paymentReply.extend({
  order_number: z.string(),
  state: z.enum(paymentProgressStates),
  /** The provider's code of the last payment that took no money. */
  failure_code: z.string().nullable(),
  receipt_url: z.string().nullable(),
})
export type PaymentProgress = z.output<typeof paymentProgressReply>

const proof = { order_number: orderNumberField, guest_token: guestTokenField.optional() }

/**
 * Replies with the parameters of the payment widget. Replies with the same open intent until it is
 * used.
 */
export const openPaymentIntent = endpoint({
  method: 'POST',
  path: '/v1/payments/attempts',
  summary: 'Begin to pay an order through the payment provider’s widget',
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

/** `provider_order_id`: as the widget returned it; the order's open intent if absent. */
export const confirmPayment = endpoint({
  method: 'POST',
  path: '/v1/payments/confirm',
  summary: 'Take the money that the customer approved in the widget',
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

/** Reads the payment at the provider while its outcome is unknown. */
export const getPaymentProgress = endpoint({
  method: 'GET',
  path: '/v1/payments/by-order/:order_number',
  summary: 'The progress of an order’s payment',
  access: 'anyone',
  params: orderNumberParams,
  query: proofQuery,
  reply: paymentProgressReply,
  refusals: ['ORDER_NOT_FOUND'],
})

export const changePaymentMethod = endpoint({
  method: 'POST',
  path: '/v1/payments/method',
  summary: 'Change the payment method of an unpaid order',
  access: 'anyone',
  body: z.object({
    ...proof,
    payment_method: z.string().max(40),
    /** Announced sender of the transfer; unchanged if absent. */
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

/** Replies at once; a job reads the payment that the event names at the provider. */
export const receiveTossWebhook = endpoint({
  method: 'POST',
  path: '/v1/payments/webhooks/toss',
  summary: 'A webhook event of the payment provider: never trusted, the payment is read',
  access: 'anyone',
  maxBodyBytes: WEBHOOK_MAX_BYTES,
  body: z.record(z.string(), z.unknown()),
  reply: z.object({ success: z.literal(true) }),
  refusals: ['PROVIDER_NOT_CONFIGURED'],
})
