import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { idField } from './fields.ts'
import { longPageOf, pageQuery } from './page.ts'

/** Kinds of unread items of a member; the specification fixes the names. */
export const unreadKinds = [
  'noti_order',
  'noti_result',
  'noti_inquiry',
  'noti_inquiry_answer',
  'noti_new_inquiry',
] as const
export type UnreadKind = (typeof unreadKinds)[number]

const count = z.int().min(0)

export const getUnreadCounts = endpoint({
  method: 'GET',
  path: '/v1/notifications',
  summary: 'The number of unread items of each kind',
  access: 'member',
  reply: z.object({
    /** Changes of status of the member's orders. */
    order_count: count,
    /** Result sheets, first and revised. */
    result_count: count,
    /** Changes of status of the member's inquiries. */
    inquiry_count: count,
    inquiry_answer_count: count,
    /** For administrators: new inquiries. */
    new_inquiry_count: count,
  }),
  refusals: [],
})
export type UnreadCounts = z.output<typeof getUnreadCounts.reply>

export const markKindAsRead = endpoint({
  method: 'POST',
  path: '/v1/notifications/:kind/read',
  summary: 'Mark all of one kind as read',
  access: 'member',
  params: z.object({ kind: z.enum(unreadKinds) }),
  reply: z.undefined(),
  status: 204,
  refusals: [],
})

/** `KEPT`: no sender is configured, so the message stays in the outbox. */
const messageStatuses = ['QUEUED', 'SENT', 'FAILED', 'KEPT'] as const

/** `KEPT`: no sender is configured, so the message is only here. */
const message = z.object({
  id: idField,
  channel: z.enum(['email', 'sms']),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  /** Delivered, with its codes and links removed since. It cannot be sent again. */
  is_blanked: z.boolean(),
  kind: z.string(),
  order_number: z.string().nullable(),
  language: z.string(),
  status: z.enum(messageStatuses),
  attempts: z.int(),
  /** When the next delivery is due; null once it is sent, failed or stored. */
  next_attempt_at: z.string().nullable(),
  last_error: z.string().nullable(),
  created_at: z.string(),
  sent_at: z.string().nullable(),
})
export type OutboxMessage = z.output<typeof message>

export const listOutbox = endpoint({
  method: 'GET',
  path: '/v1/admin/outbox',
  summary: 'Every message that the site sent or tries to send, newest first',
  access: 'admin',
  look: { action: 'message.find', of: 'to' },
  query: pageQuery(20).extend({
    to: z.string().trim().max(254).optional(),
    status: z.enum(messageStatuses).optional(),
  }),
  reply: longPageOf(message),
  refusals: [],
})

export const resendMessage = endpoint({
  method: 'POST',
  path: '/v1/admin/outbox/:id/resend',
  summary: 'Queue a message again',
  access: 'admin',
  params: z.object({ id: idField }),
  reply: message,
  refusals: ['MESSAGE_BLANKED'],
})
