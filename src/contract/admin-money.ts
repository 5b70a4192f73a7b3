import { z } from 'zod'
import { adminRefund } from './admin-orders.ts'
import { endpoint } from './endpoint.ts'
import { dayField, idField, wonReply } from './fields.ts'

const dueRefund = adminRefund.extend({
  order_number: z.string(),
  customer_name: z.string(),
  is_overdue: z.boolean(),
})
export type DueRefund = z.output<typeof dueRefund>

export const listDueRefunds = endpoint({
  method: 'GET',
  path: '/v1/admin/refunds',
  summary: 'Every refund that the studio pays out itself and has not, by its deadline',
  access: 'admin',
  reply: z.object({
    items: z.array(dueRefund),
    /** Amount to transfer, including `interest`. */
    total: wonReply,
    interest: wonReply,
    overdue: z.int(),
    /** The Seoul day up to whose end interest is calculated. */
    as_of: z.string(),
  }),
  refusals: [],
})

export const exportDueRefunds = endpoint({
  method: 'GET',
  path: '/v1/admin/refunds.xlsx',
  summary: 'The same as a workbook for the bank: only those with an account',
  access: 'admin',
  file: true,
  reply: z.any(),
  refusals: [],
})

export const payOutRefunds = endpoint({
  method: 'POST',
  path: '/v1/admin/refunds/paid-out',
  summary: 'These refunds have been paid out; those that had left before are passed over',
  access: 'admin',
  body: z.object({
    refund_ids: z.array(idField).min(1).max(500),
    /** The day of the transfer, `as_of` of the list; today if absent. */
    paid_on: dayField.optional(),
  }),
  reply: z.object({ paid_out: z.int(), total: wonReply }),
  refusals: ['VALIDATION_FAILED'],
})

const monthField = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/)
/** Months in Seoul, inclusive; the last twelve if absent. */
const months = z.object({ from: monthField.optional(), to: monthField.optional() })

/** Amounts of one month in won; `vat` is the tax included in `net`. */
export const settlementRow = z.object({
  month: z.string(),
  gross: z.int(),
  coupon: z.int(),
  promotion: z.int(),
  points: z.int(),
  /** Payments for orders in money, minus bank reversals. */
  received: z.int(),
  /** Refunds approved, and the amounts deducted from them. */
  refunds: z.int(),
  kept: z.int(),
  /** Interest paid with late refunds. */
  interest: z.int(),
  /** Debts of customers written off, minus amounts recovered later. */
  written_off: z.int(),
  /** Null where no provider has reported fees. */
  fees: z.int().nullable(),
  net: z.int(),
  vat: z.int(),
  supply: z.int(),
})
export type SettlementRow = z.output<typeof settlementRow>

export const listSettlements = endpoint({
  method: 'GET',
  path: '/v1/admin/settlements',
  summary: 'Sales, discounts, refunds and tax by month, from the book',
  access: 'admin',
  query: months,
  reply: z.object({ items: z.array(settlementRow) }),
  refusals: [],
})

export const exportSettlements = endpoint({
  method: 'GET',
  path: '/v1/admin/settlements.xlsx',
  summary: 'The same as a workbook, with every movement of money behind it',
  access: 'admin',
  query: months,
  file: true,
  reply: z.any(),
  refusals: [],
})

export const listMoneyDisagreements = endpoint({
  method: 'GET',
  path: '/v1/admin/money-disagreements',
  summary:
    'What of orders, payments, refunds, points and the book did not agree last night: nothing',
  access: 'admin',
  reply: z.object({
    /** Null before the first nightly comparison. */
    compared_at: z.string().nullable(),
    items: z.array(
      z.object({ what: z.string(), subject: z.string(), expected: z.int(), found: z.int() }),
    ),
  }),
  refusals: [],
})
