import { z } from 'zod'
import { pageSizes } from '#domain/limits/limits.ts'
import { auditCategories, lookActions, signInActions } from './audit-accesses.ts'
import { endpoint } from './endpoint.ts'
import { dayField, searchField } from './fields.ts'

/**
 * All actions in the audit log, as `kind.action`: changes, exports and looks at personal data by the
 * studio, and its logins.
 */
export const auditActions = [
  ...lookActions,
  ...signInActions,
  'order.confirm-deposit',
  'order.deposit',
  'order.write-off',
  'order.status',
  'order.cancel',
  'order.complete',
  'order.refund',
  'order.refund-account',
  'order.due',
  'order.assign',
  'order.photo',
  'order.photo-ask',
  'order.photo-withdraw',
  'orders.export',
  'receipt.import',
  'receipt.match',
  'receipt.dismiss',
  'receipt.restore',
  'receipt.send-back',
  'receipt.reverse',
  'receipt.accept-difference',
  'refund.sent',
  'refund.answer',
  'refunds.export',
  'settlements.export',
  'money-alarm.resolve',
  'cash-receipt.view',
  'cash-receipt.done',
  'payments.reconcile',
  'report.save',
  'report.publish',
  'booking.make',
  'booking.change',
  'booking.cancel',
  'booking.hours',
  'review.update',
  'review.remove',
  'review.restore',
  'inquiry.answer',
  'inquiry.status',
  'inquiry.update',
  'inquiry.remove',
  'inquiry.restore',
  'message.resend',
  'message.test',
  'member.change',
  'member.email',
  'member.factor',
  'member.password',
  'member.sessions',
  'points.adjust',
  'coupon.create',
  'coupon.update',
  'coupon.delete',
  'coupon.issue',
  'coupon.issue-many',
  'promotion.create',
  'promotion.update',
  'promotion.delete',
  'product.create',
  'product.update',
  'product.arrange',
  'product.delete',
  'banner.create',
  'banner.update',
  'banner.delete',
  'banner.restore',
  'banner.arrange',
  'content.create',
  'content.update',
  'content.delete',
  'content.restore',
  'content.arrange',
  'faq.create',
  'faq.update',
  'faq.delete',
  'faq.restore',
  'faq.arrange',
  'shop-faq.create',
  'shop-faq.update',
  'shop-faq.delete',
  'shop-faq.restore',
  'shop-faq.arrange',
  'text-block.create',
  'text-block.update',
  'text-block.delete',
  'text-block.restore',
  'text-block.arrange',
  'policy.create',
  'policy.update',
  'policy.delete',
  'media.upload',
  'settings.update',
  'opening.confirm',
  'settings.notifications',
  'audit.export',
] as const
export type AuditAction = (typeof auditActions)[number]

type KindOf<Action extends string> = Action extends `${infer Kind}.${string}` ? Kind : never
/** What an entry is about: the part of its action before the dot. */
type AuditKind = KindOf<AuditAction>

// The type takes an action apart as split does, which TypeScript types as any strings.
const kindOf = (action: AuditAction) => action.split('.')[0] as AuditKind

export const auditKinds = [...new Set(auditActions.map(kindOf))]

const entry = z.object({
  id: z.string(),
  at: z.string(),
  /** The administrator's ID at that time; `actor_id` is null once the account is gone. */
  actor_id: z.string().nullable(),
  actor: z.string(),
  action: z.string(),
  /** An order number, the id of an item, or the name of an export. */
  subject: z.string(),
  /** Name of the subject, if it has one. */
  name: z.string().nullable(),
  /** Details: `before` and `after` of a change, a reason, a number of rows. */
  detail: z.record(z.string(), z.unknown()),
  /** The IP address of the request. */
  ip: z.string().nullable(),
  request_id: z.string().nullable(),
})
export type AuditEntry = z.output<typeof entry>

const filters = {
  actor: searchField,
  /** A full order number or id. */
  subject: z.string().trim().max(200).optional(),
  kind: z.enum(auditKinds).optional(),
  category: z.enum(auditCategories).optional(),
  /** Days in Seoul, inclusive. */
  from: dayField.optional(),
  to: dayField.optional(),
}

export const listAudit = endpoint({
  method: 'GET',
  path: '/v1/admin/audit-log',
  summary:
    'Who changed what, looked at whom or signed in, newest first; on from `next` as the cursor',
  access: 'viewer',
  query: z.object({
    ...filters,
    /** The `next` of the previous page. */
    cursor: z
      .string()
      .regex(/^\d{1,15}_\d{1,15}$/)
      .optional(),
    size: z.coerce.number().int().min(1).max(pageSizes.maximum).default(30),
  }),
  reply: z.object({
    items: z.array(entry),
    /** Null on the last page. */
    next: z.string().nullable(),
    /** All actors in the log, for the filter. */
    actors: z.array(z.string()),
  }),
  refusals: [],
})

export const exportAudit = endpoint({
  method: 'GET',
  path: '/v1/admin/audit-log.xlsx',
  summary: 'The filtered log as a workbook',
  access: 'admin',
  confirmed: true,
  query: z.object(filters),
  file: true,
  reply: z.any(),
  refusals: [],
})
