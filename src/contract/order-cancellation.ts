import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { guestTokenField, requiredLine, wonReply } from './fields.ts'
import { orderNumberParams, proofQuery } from './orders.ts'
import { refundAccountField } from './payments.ts'

export const refundQuoteReply = z.object({
  /** What is here of the customer's money: paid, less what was given back before. */
  paid: wonReply,
  refund_amount: wonReply,
  /** What is kept, why, and since when. */
  deductions: z.array(
    z.object({ code: z.string(), amount: wonReply, message: z.string(), since: z.string() }),
  ),
  /** Until when everything comes back. */
  free_until: z.string(),
  /** By when the money has left, were it agreed now. */
  due_by: z.string(),
  /** The way it goes: to an account that the customer names, the way it came, or nothing goes. */
  goes: z.enum(['TO_ACCOUNT', 'AS_IT_CAME', 'NOWHERE']),
  restored_points: wonReply,
  restored_coupon: z.boolean(),
})

export const quoteRefund = endpoint({
  method: 'GET',
  path: '/v1/orders/:order_number/refund-quote',
  summary: 'What a cancellation now would give back',
  access: 'anyone',
  params: orderNumberParams,
  query: proofQuery,
  reply: refundQuoteReply,
  refusals: ['ORDER_NOT_FOUND', 'ORDER_NOT_CANCELLABLE'],
})

export const nameRefundAccount = endpoint({
  method: 'PUT',
  path: '/v1/orders/:order_number/refund/account',
  summary: 'Where a refund goes to that is to be transferred and has not left',
  access: 'anyone',
  params: orderNumberParams,
  query: proofQuery,
  body: z.object({ refund_account: refundAccountField }),
  reply: z.object({ order_number: z.string() }),
  refusals: ['ORDER_NOT_FOUND', 'ILLEGAL_TRANSITION'],
})

export const cancelOrder = endpoint({
  method: 'POST',
  path: '/v1/orders/:order_number/cancel',
  summary: 'Cancel an order; a paid one is refunded by its rules',
  access: 'anyone',
  params: orderNumberParams,
  query: proofQuery,
  body: z.object({
    reason: requiredLine(200),
    guest_token: guestTokenField.optional(),
    /** Where a bank transfer is paid back to; required when money comes back that way. */
    refund_account: refundAccountField.optional(),
  }),
  reply: refundQuoteReply.extend({ order_number: z.string(), status: z.string() }),
  refusals: ['ORDER_NOT_FOUND', 'ORDER_NOT_CANCELLABLE'],
})
