import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { guestTokenField, requiredLine, wonReply } from './fields.ts'
import { orderNumberParams, proofQuery } from './orders.ts'
import { refundAccountField } from './payments.ts'

export const refundQuoteReply = z.object({
  /** The customer's money that the studio holds: paid minus refunded. */
  paid: wonReply,
  refund_amount: wonReply,
  /** Deductions with their reason and start. */
  deductions: z.array(
    z.object({ code: z.string(), amount: wonReply, message: z.string(), since: z.string() }),
  ),
  /** End of the period with a full refund. */
  free_until: z.string(),
  /** Deadline for paying the refund out if it were approved now. */
  due_by: z.string(),
  /**
   * How the refund is paid: to an account that the customer names, the way it was paid, or not at
   * all.
   */
  goes: z.enum(['TO_ACCOUNT', 'AS_IT_CAME', 'NOWHERE']),
  restored_points: wonReply,
  restored_coupon: z.boolean(),
})

export const quoteRefund = endpoint({
  method: 'GET',
  path: '/v1/orders/:order_number/refund-quote',
  summary: 'Quote the refund of a cancellation now',
  access: 'anyone',
  params: orderNumberParams,
  query: proofQuery,
  reply: refundQuoteReply,
  refusals: ['ORDER_NOT_FOUND', 'ORDER_NOT_CANCELLABLE'],
})

export const nameRefundAccount = endpoint({
  method: 'PUT',
  path: '/v1/orders/:order_number/refund/account',
  summary: 'Set the account of a refund that is to be transferred',
  access: 'anyone',
  params: orderNumberParams,
  query: proofQuery,
  body: z.object({ refund_account: refundAccountField }),
  reply: z.object({ order_number: z.string() }),
  refusals: ['CONFIRMATION_REQUIRED', 'ORDER_NOT_FOUND', 'ILLEGAL_TRANSITION'],
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
    /** Account for the refund; required when it is paid by transfer. */
    refund_account: refundAccountField.optional(),
  }),
  reply: refundQuoteReply.extend({ order_number: z.string(), status: z.string() }),
  refusals: ['CONFIRMATION_REQUIRED', 'ORDER_NOT_FOUND', 'ORDER_NOT_CANCELLABLE'],
})
