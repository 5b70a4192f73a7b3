import { sql } from 'kysely'
import type { Db } from './database.ts'
import { refuse } from './refusal.ts'

/** Limit of `max` calls in `windowMs`, counted under `key` in the database for all instances. */
export interface RateLimit {
  readonly key: string
  readonly max: number
  readonly windowMs: number
  /** The window restarts with each allowed call instead of starting with the first. */
  readonly restartsOnUse?: boolean
}

/**
 * Counts one call. Call it outside the transaction that it guards, so that refused tries count too.
 *
 * Refuses TOO_MANY_REQUESTS with the seconds to wait.
 */
export async function limitRate(db: Db, limit: RateLimit, at: Date) {
  const secondsToWait = await countCall(db, limit, at)
  if (secondsToWait !== null) refuse('TOO_MANY_REQUESTS', { retry_after: secondsToWait })
}

/** Counts one call; returns the seconds to wait if it exceeds the limit, else null. */
async function countCall(
  db: Db,
  { key, max, windowMs, restartsOnUse = false }: RateLimit,
  at: Date,
): Promise<number | null> {
  const resetsAt = new Date(at.getTime() + windowMs)
  const mostToMove = restartsOnUse ? max : 0
  const row = await db
    .insertInto('rate_limits')
    .values({ key, count: 1, resets_at: resetsAt })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        count: sql`case when rate_limits.resets_at <= ${at} then 1 else rate_limits.count + 1 end`,
        resets_at: sql`case when rate_limits.resets_at <= ${at} or rate_limits.count < ${mostToMove} then ${resetsAt} else rate_limits.resets_at end`,
      }),
    )
    .returning(['count', 'resets_at'])
    .executeTakeFirstOrThrow()

  if (row.count <= max) return null
  return Math.max(1, Math.ceil((row.resets_at.getTime() - at.getTime()) / 1_000))
}

interface Counting {
  readonly db: Db
  /** Disabled for measurements only. */
  readonly rateLimits: boolean
}

/** Counts one call under every limit, in order. Refuses TOO_MANY_REQUESTS. */
export async function limitRates(
  { db, rateLimits }: Counting,
  limits: readonly RateLimit[],
  at: Date,
) {
  if (!rateLimits) return
  for (const limit of limits) await limitRate(db, limit, at)
}

/**
 * Counts one call under the limits, in order, up to the first that it exceeds; returns the seconds to
 * wait then, else null.
 */
export async function countCalls(
  { db, rateLimits }: Counting,
  limits: readonly RateLimit[],
  at: Date,
): Promise<number | null> {
  if (!rateLimits) return null
  for (const limit of limits) {
    const secondsToWait = await countCall(db, limit, at)
    if (secondsToWait !== null) return secondsToWait
  }
  return null
}

/** Uncounts the caller's try: a correct one is not a guess. */
export async function releaseRateLimits(
  { db, rateLimits }: Counting,
  limits: readonly RateLimit[],
) {
  if (!rateLimits) return
  for (const { key } of limits) await releaseRateLimit(db, key)
}

/** Uncounts one call, for example a successful login. */
export async function releaseRateLimit(db: Db, key: string) {
  await db
    .updateTable('rate_limits')
    .set({ count: sql`count - 1` })
    .where('key', '=', key)
    .where('count', '>', 0)
    .execute()
}
