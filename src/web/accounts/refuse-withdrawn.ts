import type { UserInfo } from '#contract/accounts.ts'
import { ApiRefusal, isRefusal } from '#web/api/api-refusal.ts'
import { endSession } from '#web/api/session.ts'

const WORDS_OF_LEAVING = /탈퇴|withdrawn|đã xóa tài khoản/i

/** Reply of a login: a session, or a negative result. */
type Answer =
  | { readonly user_info: Pick<UserInfo, 'is_withdrawn'> }
  | { readonly success: false; readonly message: string }

/**
 * Returns a login's reply; throws WITHDRAWN_MEMBER for a closed account, whether the reply's code,
 * flag or message says so. Source: LOG-03.
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
