import { z } from 'zod'
import { roles } from '#domain/accounts/roles.ts'
import { textLengths } from '#domain/limits/limits.ts'
import { endpoint } from './endpoint.ts'
import { emailField, idField, wonReply } from './fields.ts'

export const userInfo = z.object({
  id: idField,
  user_id: z.string(),
  email: z.string(),
  role: z.enum(roles),
  is_active: z.boolean(),
  created_at: z.string(),
  is_withdrawn: z.boolean(),
  name: z.string(),
  phone: z.string(),
  must_change_password: z.boolean(),
  /** The studio requires a second factor, and this account has none. */
  must_add_factor: z.boolean(),
})
export type UserInfo = z.output<typeof userInfo>

export const confirmation = z.object({ success: z.literal(true), message: z.string() })

const userReply = z.object({
  id: idField,
  user_id: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  postal_code: z.string().nullable(),
  basic_address: z.string().nullable(),
  detailed_address: z.string().nullable(),
  points: wonReply,
  role: z.enum(roles),
  picture: z.object({ data: z.object({ url: z.string() }) }).nullable(),
  must_change_password: z.boolean(),
  /** The studio requires a second factor, and this account has none. */
  must_add_factor: z.boolean(),
  providers: z.array(z.string()),
})
export type User = z.output<typeof userReply>

export const getMe = endpoint({
  method: 'GET',
  path: '/v1/users/me',
  summary: 'The signed-in member',
  access: 'member',
  beforePasswordChange: true,
  reply: userReply,
  refusals: [],
})

export const getMyPicture = endpoint({
  method: 'GET',
  path: '/v1/users/me/picture',
  summary: 'The picture that came with one of the signed-in member’s other accounts',
  access: 'member',
  file: true,
  reply: z.any(),
  refusals: [],
})

const typed = (maxLength: number) => z.string().trim().max(maxLength).default('')

/**
 * Parsed leniently: the use case reports missing and invalid fields with the sentences of PRF-01.
 */
export const updateMe = endpoint({
  method: 'PUT',
  path: '/v1/users/me',
  summary: 'Change the signed-in member’s phone and address',
  access: 'member',
  body: z.object({
    phone: typed(30),
    postal_code: typed(textLengths.postalCode),
    basic_address: typed(textLengths.basicAddress),
    detailed_address: typed(textLengths.detailedAddress),
  }),
  reply: userReply.extend({ success: z.literal(true) }),
  refusals: [],
})

/**
 * Adds an address to an account that has none. The code comes from
 * `/v1/auth/email/send-verification`.
 */
export const addMyEmail = endpoint({
  method: 'POST',
  path: '/v1/users/me/email',
  summary: 'Add a proven address to an account that has none; its guest orders join',
  access: 'member',
  confirmed: true,
  body: z.object({ email: emailField, code: z.string().trim().min(1).max(10) }),
  reply: userReply,
  refusals: ['EMAIL_EXISTS', 'EMAIL_TAKEN', 'EMAIL_CODE_MISMATCH', 'EMAIL_CODE_EXPIRED'],
})

/**
 * Verifies the new address by the code of `/v1/auth/email/send-verification`, and the person by
 * password.
 */
export const changeMyEmail = endpoint({
  method: 'PUT',
  path: '/v1/admin/my-email',
  summary: 'Change the own address of a signed-in person of the studio to a proven one',
  access: 'staff',
  body: z.object({
    email: emailField,
    code: z.string().trim().min(1).max(10),
    password: z.string().min(1).max(200),
  }),
  reply: userReply,
  refusals: [
    'CURRENT_PASSWORD_MISMATCH',
    'EMAIL_TAKEN',
    'EMAIL_CODE_MISMATCH',
    'EMAIL_CODE_EXPIRED',
  ],
})

/**
 * OPEN_ORDER adds `order_numbers`. Orders, payments and inquiries are retained for as long as the
 * law requires.
 */
export const withdraw = endpoint({
  method: 'DELETE',
  path: '/v1/users/me',
  summary: 'End the membership: personal data is erased, every session ends',
  access: 'member',
  confirmed: true,
  reply: confirmation,
  refusals: ['OPEN_ORDER'],
})
