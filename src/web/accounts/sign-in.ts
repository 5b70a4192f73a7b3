import { login } from '#contract/sign-in.ts'
import type { ApiRefusal } from '#web/api/api-refusal.ts'
import { call } from '#web/api/client.ts'
import { refuseWithdrawn } from './refuse-withdrawn.ts'

interface Credentials {
  readonly userId: string
  readonly password: string
  /** From the mail, if the login asked for it. */
  readonly code?: string
}

/**
 * Signs in with ID and password. A closed account is refused as WITHDRAWN_MEMBER, whatever form the
 * server's reply has.
 *
 * @throws ApiRefusal
 */
export const signIn = ({ userId, password, code }: Credentials) =>
  refuseWithdrawn(call(login, { body: { user_id: userId, password, ...(code && { code }) } }))

/** Whether a refused login can be repeated with the code that was sent. */
export const asksForCode = (error: ApiRefusal): boolean =>
  error.code === 'TOO_MANY_REQUESTS' && error.body.step_up === 'EMAIL_CODE'
