import { z } from 'zod'
import { textLengths } from '#domain/limits/limits.ts'
import { orderStatuses } from '#domain/orders/order-status.ts'
import { matchKinds } from '#domain/payments/match-deposit.ts'
import { receiptReply } from './admin-money.ts'
import { endpoint } from './endpoint.ts'
import {
  idField,
  momentField,
  optionalText,
  orderNumberField,
  requiredLine,
  wonField,
  wonReply,
} from './fields.ts'
import { longPageOf, pageQuery } from './page.ts'

const candidate = z.object({
  order_number: z.string(),
  customer_name: z.string(),
  depositor_name: z.string().nullable(),
  /** The last four digits. */
  phone_ending: z.string(),
  product_name: z.string(),
  ordered_at: z.string(),
  /** Amount still due; for an order cancelled unpaid, the amount that was due. */
  amount_due: wonReply,
  status: z.enum(orderStatuses),
})
export type ReceiptCandidate = z.output<typeof candidate>

/**
 * `OPEN`: undecided. `MATCHED`: belongs to an order. `RETURNING`: being or been sent back to its
 * sender. `DISMISSED`: not a customer's money. `REVERSED`: the bank reversed it.
 */
export const receiptStates = ['OPEN', 'MATCHED', 'RETURNING', 'DISMISSED', 'REVERSED'] as const

const listedReceipt = receiptReply.extend({
  state: z.enum(receiptStates),
  order_number: z.string().nullable(),
  /** How well an open one matches the orders with an amount due. */
  match: z.enum(matchKinds),
  /** Possible orders of an open one, the likeliest first; those of the same amount before others. */
  candidates: z.array(candidate),
})
export type ListedReceipt = z.output<typeof listedReceipt>

export const listReceipts = endpoint({
  method: 'GET',
  path: '/v1/admin/receipts',
  summary: 'Receipts, undecided or decided, latest first',
  access: 'viewer',
  query: pageQuery(100).extend({ state: z.enum(['OPEN', 'DECIDED']).optional() }),
  reply: longPageOf(listedReceipt),
  refusals: [],
})

export const MOST_STATEMENT_ROWS = 500

export const importStatement = endpoint({
  method: 'POST',
  path: '/v1/admin/receipts',
  summary: 'Import credits of a bank statement; known ones are skipped',
  access: 'admin',
  body: z.object({
    rows: z
      .array(
        z.object({
          amount: wonField.refine((amount) => amount > 0),
          sender: requiredLine(textLengths.name),
          received_at: momentField,
        }),
      )
      .min(1)
      .max(MOST_STATEMENT_ROWS),
  }),
  reply: z.object({ added: z.int(), known: z.int() }),
  refusals: [],
})

const params = z.object({ id: idField })

/** ILLEGAL_TRANSITION: something was decided about the receipt before. */
export const matchReceipt = endpoint({
  method: 'POST',
  path: '/v1/admin/receipts/:id/match',
  summary: 'Match a receipt with the order that it pays',
  access: 'admin',
  params,
  body: z.object({ order_number: orderNumberField }),
  reply: z.object({
    order_number: z.string(),
    status: z.enum(orderStatuses),
    amount_due: wonReply,
    /** Total of the order's refunds that are agreed and not sent. */
    refund_amount: wonReply,
  }),
  refusals: ['ORDER_NOT_FOUND', 'ILLEGAL_TRANSITION'],
})

export const matchExactReceipts = endpoint({
  method: 'POST',
  path: '/v1/admin/receipts/match-exact',
  summary: 'Match the receipts that fit exactly one order',
  access: 'admin',
  body: z.object({ ids: z.array(idField).min(1).max(MOST_STATEMENT_ROWS) }),
  reply: z.object({
    matched: z.array(z.object({ id: idField, order_number: z.string() })),
    /** Receipts that were decided in the meantime or no longer match exactly. */
    left: z.array(idField),
  }),
  refusals: [],
})

export const dismissReceipt = endpoint({
  method: 'POST',
  path: '/v1/admin/receipts/:id/dismiss',
  summary: 'Dismiss a receipt: it is not a customer’s money',
  access: 'admin',
  params,
  reply: z.undefined(),
  status: 204,
  refusals: ['ILLEGAL_TRANSITION'],
})

export const restoreReceipt = endpoint({
  method: 'POST',
  path: '/v1/admin/receipts/:id/restore',
  summary: 'Restore a dismissed receipt',
  access: 'admin',
  params,
  reply: z.undefined(),
  status: 204,
  refusals: ['ILLEGAL_TRANSITION'],
})

/** The refund appears among the due refunds, or the provider sends it. */
export const sendReceiptBack = endpoint({
  method: 'POST',
  path: '/v1/admin/receipts/:id/send-back',
  summary: 'Refund a receipt of no order to its payer',
  access: 'admin',
  confirmed: true,
  params,
  reply: z.undefined(),
  status: 204,
  refusals: ['ILLEGAL_TRANSITION'],
})

/**
 * ILLEGAL_TRANSITION: reversed or dismissed before, or a provider's receipt, whose reversal the
 * provider reports.
 */
export const reverseReceipt = endpoint({
  method: 'POST',
  path: '/v1/admin/receipts/:id/reverse',
  summary: 'Record that the bank reversed a receipt',
  access: 'admin',
  params,
  body: z.object({ note: optionalText(500) }),
  reply: z.object({
    order_number: z.string().nullable(),
    /** Amount that the order's customer owes now; 0 if other receipts cover it. */
    amount_due: wonReply,
  }),
  refusals: ['ILLEGAL_TRANSITION'],
})

export const readLastImport = endpoint({
  method: 'GET',
  path: '/v1/admin/receipts/last-import',
  summary: 'The newest import of a bank statement, and how many of its rows are open or dismissed',
  access: 'viewer',
  reply: z.object({
    /** Null while nothing was imported. */
    last_import: z
      .object({ imported_at: z.string(), rows: z.int(), open: z.int(), dismissed: z.int() })
      .nullable(),
  }),
  refusals: [],
})

export const undoImport = endpoint({
  method: 'POST',
  path: '/v1/admin/receipts/undo-import',
  summary: 'Dismiss the open rows of one import, or restore its dismissed rows',
  access: 'admin',
  body: z.object({ imported_at: momentField, restore: z.boolean().default(false) }),
  reply: z.object({ changed: z.int() }),
  refusals: [],
})
