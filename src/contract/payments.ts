import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { nameFieldOf, requiredText, wonReply } from './fields.ts'

/** `WAITING`: an amount is due. Refund statuses count what has been sent. */
export const paymentStatuses = [
  'WAITING',
  'PAID',
  'CANCELLED',
  'PARTIALLY_REFUNDED',
  'REFUNDED',
] as const

/** For customers who do not read Korean or transfer from abroad; absent if not set. */
export const foreignTransferFields = {
  bank_english: z.string().optional(),
  holder_latin: z.string().optional(),
  swift: z.string().optional(),
}

/** The account to transfer to, and the announced sender. */
const depositAccount = z.object({
  bank: z.string(),
  account_number: z.string(),
  holder: z.string(),
  ...foreignTransferFields,
  depositor_name: z.string(),
})

/** Payment of one order, as its customer sees it. */
export const paymentReply = z.object({
  method: z.string(),
  provider: z.string(),
  status: z.enum(paymentStatuses),
  /** Amount charged for the order; 0 once it is cancelled without a fee. */
  amount: wonReply,
  /** Amount that has been sent back. */
  refunded_amount: wonReply,
  paid_at: z.string().nullable(),
  /** Payment deadline; null once paid, and for an amount that became due again. */
  due_at: z.string().nullable(),
  /**
   * Where to transfer the amount due; null while nothing is due or it is paid online. `amount`: what a
   * virtual account takes, no more and no less; absent where any amount can be transferred.
   */
  deposit: depositAccount.extend({ amount: wonReply.optional() }).nullable(),
})
export type Payment = z.output<typeof paymentReply>

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

export const listPaymentMethods = endpoint({
  method: 'GET',
  path: '/v1/payments/methods',
  summary: 'The configured payment methods; bank transfer once the studio has named its account',
  access: 'anyone',
  reply: z.object({
    items: z.array(
      z.object({ method: z.string(), provider: z.string(), client_key: z.string().nullable() }),
    ),
  }),
  refusals: [],
})
