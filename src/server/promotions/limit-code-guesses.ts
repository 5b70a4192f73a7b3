import { promotionCodePattern } from '#contract/promotions.ts'
import type { Deps } from '#server/deps.ts'
import type { Caller } from '#server/platform/caller.ts'
import { clientNetwork } from '#server/platform/client-network.ts'
import { limitRates, type RateLimit, releaseRateLimits } from '#server/platform/rate-limit.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { normalizeCode } from './is-in-force.ts'

const WINDOW_MS = 10 * 60_000
/** High, since many people share an address: a company network, a mobile network. */
const MOST_WRONG_CODES = 300
const MOST_WRONG_CODES_OF_A_MEMBER = 100

const isWrongCode = ({ code }: Refusal) =>
  code.startsWith('PROMOTION_') || code === 'COUPON_CODE_UNKNOWN'

interface Guess<T> {
  readonly code: string | null
  readonly caller: Caller
  readonly ip: string
  /** Checks the code; its reply or a refusal says whether the code is valid. */
  readonly work: () => Promise<T>
  /** Whether the reply means that the code is wrong, for calls that do not refuse. */
  readonly isWrong?: (answer: T) => boolean
}

/**
 * Limits wrong promotion codes across all calls that check one, so that nobody finds codes by
 * trying: per address, per member, and for visitors per code. Refuses TOO_MANY_REQUESTS.
 */
export async function limitCodeGuesses<T>(
  deps: Pick<Deps, 'db' | 'now' | 'rateLimits'>,
  { code, caller, ip, work, isWrong = () => false }: Guess<T>,
): Promise<T> {
  if (!code) return work()
  const limits = guessLimits(normalizeCode(code), caller, ip)
  await limitRates(deps, limits, deps.now())
  let wrong = false
  try {
    const answer = await work()
    wrong = isWrong(answer)
    return answer
  } catch (error) {
    wrong = error instanceof Refusal && isWrongCode(error)
    throw error
  } finally {
    if (!wrong) await releaseRateLimits(deps, limits)
  }
}

function guessLimits(code: string, caller: Caller, ip: string): RateLimit[] {
  const wrongCodes = (whose: string, max: number) => ({
    key: `promotion-code:${whose}`,
    max,
    windowMs: WINDOW_MS,
  })
  const perAddress = wrongCodes(`ip:${clientNetwork(ip)}`, MOST_WRONG_CODES)
  if (caller.kind === 'member') {
    return [perAddress, wrongCodes(`member:${caller.memberId}`, MOST_WRONG_CODES_OF_A_MEMBER)]
  }
  const isCode = promotionCodePattern.test(code)
  return isCode ? [perAddress, wrongCodes(`of:${code}`, MOST_WRONG_CODES)] : [perAddress]
}
