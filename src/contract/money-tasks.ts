import { z } from 'zod'
import { alarmKinds, alarmResolutions } from '#domain/payments/alarms.ts'
import { endpoint } from './endpoint.ts'
import { idField, wonField, wonReply } from './fields.ts'

/**
 * A question about money that only the owner can answer. It follows from the facts and disappears
 * once they answer it.
 */
const question = z.discriminatedUnion('kind', [
  z.object({
    /** An unmatched receipt: match it, send it back or dismiss it. */
    kind: z.literal('UNMATCHED'),
    receipt_id: idField,
    amount: wonReply,
    sender: z.string().nullable(),
    method: z.string(),
    since: z.string(),
  }),
  z.object({
    /**
     * `UNCONFIRMED`: was it transferred before it was voided? `FAILED`: the provider refused it.
     * `STUCK`: the provider has not answered for a day.
     */
    kind: z.enum(['UNCONFIRMED', 'FAILED', 'STUCK']),
    refund_id: idField,
    order_number: z.string().nullable(),
    customer_name: z.string().nullable(),
    amount: wonReply,
    failure: z.string().nullable(),
    since: z.string(),
  }),
  z.object({
    /** The provider reports another refunded amount than the studio. */
    kind: z.literal('DIFFERENCE'),
    receipt_id: idField,
    order_number: z.string().nullable(),
    theirs: wonReply,
    ours: wonReply,
    since: z.string(),
  }),
  z.object({
    /**
     * `AMOUNT_DUE`: an amount is due of an ended order: wait for it or write it off.
     * `GIVEN_BACK`: the provider refunded the whole price by itself, and the order is still open.
     */
    kind: z.enum(['AMOUNT_DUE', 'GIVEN_BACK']),
    order_number: z.string(),
    customer_name: z.string(),
    amount: wonReply,
    since: z.string(),
  }),
])
export type MoneyQuestion = z.output<typeof question>

/** A problem around a payment that needs the owner and does not follow from the account. */
const alarm = z.object({
  id: z.int(),
  kind: z.enum(alarmKinds),
  order_number: z.string().nullable(),
  payment_key: z.string().nullable(),
  amount: wonReply.nullable(),
  /** Amounts or codes that explain it. */
  detail: z.record(z.string(), z.unknown()),
  opened_at: z.string(),
  resolutions: z.array(z.enum(alarmResolutions)),
})
export type MoneyAlarm = z.output<typeof alarm>

export const listMoneyTasks = endpoint({
  method: 'GET',
  path: '/v1/admin/money-tasks',
  summary: 'What only the owner can decide about money, oldest first',
  access: 'viewer',
  reply: z.object({ questions: z.array(question), alarms: z.array(alarm) }),
  refusals: [],
})
export type MoneyTasks = z.output<typeof listMoneyTasks.reply>

export const resolveAlarm = endpoint({
  method: 'POST',
  path: '/v1/admin/money-alarms/:id/resolve',
  summary: 'Resolve an alarm: ask the provider again, or mark it as known',
  access: 'admin',
  params: z.object({ id: z.coerce.number().int().min(1) }),
  body: z.object({ resolution: z.enum(alarmResolutions) }),
  reply: z.object({ is_closed: z.boolean() }),
  refusals: ['ILLEGAL_TRANSITION', 'PAYMENT_IN_PROGRESS'],
})

/** ILLEGAL_TRANSITION: the difference is gone, or the amounts have changed. */
export const acceptDifference = endpoint({
  method: 'POST',
  path: '/v1/admin/receipts/:id/accept-difference',
  summary: 'Accept that a provider reports another amount, until an amount changes',
  access: 'admin',
  params: z.object({ id: idField }),
  body: z.object({ theirs: wonField, ours: wonField }),
  reply: z.undefined(),
  status: 204,
  refusals: ['ILLEGAL_TRANSITION'],
})

export const reconcilePayments = endpoint({
  method: 'POST',
  path: '/v1/admin/payments/reconcile',
  summary: 'Reconcile payments with the provider now',
  access: 'admin',
  body: z.object({}),
  reply: z.object({ compared: z.int(), settled: z.int(), open_tasks: z.int() }),
  refusals: ['PROVIDER_NOT_CONFIGURED', 'COMPANY_BOOKS_UNREADABLE'],
})
