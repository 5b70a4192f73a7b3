import { z } from 'zod'
import { textLengths } from '#domain/limits/limits.ts'
import { chargeKinds } from '#domain/money/order-account.ts'
import { orderStatuses } from '#domain/orders/order-status.ts'
import { adminRefund, receiptReply } from './admin-money.ts'
import { consultantReply, orderRow, workRow } from './admin-order-rows.ts'
import { consultingTypeField } from './catalog.ts'
import { endpoint } from './endpoint.ts'
import {
  dayField,
  idField,
  languageField,
  optionalLine,
  optionalText,
  orderNumberField,
  requiredText,
  searchField,
  wonField,
  wonReply,
} from './fields.ts'
import { waitFilters, waitingCounts, waitingFor } from './order-waits.ts'
import { historyItem, orderReply } from './orders.ts'
import { longPageOf, pageQuery } from './page.ts'
import { paymentReply, refundAccountField } from './payments.ts'
import { surveyReply } from './surveys.ts'

export type AdminOrderRow = z.output<typeof orderRow>
/** A row as everybody of the studio may read it; the owner's and a viewer's also have the money. */
export type StaffOrderRow = z.output<typeof workRow>

/** Orders of nobody but the owner. */
export const UNASSIGNED = 'NOBODY'

const filters = {
  status: z.enum(orderStatuses).optional(),
  consulting_type: consultingTypeField.optional(),
  waiting_for: z.enum(waitFilters).optional(),
  /** A consultant, or `NOBODY`: the owner’s own. */
  assigned_to: z.union([z.literal(UNASSIGNED), idField]).optional(),
  /** Order number, name, email, digits of a phone number, or depositor. */
  q: searchField,
  /** Days in Seoul, inclusive. */
  from: dayField.optional(),
  to: dayField.optional(),
}

export const listOrders = endpoint({
  method: 'GET',
  path: '/v1/admin/orders',
  summary:
    'Orders, newest first; those that wait for the studio by their deadlines; of a consultant, those assigned',
  access: 'staff',
  look: { action: 'order.find', of: 'q' },
  query: pageQuery(20).extend(filters),
  reply: longPageOf(orderRow).extend({ waiting: waitingCounts }),
  consultantReply: longPageOf(workRow).extend({ waiting: waitingCounts }),
  refusals: [],
})

export const exportOrders = endpoint({
  method: 'GET',
  path: '/v1/admin/orders.xlsx',
  summary: 'The filtered list as a workbook',
  access: 'admin',
  confirmed: true,
  query: z.object(filters),
  file: true,
  reply: z.any(),
  refusals: [],
})

const orderParams = z.object({ order_number: orderNumberField })

const adminOrderReply = orderReply.extend({
  waiting_for: z.enum(waitingFor),
  language: languageField,
  is_member: z.boolean(),
  member_id: z.string().nullable(),
  /** Without photos for a viewer. */
  survey: surveyReply.nullable(),
  consultant: consultantReply.nullable(),
  /** Status changes that an administrator can make now. */
  moves: z.array(z.string()),
  /** The order's account: facts oldest first, and the balance that follows from them. */
  account: z.object({
    /** Sum of the charges; below 0 when more than the price was written off. */
    charged: z.int(),
    /** Received minus sent back; below 0 when a receipt was reversed after its refund. */
    here: z.int(),
    /** Credit of the customer; never above 0 together with `amount_due`. */
    credit: wonReply,
    charges: z.array(
      z.object({
        kind: z.enum(chargeKinds),
        /** Signed. */
        amount: z.int(),
        /** For administrators only. */
        reason: z.string().nullable(),
        at: z.string(),
      }),
    ),
    receipts: z.array(receiptReply),
    refunds: z.array(adminRefund),
    can_write_off: z.boolean(),
  }),
})
export type AdminOrder = z.output<typeof adminOrderReply>

/** An order as its consultant reads it: the work and how to reach the customer. */
const workOrderReply = adminOrderReply
  .pick({
    order_number: true,
    consulting_type: true,
    product_id: true,
    product_name: true,
    status: true,
    status_label: true,
    canonical_status: true,
    created_at: true,
    has_survey: true,
    has_survey_submitted: true,
    report_status: true,
    report_id: true,
    survey_deadline: true,
    turnaround_days: true,
    due_at: true,
    is_due_paused: true,
    is_work_begun: true,
    guest_name: true,
    guest_email: true,
    guest_phone: true,
    waiting_for: true,
    language: true,
    is_member: true,
    survey: true,
    consultant: true,
  })
  .extend({ history: z.array(historyItem.omit({ note: true })) })
/** An order as everybody of the studio may read it; the owner's and a viewer's also have the money. */
export type StaffOrder = z.output<typeof workOrderReply>

export const getAdminOrder = endpoint({
  method: 'GET',
  path: '/v1/admin/orders/:order_number',
  summary: 'One order with survey, sheet and payment',
  access: 'staff',
  look: { action: 'order.view', of: 'order_number' },
  params: orderParams,
  reply: adminOrderReply,
  consultantReply: workOrderReply,
  refusals: ['ORDER_NOT_FOUND'],
})

/** VALIDATION_FAILED at `consultant_id`: nobody works as a consultant under it. */
export const assignOrder = endpoint({
  method: 'PUT',
  path: '/v1/admin/orders/:order_number/consultant',
  summary: 'Assign an order to a consultant, or to nobody but the owner',
  access: 'admin',
  params: orderParams,
  body: z.object({ consultant_id: idField.nullable() }),
  reply: z.object({ order_number: z.string(), consultant: consultantReply.nullable() }),
  refusals: ['ORDER_NOT_FOUND'],
})

export const listConsultants = endpoint({
  method: 'GET',
  path: '/v1/admin/consultants',
  summary: 'The people to whom orders can be assigned, by name',
  access: 'viewer',
  reply: z.object({ items: z.array(consultantReply) }),
  refusals: [],
})

export const confirmDeposit = endpoint({
  method: 'POST',
  path: '/v1/admin/orders/:order_number/confirm-deposit',
  summary: 'Record a deposit of exactly the amount due: the order is paid',
  access: 'admin',
  params: orderParams,
  body: z.object({ amount: wonField, depositor: optionalLine(50) }),
  reply: z.object({ order_number: z.string(), status: z.string(), payment: paymentReply }),
  refusals: ['ORDER_NOT_FOUND', 'AMOUNT_MISMATCH', 'ILLEGAL_TRANSITION'],
})

export const receiveDeposit = endpoint({
  method: 'POST',
  path: '/v1/admin/orders/:order_number/deposits',
  summary: 'Record a deposit of any amount for this order',
  access: 'admin',
  params: orderParams,
  body: z.object({
    amount: wonField.refine((amount) => amount > 0),
    depositor: optionalLine(50),
  }),
  idempotency: 'payment',
  reply: z.object({
    order_number: z.string(),
    status: z.string(),
    amount_due: wonReply,
    /** Total of the refunds that are agreed and not sent. */
    refund_amount: wonReply,
  }),
  refusals: ['ORDER_NOT_FOUND'],
})

/** AMOUNT_MISMATCH: another amount is due by now. ILLEGAL_TRANSITION: it cannot be written off. */
export const writeOff = endpoint({
  method: 'POST',
  path: '/v1/admin/orders/:order_number/write-off',
  summary: 'Write off the amount due of an order that has ended',
  access: 'admin',
  params: orderParams,
  /** `amount`: the whole amount due, as shown to the administrator. */
  body: z.object({ amount: wonField, reason: requiredText(200) }),
  reply: z.object({ order_number: z.string(), amount: wonReply }),
  refusals: ['ORDER_NOT_FOUND', 'AMOUNT_MISMATCH', 'ILLEGAL_TRANSITION'],
})

/** CONFIRMATION_REQUIRED: money was received for the order that ends. */
export const changeOrderStatus = endpoint({
  method: 'POST',
  path: '/v1/admin/orders/:order_number/status',
  summary: 'Move an order along its lifecycle',
  access: 'admin',
  params: orderParams,
  body: z.object({ status: z.enum(orderStatuses), note: optionalText(500) }),
  reply: z.object({ order_number: z.string(), status: z.string() }),
  refusals: ['CONFIRMATION_REQUIRED', 'ORDER_NOT_FOUND', 'ILLEGAL_TRANSITION'],
})

/**
 * VALIDATION_FAILED at `due_on`: work has ended on that day, it is more than a year ahead, or it is
 * the due day already. ILLEGAL_TRANSITION: no sheet is being written. EDIT_CONFLICT: somebody
 * else moved it since `base_due_at`; `current` is the order's number with the present promise.
 * Without `base_due_at`, the last move wins.
 */
export const moveOrderDue = endpoint({
  method: 'PUT',
  path: '/v1/admin/orders/:order_number/due',
  summary: 'Move the due day of a result sheet and notify the customer of the reason',
  access: 'consultant',
  params: orderParams,
  body: z.object({
    due_on: dayField,
    /** Sent to the customer as it is. */
    reason: requiredText(textLengths.adminReason),
    /** The promise that the administrator saw. */
    base_due_at: z.iso.datetime().optional(),
  }),
  reply: z.object({ order_number: z.string(), due_at: z.string() }),
  refusals: ['ORDER_NOT_FOUND', 'ILLEGAL_TRANSITION', 'EDIT_CONFLICT'],
})

/** Without `amount`, refunds the amount under the order's refund rules. */
export const refundOrder = endpoint({
  method: 'POST',
  path: '/v1/admin/orders/:order_number/refund',
  summary:
    'Refund a paid order by its rules or by another amount; or a part, without ending the order',
  access: 'admin',
  confirmed: true,
  params: orderParams,
  body: z
    .object({
      amount: wonField.optional(),
      reason: requiredText(200),
      /** Whether the studio has already transferred the money. */
      paid_out: z.boolean().default(false),
      /** Account to transfer to; without it the customer is asked by mail. Unused for card payments. */
      refund_account: refundAccountField.optional(),
      /** Whether the order keeps its status; requires an amount. */
      keeps_order: z.boolean().default(false),
    })
    .refine(({ keeps_order, amount = 0 }) => !keeps_order || amount > 0, { path: ['amount'] }),
  reply: z.object({
    order_number: z.string(),
    status: z.string(),
    refund_amount: wonReply,
    /** Deadline for sending; null once sent, or while the account is unknown. */
    send_by: z.string().nullable(),
    needs_account: z.boolean(),
  }),
  refusals: ['ORDER_NOT_FOUND', 'ORDER_NOT_CANCELLABLE', 'REFUND_TOO_LARGE'],
})

export const setRefundAccount = endpoint({
  method: 'PUT',
  path: '/v1/admin/orders/:order_number/refund/account',
  summary: 'Set the account of a refund that was not sent yet',
  access: 'admin',
  confirmed: true,
  params: orderParams,
  body: z.object({ refund_account: refundAccountField }),
  reply: z.object({ order_number: z.string() }),
  refusals: ['ORDER_NOT_FOUND', 'ILLEGAL_TRANSITION'],
})
