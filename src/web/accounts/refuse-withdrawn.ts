import type { UserInfo } from '#contract/accounts.ts'
import { ApiRefusal, isRefusal } from '#web/api/api-refusal.ts'
import { endSession } from '#web/api/session.ts'

const WORDS_OF_LEAVING = /탈퇴|withdrawn|đã xóa tài khoản/i

/** Of a login: a session, or a "no" that is no failure. */
type Answer =
  | { readonly user_info: Pick<UserInfo, 'is_withdrawn'> }
  | { readonly success: false; readonly message: string }

/**
 * The answer of a login, unless it is of somebody who left: refused as WITHDRAWN_MEMBER, whether it
 * is the code, the flag of the answer or the words of the server that tell it. Source: LOG-03.
 *
 * @throws ApiRefusal
 */
export async function refuseWithdrawn<Reply extends Answer>(
  signingIn: Promise<Reply>,
): Promise<Reply> {
  const reply = await signingIn.catch((error: unknown) => {
    throw isRefusal(error) && WORDS_OF_LEAVING.test(`${error.serverMessage} ${error.message}`)
      ? new ApiRefusal('WITHDRAWN_MEMBER', error.status, error.body)
      : error
  })
  if ('user_info' in reply) {
    if (!reply.user_info.is_withdrawn) return reply
    endSession()
  } else if (!WORDS_OF_LEAVING.test(reply.message)) return reply
  throw new ApiRefusal('WITHDRAWN_MEMBER', 403)
}
