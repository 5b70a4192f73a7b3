import { userIdProblem } from '#domain/accounts/user-id.ts'
import type { Deps } from '#server/deps.ts'
import type { RequestContext } from '#server/platform/context.ts'
import { limitRates } from '#server/platform/rate-limit.ts'
import { texts } from '#texts/all.ts'
import { findByUserId } from './members-store.ts'
import { checkIdLimits } from './rate-limits.ts'

/**
 * Returns whether an ID is available, with a message that explains why not. An ID that was once
 * used is never available again.
 */
export async function checkUserId(
  deps: Pick<Deps, 'db' | 'now' | 'secret' | 'rateLimits'>,
  userId: string,
  { ip, language }: Pick<RequestContext, 'ip' | 'language'>,
) {
  await limitRates(deps, checkIdLimits(ip), deps.now())
  const { userId: words } = texts[language].accounts.answers
  const problem = userIdProblem(userId)
  if (problem) return { available: false, message: words[problem] }
  const isTaken = (await findByUserId(deps, userId)) !== undefined
  return { available: !isTaken, message: isTaken ? words.USER_ID_TAKEN : words.available }
}
