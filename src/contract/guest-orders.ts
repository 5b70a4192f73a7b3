import { z } from 'zod'
import { consultingTypeField } from './catalog.ts'
import { endpoint } from './endpoint.ts'
import { emailField, guestTokenField, orderNumberField, phoneField, wonReply } from './fields.ts'
import { contactReply } from './orders.ts'
import { pageOf, pageQuery } from './page.ts'
import { paymentReply } from './payments.ts'

const guestOrderItem = z.object({
  order_number: z.string(),
  consulting_type: consultingTypeField,
  product_id: z.string(),
  product_name: z.string(),
  status: z.string(),
  status_label: z.string(),
  created_at: z.string(),
  subtotal: wonReply,
  shipping_fee: wonReply,
  discount_amount: wonReply,
  used_points: wonReply,
  final_price: wonReply,
  ...contactReply,
  has_survey: z.boolean(),
  survey_deadline: z.string().nullable(),
  turnaround_days: z.int(),
  due_at: z.string().nullable(),
  is_due_paused: z.boolean(),
  is_work_begun: z.boolean(),
  report_status: z.int().nullable(),
  payment: paymentReply,
  /** Amount still due after partial payments. */
  amount_due: wonReply,
  /** Whether names, address and message are masked: email and phone alone do not prove who asks. */
  is_masked: z.boolean(),
})

export const searchGuestOrders = endpoint({
  method: 'GET',
  path: '/v1/orders/guest/search',
  summary: 'A guest’s orders by email and phone; unmasked for the order of the token',
  access: 'anyone',
  query: pageQuery(10).extend({
    email: emailField,
    phone: phoneField,
    guest_token: guestTokenField.optional(),
  }),
  reply: pageOf(guestOrderItem),
  refusals: [],
})

export const sendGuestCode = endpoint({
  method: 'POST',
  path: '/v1/orders/guest/send-code',
  summary:
    'Send a code to the address of a guest order; the reply does not reveal whether it exists',
  access: 'anyone',
  body: z.object({ order_number: orderNumberField, email: emailField, phone: phoneField }),
  reply: z.object({ success: z.literal(true), message: z.string() }),
  refusals: [],
})

export const issueGuestToken = endpoint({
  method: 'POST',
  path: '/v1/orders/guest/token',
  summary: 'Exchange the code for a guest token (30 days)',
  access: 'anyone',
  body: z.object({
    order_number: orderNumberField,
    email: emailField,
    code: z.string().trim().max(10),
  }),
  reply: z.object({ guest_token: z.string() }),
  refusals: ['EMAIL_CODE_MISMATCH', 'EMAIL_CODE_EXPIRED'],
})
