import { z } from 'zod'
import { USER_ID_MAX_LENGTH } from '#domain/limits/limits.ts'
import { confirmation } from './accounts.ts'
import { endpoint } from './endpoint.ts'
import { emailField, nameField, optionalLine, optionalText, phoneField } from './fields.ts'

/** English letters and digits only. Source: SGN-02. */
const userIdField = z
  .string()
  .trim()
  .regex(/^[A-Za-z0-9]+$/)
  .max(USER_ID_MAX_LENGTH)

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
  reply: confirmation,
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
  reply: confirmation,
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
    name: nameField,
    email: emailField,
    user_id: userIdField,
    password: z.string().min(1).max(200),
    password_confirm: z.string().max(200),
    phone: phoneField,
    postal_code: optionalText(10),
    basic_address: optionalLine(200),
    detailed_address: optionalLine(200),
    terms_agree: z.literal(true),
    privacy_agree: z.literal(true),
    sensitive_agree: z.literal(true),
    /** Optional consent to news and offers by email. */
    marketing_agree: z.boolean().default(false),
  })
  .refine((it) => it.password === it.password_confirm, { path: ['password_confirm'] })

export const register = endpoint({
  method: 'POST',
  path: '/v1/auth/register',
  summary: 'Sign up; the address must have been proven before',
  access: 'anyone',
  body: registerBody,
  reply: confirmation,
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
