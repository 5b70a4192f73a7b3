import { login } from '#contract/sign-in.ts'
import { ApiRefusal, isRefusal } from '#web/api/api-refusal.ts'
import { call } from '#web/api/client.ts'
import { endSession } from '#web/api/session.ts'

const WORDS_OF_LEAVING = /탈퇴|withdrawn|rời khỏi/i

/**
 * Signs in with ID and password. Whoever left is refused as WITHDRAWN_MEMBER, whether it is the code,
 * the flag of the answer or the words of the refusal that tell it. Source: LOG-03.
 *
 * @throws ApiRefusal
 */
export async function signIn({ userId, password }: { userId: string; password: string }) {
  const reply = await call(login, { body: { user_id: userId, password } }).catch(
    (error: unknown) => {
      throw isRefusal(error) && WORDS_OF_LEAVING.test(`${error.words} ${error.message}`)
        ? new ApiRefusal('WITHDRAWN_MEMBER', error.status, error.body)
        : error
    },
  )
  if (!reply.user_info.is_withdrawn) return reply
  endSession()
  throw new ApiRefusal('WITHDRAWN_MEMBER', 403)
}
