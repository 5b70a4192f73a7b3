import type { Deps } from '#server/deps.ts'
import { clientNetwork } from '#server/platform/client-network.ts'
import { giveBack, limitRate } from '#server/platform/rate-limit.ts'
import { Refusal } from '#server/platform/refusal.ts'

const WINDOW_MS = 10 * 60_000
const MOST_WRONG_CODES = 300

const isWrongCode = ({ code }: Refusal) =>
  code.startsWith('PROMOTION_') || code === 'COUPON_CODE_UNKNOWN'

interface Guess<T> {
  readonly code: string | null
  readonly ip: string
  /** Says whether the code is good, by its answer or by a refusal. */
  readonly work: () => Promise<T>
  /** Where a wrong code is not refused. */
  readonly isWrong?: (answer: T) => boolean
}

/**
 * Counts wrong promotion codes, of all calls that tell them from right ones together, so that nobody
 * finds codes by trying. Refuses TOO_MANY_REQUESTS.
 */
export async function countingGuesses<T>(
  { db, now, rateLimits }: Pick<Deps, 'db' | 'now' | 'rateLimits'>,
  { code, ip, work, isWrong = () => false }: Guess<T>,
): Promise<T> {
  if (!rateLimits || !code) return work()
  const key = `promotion-code:ip:${clientNetwork(ip)}`
  await limitRate(db, { key, max: MOST_WRONG_CODES, windowMs: WINDOW_MS }, now())
  let wrong = false
  try {
    const answer = await work()
    wrong = isWrong(answer)
    return answer
  } catch (error) {
    wrong = error instanceof Refusal && isWrongCode(error)
    throw error
  } finally {
    if (!wrong) await giveBack(db, key)
  }
}
