import { z } from 'zod'
import { textLengths } from '#domain/limits/limits.ts'
import { confirmation, userInfo } from './accounts.ts'
import { endpoint } from './endpoint.ts'
import { emailField, requiredLine } from './fields.ts'

export const signedIn = z.object({
  access_token: z.string(),
  token_type: z.literal('Bearer'),
  /** Seconds. */
  expires_in: z.int(),
  user_info: userInfo,
})

/**
 * Sets the cookies `access_token` and, httpOnly, `refresh_token` and `device`, by which the account
 * knows the browser later.
 *
 * After many wrong passwords, a browser that the account does not know is refused with
 * TOO_MANY_REQUESTS and `step_up: 'EMAIL_CODE'`: if ID and password were right, a code went to the
 * account's address. The same browser sends all three then. Without a mail server there is no
 * `step_up`.
 *
 * An account of the back office with a second factor is refused with SECOND_FACTOR_REQUIRED, `ticket`
 * and the possible `methods`; `/v1/auth/second-factor` completes the login.
 */
export const login = endpoint({
  method: 'POST',
  path: '/v1/auth/login',
  summary: 'Sign in with ID and password',
  access: 'anyone',
  body: z.object({
    user_id: z.string().trim().min(1).max(100),
    password: z.string().min(1).max(200),
    /** Six digits from the mail, if a call before was refused with `step_up`. */
    code: z.string().trim().min(1).max(10).optional(),
  }),
  reply: signedIn,
  refusals: [
    'INVALID_CREDENTIALS',
    'SECOND_FACTOR_REQUIRED',
    'WITHDRAWN_MEMBER',
    'ACCOUNT_DISABLED',
    'EMAIL_CODE_MISMATCH',
    'EMAIL_CODE_EXPIRED',
  ],
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
  body: z.object({ name: requiredLine(textLengths.name), email: emailField }),
  reply: confirmation.extend({ masked_user_id: z.string() }),
  refusals: ['NO_MATCH'],
})

export const findPassword = endpoint({
  method: 'POST',
  path: '/v1/auth/find-password',
  summary: 'Send a temporary password by e-mail (30 minutes, one login)',
  access: 'anyone',
  body: z.object({ user_id: z.string().trim().min(1).max(100), email: emailField }),
  reply: confirmation,
  refusals: ['NO_MATCH'],
})

/** After a login with a temporary password, `current_password` is the temporary one. */
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
