import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { wonField } from './fields.ts'

export const paymentStatuses = [
  'WAITING',
  'PAID',
  'CANCELLED',
  'PARTIALLY_REFUNDED',
  'REFUNDED',
] as const

/** One payment of one order, as its customer sees it. */
export const paymentReply = z.object({
  method: z.string(),
  provider: z.string(),
  status: z.enum(paymentStatuses),
  amount: wonField,
  refunded_amount: wonField,
  paid_at: z.string().nullable(),
  /** Until when the money must be there; null once paid. */
  due_at: z.string().nullable(),
  /** Where to transfer to; only for bank transfer and virtual accounts. */
  deposit: z
    .object({
      bank: z.string(),
      account_number: z.string(),
      holder: z.string(),
      depositor_name: z.string(),
    })
    .nullable(),
})
export type Payment = z.output<typeof paymentReply>

export const listPaymentMethods = endpoint({
  method: 'GET',
  path: '/v1/payments/methods',
  summary: 'The ways to pay that are configured',
  access: 'anyone',
  reply: z.object({
    items: z.array(
      z.object({ method: z.string(), provider: z.string(), client_key: z.string().nullable() }),
    ),
  }),
  refusals: [],
})
