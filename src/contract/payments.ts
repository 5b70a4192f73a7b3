import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { nameFieldOf, requiredText, wonReply } from './fields.ts'

export const paymentStatuses = [
  'WAITING',
  'PAID',
  'CANCELLED',
  'PARTIALLY_REFUNDED',
  'REFUNDED',
  /** The bank has fetched it back: it is asked for anew. */
  'TAKEN_BACK',
] as const

/**
 * What money becomes that is not simply the price of its order. `REPAID`: its customer brings back what had
 * been given back of money that its bank took back.
 */
export const arrivedKinds = ['TOO_MUCH', 'TOO_LITTLE', 'LATE', 'TWICE', 'REPAID'] as const

/**
 * `ON_HOLD`: came in part for an order that was called off, and goes back, or pays what is owed, once it is
 * known whether refunds that were withdrawn had left.
 */
export const extraDepositKinds = [...arrivedKinds, 'ON_HOLD'] as const

/**
 * `APPROVED`: agreed and not paid out; `SENDING`: the company that took the money was asked;
 * `FAILED`: it said no, and the studio pays by hand; `WITHDRAWN`: the bank took the money back before it had
 * left, so that nothing is owed any more, or two others stand in its place.
 */
export const refundStatuses = ['APPROVED', 'SENDING', 'PAID_OUT', 'FAILED', 'WITHDRAWN'] as const

/** For those who do not read Korean or transfer from abroad; absent where it is not known. */
export const abroadFields = {
  bank_english: z.string().optional(),
  holder_latin: z.string().optional(),
  swift: z.string().optional(),
}

/** Where to transfer to, and under which name. */
const depositAccount = z.object({
  bank: z.string(),
  account_number: z.string(),
  holder: z.string(),
  ...abroadFields,
  depositor_name: z.string(),
})

/** One payment of one order, as its customer sees it. */
export const paymentReply = z.object({
  method: z.string(),
  provider: z.string(),
  status: z.enum(paymentStatuses),
  amount: wonReply,
  refunded_amount: wonReply,
  paid_at: z.string().nullable(),
  /** Payment deadline; null once paid. */
  due_at: z.string().nullable(),
  /**
   * Where to transfer to; only for bank transfer and virtual accounts. `amount`: what an account that a
   * company opened takes, no more and no less; absent where it takes any.
   */
  deposit: depositAccount.extend({ amount: wonReply.optional() }).nullable(),
})
export type Payment = z.output<typeof paymentReply>

/** Debt of a customer and where to transfer it; `null` account while the studio has none. */
export const debtReply = z.object({ amount: wonReply, deposit: depositAccount.nullable() })

export const bankAccount = z.object({
  bank: z.string(),
  account_number: z.string(),
  holder: z.string(),
})

/** Bank account for a refund. */
export const refundAccountField = z.object({
  bank: requiredText(40),
  account_number: z
    .string()
    .transform((text) => text.replace(/\D/g, ''))
    .pipe(z.string().regex(/^\d{6,20}$/)),
  holder: nameFieldOf(60),
})

/** Fields of an order's refund. */
export const refundFields = {
  amount: wonReply,
  status: z.enum(refundStatuses),
  requested_at: z.string(),
  paid_out_at: z.string().nullable(),
}

export const listPaymentMethods = endpoint({
  method: 'GET',
  path: '/v1/payments/methods',
  summary:
    'The ways to pay that are configured; bank transfer once the studio has named its account',
  access: 'anyone',
  reply: z.object({
    items: z.array(
      z.object({ method: z.string(), provider: z.string(), client_key: z.string().nullable() }),
    ),
  }),
  refusals: [],
})
