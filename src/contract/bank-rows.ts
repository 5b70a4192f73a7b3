import { z } from 'zod'
import { textLengths } from '#domain/limits/limits.ts'
import { orderStatuses } from '#domain/orders/order-status.ts'
import { bankRowStates } from '#domain/payments/bank-row-states.ts'
import { matchKinds } from '#domain/payments/match-deposit.ts'
import { endpoint } from './endpoint.ts'
import {
  idField,
  momentField,
  orderNumberField,
  requiredLine,
  wonField,
  wonReply,
} from './fields.ts'
import { longPageOf, pageQuery } from './page.ts'
import { arrivedKinds } from './payments.ts'

const candidate = z.object({
  order_number: z.string(),
  customer_name: z.string(),
  depositor_name: z.string().nullable(),
  /** The last four digits. */
  phone_ending: z.string(),
  product_name: z.string(),
  ordered_at: z.string(),
  /** Amount still due; for a cancelled order, the amount that was due. */
  missing_amount: wonReply,
  /** Whether `missing_amount` is a debt of the customer instead of a price. */
  is_debt: z.boolean(),
  status: z.enum(orderStatuses),
})

const bankRow = z.object({
  id: idField,
  amount: wonReply,
  depositor: z.string(),
  /** Time of receipt as the bank reports it. */
  received_at: z.string(),
  state: z.enum(bankRowStates),
  /** Number of the order it was confirmed for, and how it was applied there. */
  order_number: z.string().nullable(),
  became: z.enum(['PAID', ...arrivedKinds]).nullable(),
  /** How well it matches the orders that are open now. */
  match: z.enum(matchKinds),
  /** Possible orders, the likeliest first; those of the same amount before others. */
  candidates: z.array(candidate),
})
export type BankRowReply = z.output<typeof bankRow>

export const listBankRows = endpoint({
  method: 'GET',
  path: '/v1/admin/bank-rows',
  summary: 'Rows of the bank: those to be worked on, or those that were; the latest first',
  access: 'admin',
  query: pageQuery(100).extend({ state: z.enum(['WAITING', 'DONE']).optional() }),
  reply: longPageOf(bankRow),
  refusals: [],
})

export const MOST_BANK_ROWS = 500

export const takeBankRows = endpoint({
  method: 'POST',
  path: '/v1/admin/bank-rows',
  summary: 'Take rows of a bank’s statement; one that is known already is not taken again',
  access: 'admin',
  body: z.object({
    rows: z
      .array(
        z.object({
          amount: wonField.refine((amount) => amount > 0),
          depositor: requiredLine(textLengths.name),
          received_at: momentField,
        }),
      )
      .min(1)
      .max(MOST_BANK_ROWS),
  }),
  reply: z.object({ added: z.int(), known: z.int() }),
  refusals: [],
})

const params = z.object({ id: idField })

/** ILLEGAL_TRANSITION: the transaction has already been reviewed. */
export const confirmBankRow = endpoint({
  method: 'POST',
  path: '/v1/admin/bank-rows/:id/confirm',
  summary: 'A row of the bank is of this order: it pays it, waits, or is owed back',
  access: 'admin',
  params,
  body: z.object({ order_number: orderNumberField }),
  reply: z.object({
    row: bankRow,
    became: z.enum(['PAID', ...arrivedKinds]),
    refund_amount: wonReply,
  }),
  refusals: ['ORDER_NOT_FOUND', 'ILLEGAL_TRANSITION'],
})

export const confirmExactBankRows = endpoint({
  method: 'POST',
  path: '/v1/admin/bank-rows/confirm-exact',
  summary: 'Confirm those of the rows that are of one order beyond doubt, as it waits now',
  access: 'admin',
  body: z.object({ ids: z.array(idField).min(1).max(MOST_BANK_ROWS) }),
  reply: z.object({
    confirmed: z.array(z.object({ id: idField, order_number: z.string() })),
    /** Transactions that were reviewed in the meantime or no longer match exactly. */
    left: z.array(idField),
  }),
  refusals: [],
})

/** ILLEGAL_TRANSITION: its current status does not allow this one. */
export const setBankRow = endpoint({
  method: 'PATCH',
  path: '/v1/admin/bank-rows/:id',
  summary: 'A row is of nobody who is known, was sent back, or is no customer’s money',
  access: 'admin',
  params,
  body: z.object({ state: z.enum(['OPEN', 'UNKNOWN', 'RETURNED', 'IGNORED']) }),
  reply: bankRow,
  refusals: ['ILLEGAL_TRANSITION'],
})

/** ILLEGAL_TRANSITION: it was matched with an order, or its money was sent back. */
export const removeBankRow = endpoint({
  method: 'DELETE',
  path: '/v1/admin/bank-rows/:id',
  summary: 'Remove a row that was imported by mistake; the same file brings it back',
  access: 'admin',
  params,
  reply: z.undefined(),
  status: 204,
  refusals: ['ILLEGAL_TRANSITION'],
})

export const readLastBankImport = endpoint({
  method: 'GET',
  path: '/v1/admin/bank-rows/last-import',
  summary: 'The newest import of rows of the bank, and how many of its rows may be removed',
  access: 'admin',
  reply: z.object({
    /** Null while no row is there. */
    last_import: z
      .object({ imported_at: z.string(), rows: z.int(), removable: z.int() })
      .nullable(),
  }),
  refusals: [],
})

export const removeBankImport = endpoint({
  method: 'POST',
  path: '/v1/admin/bank-rows/remove-import',
  summary: 'Remove all rows of one import but those that were matched or sent back',
  access: 'admin',
  body: z.object({ imported_at: momentField }),
  reply: z.object({ removed: z.int(), left: z.int() }),
  refusals: [],
})
