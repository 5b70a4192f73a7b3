import type { Messages } from '#texts/messages.ts'
import { ApiRefusal, isRefusal } from '#web/api/api-refusal.ts'

type Text = Pick<Messages, 'accounts' | 'refusals'>

/** A negative result that comes in a reply, not as a refusal. */
type Answered = Readonly<{ success: boolean } | { verified: boolean }> & {
  readonly message: string
}

/**
 * Returns the reply, or throws a refusal with its message if its flag is negative.
 * Source: SGN-05, SGN-06.
 *
 * @throws ApiRefusal
 */
export async function refuseNegative<Reply extends Answered>(
  asked: Promise<Reply>,
): Promise<Reply> {
  const reply = await asked
  const isYes = 'verified' in reply ? reply.verified : reply.success
  if (isYes) return reply
  const { message } = reply
  const code = 'verified' in reply ? 'EMAIL_CODE_MISMATCH' : 'INTERNAL_ERROR'
  throw new ApiRefusal(code, 200, message ? { message } : {})
}

/** Returns why no code was sent. Source: SGN-06. */
export const sendingProblem = (error: unknown, { accounts }: Text): string =>
  wordsOf(error, accounts.signUp.problems.sendFailed, accounts)

/** Returns why a code was not accepted. Source: SGN-06, SGN-08. */
export const verifyingProblem = (error: unknown, { accounts, refusals }: Text): string =>
  wordsOf(
    error,
    isRefusal(error, 'EMAIL_CODE_MISMATCH')
      ? refusals.EMAIL_CODE_MISMATCH
      : accounts.signUp.problems.verifyFailed,
    accounts,
  )

function wordsOf(error: unknown, otherwise: string, { signUp }: Messages['accounts']): string {
  if (!isRefusal(error)) return otherwise
  return error.code === 'OFFLINE' ? signUp.problems.offline : (error.serverMessage ?? otherwise)
}
