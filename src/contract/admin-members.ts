import { z } from 'zod'
import { revisionBody, revisionReply } from '#contract/content-endpoints.ts'
import { roles } from '#domain/accounts/roles.ts'
import { socialProviders } from '#domain/accounts/social-providers.ts'
import { bookingChannels, bookingStatuses } from '#domain/bookings/booking-rules.ts'
import { textLengths } from '#domain/limits/limits.ts'
import { orderStatuses } from '#domain/orders/order-status.ts'
import { endpoint } from './endpoint.ts'
import { idField, languageField, requiredText, searchField, wonReply } from './fields.ts'
import { statusField } from './inquiries.ts'
import { sessionReply } from './my-sessions.ts'
import { longPageOf, pageQuery } from './page.ts'
import { pointEntryReply } from './points.ts'
import { couponStatuses } from './promotions.ts'

const memberRow = z.object({
  id: idField,
  user_id: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  role: z.enum(roles),
  is_active: z.boolean(),
  is_withdrawn: z.boolean(),
  created_at: z.string(),
  ...revisionReply,
})
export type MemberRow = z.output<typeof memberRow>

export const listMembers = endpoint({
  method: 'GET',
  path: '/v1/admin/members',
  summary: 'Search members by name, ID, e-mail or phone',
  access: 'viewer',
  look: { action: 'member.find', of: 'q' },
  query: pageQuery(20).extend({
    q: searchField,
    status: z.enum(['active', 'disabled', 'withdrawn']).optional(),
    role: z.enum(roles).optional(),
  }),
  reply: longPageOf(memberRow),
  refusals: [],
})

/** The latest items that a member has, and the total count. */
const latest = <Item extends z.ZodType>(item: Item) =>
  z.object({ total: z.int(), items: z.array(item) })

const memberPicture = z.object({
  points: latest(pointEntryReply).extend({ balance: wonReply, expiring_soon: wonReply }),
  coupons: latest(
    z.object({
      id: idField,
      name: z.string(),
      code: z.string(),
      status: z.enum(couponStatuses),
      issued_at: z.string(),
      end_date: z.string().nullable(),
      order_number: z.string().nullable(),
    }),
  ),
  orders: latest(
    z.object({
      order_number: z.string(),
      status: z.enum(orderStatuses),
      total_price: wonReply,
      created_at: z.string(),
    }),
  ),
  inquiries: latest(
    z.object({ id: idField, title: z.string(), status: statusField, created_at: z.string() }),
  ),
  bookings: latest(
    z.object({
      id: idField,
      starts_at: z.string(),
      channel: z.enum(bookingChannels),
      status: z.enum(bookingStatuses),
    }),
  ),
})
export type MemberPicture = z.output<typeof memberPicture>

const memberDetail = memberRow.extend({
  language: languageField,
  postal_code: z.string().nullable(),
  basic_address: z.string().nullable(),
  detailed_address: z.string().nullable(),
  has_password: z.boolean(),
  /** An authenticator app or a passkey. */
  has_second_factor: z.boolean(),
  /** Social login providers that the member signs in with. */
  providers: z.array(z.enum(socialProviders)),
  sessions: z.array(sessionReply.omit({ is_current: true })),
  ...memberPicture.shape,
})
export type MemberDetail = z.output<typeof memberDetail>

const params = z.object({ id: idField })

export const getMember = endpoint({
  method: 'GET',
  path: '/v1/admin/members/:id',
  summary: 'One member: points, coupons, orders, inquiries, bookings, and where they are signed in',
  access: 'viewer',
  look: { action: 'member.view', of: 'id' },
  params,
  reply: memberDetail,
  refusals: [],
})

/**
 * Fields left out stay unchanged. LAST_ADMINISTRATOR: no administrator would be left.
 * ILLEGAL_TRANSITION: the member has deleted the account. CONFIRMATION_REQUIRED: for another role, and
 * for disabling. EDIT_CONFLICT adds `current`, the member
 * as a row of the list, as someone else changed it.
 */
export const changeMember = endpoint({
  method: 'PATCH',
  path: '/v1/admin/members/:id',
  summary: 'Disable a member, let them in again, or change their role',
  access: 'admin',
  params,
  body: z.object({
    role: z.enum(roles).optional(),
    is_active: z.boolean().optional(),
    /** Recorded in the audit log. */
    reason: requiredText(textLengths.adminReason).optional(),
    ...revisionBody,
  }),
  reply: memberDetail,
  refusals: ['CONFIRMATION_REQUIRED', 'LAST_ADMINISTRATOR', 'ILLEGAL_TRANSITION', 'EDIT_CONFLICT'],
})

export const endMemberSessions = endpoint({
  method: 'DELETE',
  path: '/v1/admin/members/:id/sessions',
  summary: 'Sign a member out, everywhere or on one device',
  access: 'admin',
  params,
  query: z.object({ session: idField.optional() }),
  reply: z.undefined(),
  status: 204,
  refusals: [],
})
