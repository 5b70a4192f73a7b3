import type { Deps } from '#server/deps.ts'
import { deliveryOf } from '#server/notifications/index.ts'
import type { RequestContext } from '#server/platform/context.ts'
import { countCalls, limitRates, type RateLimit } from '#server/platform/rate-limit.ts'
import { refuse } from '#server/platform/refusal.ts'
import { texts } from '#texts/all.ts'
import { resolveForDelivery } from '#texts/delivery.ts'
import { readDevice } from './device-cookie.ts'
import type { MemberRow } from './member-row.ts'
import { NOBODY } from './members-store.ts'
import { knownDeviceLoginLimits, loginNetworkLimits, strangerLoginLimits } from './rate-limits.ts'
import { isKnownDevice } from './sessions-store.ts'

interface Limited {
  /** The limits that the attempt was counted under; a successful one is uncounted. */
  readonly counted: readonly RateLimit[]
  /** Not null: the password alone is not enough, for so many seconds. */
  readonly secondsToWait: number | null
}

/**
 * Counts an attempt to sign in. Does the same for an account that does not exist.
 *
 * Refuses TOO_MANY_REQUESTS to a network that tries too many accounts, to a known browser after ten
 * wrong passwords of its own, and, where no mail can bring a code, to strangers. Source:
 * docs/rules.md.
 */
export async function limitLogin(
  deps: Pick<Deps, 'db' | 'rateLimits' | 'mail'>,
  { userId, member }: { readonly userId: string; readonly member: MemberRow | undefined },
  context: Pick<RequestContext, 'ip' | 'cookies'>,
  at: Date,
): Promise<Limited> {
  const memberId = member?.id ?? NOBODY
  const device = readDevice(context) ?? ''
  if (await isKnownDevice(deps.db, memberId, device)) {
    const counted = knownDeviceLoginLimits(memberId, device)
    await limitRates(deps, counted, at)
    return { counted, secondsToWait: null }
  }

  const ofNetwork = loginNetworkLimits(context.ip)
  await limitRates(deps, ofNetwork, at)
  const ofAccount = strangerLoginLimits(userId, context.ip)
  const secondsToWait = await countCalls(deps, ofAccount, at)
  if (secondsToWait === null) return { counted: [...ofNetwork, ...ofAccount], secondsToWait }
  if (!deps.mail) refuseGuessed(deps, secondsToWait)
  return { counted: ofNetwork, secondsToWait }
}

/**
 * Refuses TOO_MANY_REQUESTS and says what remains: a code, where mails are sent (`step_up`), a known
 * browser, or waiting.
 */
export function refuseGuessed(deps: Pick<Deps, 'mail'>, secondsToWait: number): never {
  const delivery = deliveryOf({ mail: deps.mail, sms: null })
  refuse('TOO_MANY_REQUESTS', {
    retry_after: secondsToWait,
    ...(deps.mail && { step_up: 'EMAIL_CODE' }),
    message: (language) =>
      resolveForDelivery(
        texts[language].accounts.answers.guessed(Math.ceil(secondsToWait / 60)),
        delivery,
      ),
  })
}
