import { inquiryPasswordTries } from '#domain/limits/limits.ts'
import { matchesPassword } from '#server/accounts/index.ts'
import type { Deps } from '#server/deps.ts'
import type { Caller } from '#server/platform/caller.ts'
import { clientNetwork } from '#server/platform/client-network.ts'
import { guessLimits } from '#server/platform/guess-limits.ts'
import { limitRate, type RateLimit, releaseRateLimit } from '#server/platform/rate-limit.ts'
import { refuse } from '#server/platform/refusal.ts'
import { toOwnReply } from './inquiry-reply.ts'
import { findInquiry } from './store.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

/**
 * Opens an inquiry by its password, also a member's own that has one. Counts an attempt as wrong
 * before comparing the password, so that concurrent attempts are limited like consecutive ones.
 *
 * Refuses NOT_FOUND, INQUIRY_PASSWORD_MISMATCH, TOO_MANY_REQUESTS. Source: docs/rules.md I-4, I-5.
 */
export async function openWithPassword(
  deps: Pick<Deps, 'db' | 'now' | 'rateLimits'>,
  id: string,
  password: string,
  caller: Caller,
  ip: string,
) {
  const row = (await findInquiry(deps.db, id)) ?? refuse('NOT_FOUND')
  const limits = [triesInARow(id, ip), ...(deps.rateLimits ? triesADay(id, ip) : [])]
  for (const limit of limits) await limitRate(deps.db, limit, deps.now())
  if (!(await matchesPassword(row.password_hash, password))) refuse('INQUIRY_PASSWORD_MISMATCH')
  for (const { key } of limits) await releaseRateLimit(deps.db, key)
  return toOwnReply(row, caller)
}

/** Applies even if rate limits are turned off: a password of four digits needs it. */
const triesInARow = (id: string, ip: string): RateLimit => ({
  key: `inquiry-password:of:${id}:ip:${clientNetwork(ip)}`,
  max: inquiryPasswordTries.tries,
  windowMs: inquiryPasswordTries.closedMinutes * MINUTE_MS,
  restartsOnUse: true,
})

/** Together all networks try a hundredth of an inquiry's passwords a day. */
const triesADay = (id: string, ip: string) =>
  guessLimits({
    name: 'inquiry-password:day',
    ip,
    targets: [id],
    windowMs: DAY_MS,
    max: { network: 500, networkAtTarget: 20, target: 100 },
  })
