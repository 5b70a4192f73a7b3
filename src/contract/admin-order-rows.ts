import { z } from 'zod'
import { orderStatuses } from '#domain/orders/order-status.ts'
import { consultingTypeField } from './catalog.ts'
import { idField, languageField, wonReply } from './fields.ts'
import { waitingFor } from './order-waits.ts'

/** The consultant to whom an order is assigned. Without one, it is the owner's. */
export const consultantReply = z.object({ id: idField, name: z.string() })

/** An order in the lists of the back office. */
export const orderRow = z.object({
  order_number: z.string(),
  consulting_type: consultingTypeField,
  product_id: z.string(),
  product_name: z.string(),
  status: z.enum(orderStatuses),
  status_label: z.string(),
  waiting_for: z.enum(waitingFor),
  /** Deadline of the deposit, the survey, the sheet or the refund; null if there is none. */
  due_at: z.string().nullable(),
  /** Amount still to be refunded, with interest so far; null if none is. */
  refund: z
    .object({
      amount: wonReply,
      interest: wonReply,
      /** Deadline for sending; null while the account is unknown. */
      due_by: z.string().nullable(),
      lacks_account: z.boolean(),
    })
    .nullable(),
  amount_due: wonReply,
  customer_name: z.string(),
  customer_email: z.string(),
  customer_phone: z.string(),
  depositor_name: z.string().nullable(),
  is_member: z.boolean(),
  language: languageField,
  subtotal: wonReply,
  total_price: wonReply,
  has_survey: z.boolean(),
  /** When the customer last changed the survey; null: never, or the work has begun. */
  survey_changed_at: z.string().nullable(),
  report_status: z.int().nullable(),
  created_at: z.string(),
  consultant: consultantReply.nullable(),
})
/** A row as everybody of the studio may read it; the owner's and a viewer's also have the money. */
export const workRow = orderRow.omit({
  refund: true,
  amount_due: true,
  depositor_name: true,
  subtotal: true,
  total_price: true,
})
