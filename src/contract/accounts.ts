import { z } from 'zod'
import { textLengths, USER_ID_MAX_LENGTH } from '#domain/limits/limits.ts'
import { endpoint } from './endpoint.ts'
import { emailField, idField, optionalText, phoneField, requiredText, wonField } from './fields.ts'
import { pageOf, pageQuery } from './page.ts'

export const roles = ['USER', 'ADMIN'] as const
export type Role = (typeof roles)[number]

/** English letters and digits only. Source: SGN-02. */
export const userIdField = z
  .string()
  .trim()
  .regex(/^[A-Za-z0-9]+$/)
  .max(USER_ID_MAX_LENGTH)

const userInfo = z.object({
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
})
export type UserInfo = z.output<typeof userInfo>

const told = z.object({ success: z.literal(true), message: z.string() })

export const checkUserId = endpoint({
  method: 'POST',
  path: '/v1/auth/check-id',
  summary: 'Whether an ID is free',
  access: 'anyone',
  body: z.object({ user_id: z.string().trim().min(1).max(100) }),
  reply: z.object({ available: z.boolean(), message: z.string() }),
  refusals: [],
})

export const sendEmailCode = endpoint({
  method: 'POST',
  path: '/v1/auth/email/send-verification',
  summary: 'Send a six-digit code to an address (10 minutes, five tries)',
  access: 'anyone',
  body: z.object({ email: emailField }),
  reply: told,
  refusals: [],
})

export const verifyEmailCode = endpoint({
  method: 'POST',
  path: '/v1/auth/email/verify',
  summary: 'Prove an address with its code',
  access: 'anyone',
  body: z.object({ email: emailField, code: z.string().trim().min(1).max(10) }),
  reply: z.object({ verified: z.literal(true), message: z.string() }),
  refusals: ['EMAIL_CODE_MISMATCH', 'EMAIL_CODE_EXPIRED'],
})

export const sendPhoneCode = endpoint({
  method: 'POST',
  path: '/v1/auth/phone/send-verification',
  summary: 'Send a six-digit code by SMS (10 minutes, five tries)',
  access: 'anyone',
  body: z.object({ phone: phoneField }),
  reply: told,
  refusals: [],
})

export const verifyPhoneCode = endpoint({
  method: 'POST',
  path: '/v1/auth/phone/verify',
  summary: 'Prove a phone number with its code',
  access: 'anyone',
  body: z.object({ phone: phoneField, code: z.string().trim().min(1).max(10) }),
  reply: z.object({ verified: z.literal(true), message: z.string() }),
  refusals: ['PHONE_CODE_MISMATCH', 'PHONE_CODE_EXPIRED'],
})

export const registerBody = z
  .object({
    name: requiredText(50),
    email: emailField,
    user_id: userIdField,
    password: z.string().min(1).max(200),
    password_confirm: z.string().max(200),
    phone: phoneField,
    postal_code: optionalText(10),
    basic_address: optionalText(200),
    detailed_address: optionalText(200),
    terms_agree: z.literal(true),
    privacy_agree: z.literal(true),
    sensitive_agree: z.literal(true),
  })
  .refine((it) => it.password === it.password_confirm, { path: ['password_confirm'] })

export const register = endpoint({
  method: 'POST',
  path: '/v1/auth/register',
  summary: 'Sign up; the address must have been proven before',
  access: 'anyone',
  body: registerBody,
  reply: told,
  status: 201,
  refusals: [
    'USER_ID_TAKEN',
    'USER_ID_RESERVED',
    'EMAIL_TAKEN',
    'EMAIL_NOT_VERIFIED',
    'PHONE_NOT_VERIFIED',
    'PASSWORD_TOO_WEAK',
  ],
})

export const signedIn = z.object({
  access_token: z.string(),
  token_type: z.literal('Bearer'),
  /** Seconds. */
  expires_in: z.int(),
  user_info: userInfo,
})

/** Sets the cookies `access_token` and, httpOnly, `refresh_token`. */
export const login = endpoint({
  method: 'POST',
  path: '/v1/auth/login',
  summary: 'Sign in with ID and password',
  access: 'anyone',
  body: z.object({
    user_id: z.string().trim().min(1).max(100),
    password: z.string().min(1).max(200),
  }),
  reply: signedIn,
  refusals: ['INVALID_CREDENTIALS', 'WITHDRAWN_MEMBER', 'ACCOUNT_DISABLED'],
})

export const refresh = endpoint({
  method: 'POST',
  path: '/v1/auth/refresh',
  summary: 'Exchange the refresh cookie for new tokens; a reused old one ends the session',
  access: 'anyone',
  reply: signedIn,
  refusals: ['ACCOUNT_DISABLED'],
})

export const logout = endpoint({
  method: 'POST',
  path: '/v1/auth/logout',
  summary: 'End this session',
  access: 'anyone',
  beforePasswordChange: true,
  reply: z.undefined(),
  status: 204,
  refusals: [],
})

export const findUserId = endpoint({
  method: 'POST',
  path: '/v1/auth/find-id',
  summary: 'Send a member their ID by e-mail; the answer shows it masked',
  access: 'anyone',
  body: z.object({ name: requiredText(50), email: emailField }),
  reply: told.extend({ masked_user_id: z.string() }),
  refusals: ['NO_MATCH'],
})

export const findPassword = endpoint({
  method: 'POST',
  path: '/v1/auth/find-password',
  summary: 'Send a temporary password by e-mail (30 minutes, one login)',
  access: 'anyone',
  body: z.object({ user_id: z.string().trim().min(1).max(100), email: emailField }),
  reply: told,
  refusals: ['NO_MATCH'],
})

/** After a login with a temporary password, `current_password` is that one. */
export const changePassword = endpoint({
  method: 'POST',
  path: '/v1/auth/change-password',
  summary: 'Change the password; every other session ends',
  access: 'member',
  beforePasswordChange: true,
  body: z.object({
    current_password: z.string().min(1).max(200),
    new_password: z.string().min(1).max(200),
  }),
  reply: z.undefined(),
  status: 204,
  refusals: ['CURRENT_PASSWORD_MISMATCH', 'PASSWORD_TOO_WEAK', 'PASSWORD_UNCHANGED'],
})

const userReply = z.object({
  id: idField,
  user_id: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  postal_code: z.string().nullable(),
  basic_address: z.string().nullable(),
  detailed_address: z.string().nullable(),
  points: wonField,
  role: z.enum(roles),
  picture: z.object({ data: z.object({ url: z.string() }) }).nullable(),
  must_change_password: z.boolean(),
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

const typed = (maxLength: number) => z.string().trim().max(maxLength).default('')

/** Parsed leniently: what is missing or wrong is said in the words of PRF-01. */
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

/** OPEN_ORDER adds `order_numbers`. Orders, payments and inquiries stay for as long as the law asks. */
export const withdraw = endpoint({
  method: 'DELETE',
  path: '/v1/users/me',
  summary: 'End the membership: personal data is erased, every session ends',
  access: 'member',
  reply: told,
  refusals: ['OPEN_ORDER'],
})

export const listMySessions = endpoint({
  method: 'GET',
  path: '/v1/users/me/sessions',
  summary: 'Where the member is signed in',
  access: 'member',
  reply: z.object({
    items: z.array(
      z.object({
        id: idField,
        /** Browser and system, as far as they can be told. */
        device: z.string().nullable(),
        started_at: z.string(),
        /** To a quarter of an hour. */
        last_seen_at: z.string(),
        is_current: z.boolean(),
      }),
    ),
  }),
  refusals: [],
})

export const endMySession = endpoint({
  method: 'DELETE',
  path: '/v1/users/me/sessions/:id',
  summary: 'Sign one device out',
  access: 'member',
  params: z.object({ id: idField }),
  reply: z.undefined(),
  status: 204,
  refusals: [],
})

export const endOtherSessions = endpoint({
  method: 'DELETE',
  path: '/v1/users/me/sessions',
  summary: 'Sign every other device out',
  access: 'member',
  reply: z.undefined(),
  status: 204,
  refusals: [],
})

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
})

export const listMembers = endpoint({
  method: 'GET',
  path: '/v1/admin/members',
  summary: 'Search members by name, ID, e-mail or phone',
  access: 'admin',
  query: pageQuery(20).extend({
    q: z.string().trim().max(100).optional(),
    status: z.enum(['active', 'disabled', 'withdrawn']).optional(),
  }),
  reply: pageOf(memberRow),
  refusals: [],
})
