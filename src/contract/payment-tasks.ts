import { z } from 'zod'
import { paymentTaskKinds, taskResolutions } from '#domain/payments/task-resolutions.ts'
import { endpoint } from './endpoint.ts'
import { wonReply } from './fields.ts'
import { refundAccountField } from './payments.ts'

const paymentTask = z.object({
  id: z.int(),
  kind: z.enum(paymentTaskKinds),
  order_number: z.string().nullable(),
  payment_key: z.string().nullable(),
  amount: wonReply.nullable(),
  /** The amounts or the code that it is about. */
  detail: z.record(z.string(), z.unknown()),
  opened_at: z.string(),
  resolutions: z.array(z.enum(taskResolutions)),
})
export type PaymentTask = z.output<typeof paymentTask>

export const listPaymentTasks = endpoint({
  method: 'GET',
  path: '/v1/admin/payment-tasks',
  summary: 'What about money only the owner can decide, oldest first',
  access: 'admin',
  reply: z.object({ items: z.array(paymentTask) }),
  refusals: [],
})

/** `refund_account`: where a deposit on a virtual account goes back to. */
export const resolvePaymentTask = endpoint({
  method: 'POST',
  path: '/v1/admin/payment-tasks/:id/resolve',
  summary:
    'End a task: ask the company, give the money back, book what went back, or mark it as known',
  access: 'admin',
  params: z.object({ id: z.coerce.number().int().min(1) }),
  body: z.object({
    resolution: z.enum(taskResolutions),
    refund_account: refundAccountField.optional(),
  }),
  reply: z.object({ is_closed: z.boolean() }),
  refusals: ['ILLEGAL_TRANSITION', 'REFUND_REFUSED', 'PAYMENT_IN_PROGRESS', 'REFUND_TOO_LARGE'],
})

export const reconcilePayments = endpoint({
  method: 'POST',
  path: '/v1/admin/payments/reconcile',
  summary: 'Compare the company’s books with ours now',
  access: 'admin',
  body: z.object({}),
  reply: z.object({ compared: z.int(), settled: z.int(), open_tasks: z.int() }),
  refusals: ['PROVIDER_NOT_CONFIGURED', 'COMPANY_BOOKS_UNREADABLE'],
})
