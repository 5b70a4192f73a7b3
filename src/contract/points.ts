import { z } from 'zod'
import { textLengths } from '#domain/limits/limits.ts'
import { endpoint } from './endpoint.ts'
import { idField, requiredText, wonReply } from './fields.ts'
import { pageOf, pageQuery } from './page.ts'

/** Reasons for a change of points. */
export const pointReasons = [
  'ORDER_SPENT',
  'ORDER_RESTORED',
  'CONSULTING_COMPLETED',
  'REVIEW',
  'SHEET_LATE',
  'EXPIRED',
  'ADJUSTED',
] as const

export const pointEntryReply = z.object({
  /** Signed: positive when earned, negative when used. */
  amount: z.int(),
  reason: z.enum(pointReasons),
  reason_label: z.string(),
  note: z.string().nullable(),
  order_number: z.string().nullable(),
  created_at: z.string(),
  expires_at: z.string().nullable(),
})

/** The points that expire first: those that expire on the same Seoul day. */
const nextExpiring = z.object({ amount: wonReply, expires_at: z.string() }).nullable()

export const getMyPoints = endpoint({
  method: 'GET',
  path: '/v1/points/me',
  summary: 'Balance, what expires next and within 30 days, and the ledger',
  access: 'member',
  query: pageQuery(10),
  reply: pageOf(pointEntryReply).extend({
    balance: wonReply,
    expiring_soon: wonReply,
    next_expiring: nextExpiring,
    /** Minimum points that can be used on an order. */
    minimum: wonReply,
  }),
  refusals: [],
})

export const adjustPoints = endpoint({
  method: 'POST',
  path: '/v1/admin/members/:id/points',
  summary: 'Give points to a member, or take them away (negative, never below 0)',
  access: 'admin',
  params: z.object({ id: idField }),
  body: z.object({
    amount: z
      .int()
      .min(-10_000_000)
      .max(10_000_000)
      .refine((amount) => amount !== 0),
    reason: requiredText(textLengths.adminReason),
  }),
  reply: z.object({ balance: wonReply }),
  status: 201,
  refusals: ['POINTS_INSUFFICIENT'],
})
