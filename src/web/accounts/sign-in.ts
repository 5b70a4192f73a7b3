import { login } from '#contract/sign-in.ts'
import { call } from '#web/api/client.ts'
import { refuseWithdrawn } from './refuse-withdrawn.ts'

/**
 * Signs in with ID and password. A closed account is refused as WITHDRAWN_MEMBER, whatever form the
 * server's reply has.
 *
 * @throws ApiRefusal
 */
export const signIn = ({ userId, password }: { userId: string; password: string }) =>
  refuseWithdrawn(call(login, { body: { user_id: userId, password } }))
