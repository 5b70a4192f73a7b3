import { z } from 'zod'
import { moneySources, refundStatuses } from '#domain/money/order-account.ts'
import { endpoint } from './endpoint.ts'
import { dayField, idField, wonReply } from './fields.ts'
import { bankAccount } from './payments.ts'

/** One movement of money to the studio. */
export const receiptReply = z.object({
  id: idField,
  source: z.enum(moneySources),
  /** `bank_transfer`, `card`, `virtual_account` … */
  method: z.string(),
  amount: wonReply,
  /** As the bank names who paid; null where it is not known. */
  sender: z.string().nullable(),
  received_at: z.string(),
  reversed_at: z.string().nullable(),
})
export type ReceiptReply = z.output<typeof receiptReply>

/** One movement of money back to a customer. */
export const adminRefund = z.object({
  id: idField,
  receipt_id: idField,
  /** Who sends it: the provider by itself, or the studio from its bank account. */
  paid_by: z.enum(moneySources),
  /** Payment method of the receipt. */
  method: z.string(),
  amount: wonReply,
  status: z.enum(refundStatuses),
  agreed_at: z.string(),
  sent_at: z.string().nullable(),
  /** Of its number, a viewer gets the last four digits. */
  account: bankAccount.nullable(),
  /** Whether the customer still has to name an account for it. */
  lacks_account: z.boolean(),
  /** Deadline for sending. */
  due_by: z.string(),
  /** Full days past the deadline, and the interest owed or paid for them. */
  days_late: z.int(),
  interest: wonReply,
  /** Error code of the provider when it refused. */
  failure: z.string().nullable(),
})
export type AdminRefund = z.output<typeof adminRefund>

const dueRefund = adminRefund.extend({
  /** Both null for money that belongs to no order. */
  order_number: z.string().nullable(),
  customer_name: z.string().nullable(),
  /** Last four digits of the customer's phone, to distinguish customers of the same name. */
  phone_ending: z.string().nullable(),
  /** As the bank names who paid. */
  sender: z.string().nullable(),
  /** `OVERPAID`: more was received than was due. */
  because: z.enum(['CANCELLED', 'ALLOWANCE', 'OVERPAID']),
  /** As the customer or the studio wrote it. */
  reason: z.string().nullable(),
  is_overdue: z.boolean(),
})
export type DueRefund = z.output<typeof dueRefund>

export const listDueRefunds = endpoint({
  method: 'GET',
  path: '/v1/admin/refunds',
  summary: 'Refunds that the studio has agreed to transfer and has not sent, by deadline',
  access: 'viewer',
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
  summary: 'Due refunds with an account, as a workbook for the bank',
  access: 'admin',
  confirmed: true,
  file: true,
  reply: z.any(),
  refusals: [],
})

export const markRefundsSent = endpoint({
  method: 'POST',
  path: '/v1/admin/refunds/sent',
  summary: 'Record that these refunds were transferred; those recorded before are skipped',
  access: 'admin',
  confirmed: true,
  body: z.object({
    refund_ids: z.array(idField).min(1).max(500),
    /** The Seoul day of the transfer, `as_of` of the list; today if absent. */
    sent_on: dayField.optional(),
  }),
  reply: z.object({ sent: z.int(), total: wonReply }),
  refusals: ['VALIDATION_FAILED'],
})

/**
 * `SENT`: it was transferred. `NOT_SENT`: it was not, and is agreed again as far as it is still
 * owed. `TRANSFER`: the studio will transfer what the provider refused.
 */
export const refundAnswers = ['SENT', 'NOT_SENT', 'TRANSFER'] as const

export const answerRefund = endpoint({
  method: 'POST',
  path: '/v1/admin/refunds/:id/answer',
  summary: 'Record the outcome of an unconfirmed or failed refund',
  access: 'admin',
  confirmed: true,
  params: z.object({ id: idField }),
  body: z.object({ answer: z.enum(refundAnswers) }),
  reply: z.object({ status: z.enum(refundStatuses) }),
  refusals: ['ILLEGAL_TRANSITION'],
})

const monthField = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/)
/** Months in Seoul, inclusive; the last twelve if absent. */
const months = z.object({ from: monthField.optional(), to: monthField.optional() })

/** Amounts of one month in won; `vat` is the tax included in `net`. */
const settlementRow = z.object({
  month: z.string(),
  gross: z.int(),
  coupon: z.int(),
  promotion: z.int(),
  points: z.int(),
  /** Money received for orders, minus reversals. */
  received: z.int(),
  /** Refunds sent. */
  refunds: z.int(),
  /** Fees retained from cancelled orders. */
  kept: z.int(),
  /** Interest paid with late refunds. */
  interest: z.int(),
  /** Amounts written off, minus amounts recovered later. */
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
  summary: 'Sales, discounts, refunds and tax by month, from the ledger',
  access: 'viewer',
  query: months,
  reply: z.object({ items: z.array(settlementRow) }),
  refusals: [],
})

export const exportSettlements = endpoint({
  method: 'GET',
  path: '/v1/admin/settlements.xlsx',
  summary: 'Settlements as a workbook, with every movement of money behind them',
  access: 'admin',
  confirmed: true,
  query: months,
  file: true,
  reply: z.any(),
  refusals: [],
})

export const listMoneyDisagreements = endpoint({
  method: 'GET',
  path: '/v1/admin/money-disagreements',
  summary: 'Disagreements between orders, payments, refunds, points and the ledger last night',
  access: 'viewer',
  reply: z.object({
    /** Null before the first nightly comparison. */
    compared_at: z.string().nullable(),
    items: z.array(
      z.object({ what: z.string(), subject: z.string(), expected: z.int(), found: z.int() }),
    ),
  }),
  refusals: [],
})
