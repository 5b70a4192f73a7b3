import { z } from 'zod'
import { cashReceiptPurposes, isCashReceiptNumber } from '#domain/payments/cash-receipt.ts'
import { endpoint } from './endpoint.ts'
import { guestTokenField, orderNumberField, requiredText, wonReply } from './fields.ts'

/** The number that a buyer requests a cash receipt for; hyphens and spaces are dropped. */
export const cashReceiptField = z
  .object({
    purpose: z.enum(cashReceiptPurposes),
    number: z.string().transform((text) => text.replace(/[\s-]/g, '')),
  })
  .refine(({ purpose, number }) => isCashReceiptNumber(purpose, number), { path: ['number'] })

/** A receipt as its customer sees it. */
export const cashReceiptReply = z.object({
  /** `MAY_ASK`: none has been requested. `ASKED`: it is issued once the payment has arrived. */
  state: z.enum(['MAY_ASK', 'ASKED', 'ISSUED', 'CANCELLED']),
  purpose: z.enum(cashReceiptPurposes).nullable(),
  /** The last four digits of the number. */
  ending: z.string().nullable(),
  /** Amount of the receipt. */
  amount: wonReply,
  /** Approval number of the tax authority. */
  issue_number: z.string().nullable(),
  url: z.string().nullable(),
  /** Approval number of the latest cancellation. */
  cancel_number: z.string().nullable(),
})
export type CashReceipt = z.output<typeof cashReceiptReply>

const orderParams = z.object({ order_number: orderNumberField })

export const requestCashReceipt = endpoint({
  method: 'PUT',
  path: '/v1/orders/:order_number/cash-receipt',
  summary: 'Request a cash receipt for a bank transfer, or correct its number before it is issued',
  access: 'anyone',
  params: orderParams,
  query: z.object({ guest_token: guestTokenField.optional() }),
  body: cashReceiptField,
  reply: cashReceiptReply,
  refusals: ['ORDER_NOT_FOUND', 'ILLEGAL_TRANSITION'],
})

export const revealCashReceiptNumber = endpoint({
  method: 'POST',
  path: '/v1/admin/orders/:order_number/cash-receipt/number',
  summary: 'The full number of a receipt that the studio issues by hand; viewing it is logged',
  access: 'admin',
  params: orderParams,
  reply: z.object({ purpose: z.enum(cashReceiptPurposes), number: z.string() }),
  refusals: ['ILLEGAL_TRANSITION'],
})

/** What the studio has to do by hand about a receipt; also `current` of EDIT_CONFLICT. */
export const pendingReceiptAction = z.object({
  what: z.enum(['ISSUE', 'CANCEL']),
  amount: wonReply,
})

export const markCashReceipt = endpoint({
  method: 'POST',
  path: '/v1/admin/orders/:order_number/cash-receipt/done',
  summary: 'Record that the studio issued or cancelled a receipt at the tax authority by hand',
  access: 'admin',
  params: orderParams,
  body: pendingReceiptAction.extend({ issue_number: requiredText(20) }),
  reply: z.object({ order_number: z.string(), issued: wonReply }),
  refusals: ['ORDER_NOT_FOUND', 'ILLEGAL_TRANSITION', 'EDIT_CONFLICT'],
})
