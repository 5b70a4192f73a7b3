import { sql } from 'kysely'
import type { Db } from './database.ts'
import { refuse } from './refusal.ts'

/** At most `max` of something in `windowMs`, counted under `key` in the database for all instances. */
export interface RateLimit {
  readonly key: string
  readonly max: number
  readonly windowMs: number
  /** The window ends so long after the last that was let through, not after the first. */
  readonly restartsOnUse?: boolean
}

/**
 * Counts one more. The window starts with the first and ends for all at once,
 * unless it counts from the last. Call it outside the
 * transaction of what it guards, so that a refused try is counted too.
 *
 * Refuses TOO_MANY_REQUESTS, with the seconds to wait.
 */
export async function limitRate(
  db: Db,
  { key, max, windowMs, restartsOnUse = false }: RateLimit,
  at: Date,
) {
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

  if (row.count > max) {
    refuse('TOO_MANY_REQUESTS', {
      retry_after: Math.max(1, Math.ceil((row.resets_at.getTime() - at.getTime()) / 1_000)),
    })
  }
}

interface Counting {
  readonly db: Db
  /** Off only for measurements. */
  readonly rateLimits: boolean
}

/** Counts under every limit, in order. Refuses TOO_MANY_REQUESTS. */
export async function limitRates(
  { db, rateLimits }: Counting,
  limits: readonly RateLimit[],
  at: Date,
) {
  if (!rateLimits) return
  for (const limit of limits) await limitRate(db, limit, at)
}

/** A try that was right is no guess. */
export async function releaseRateLimits(
  { db, rateLimits }: Counting,
  limits: readonly RateLimit[],
) {
  if (!rateLimits) return
  for (const { key } of limits) await releaseRateLimit(db, key)
}

/** Takes back the one that the caller counted, e.g. a login that turned out right. */
export async function releaseRateLimit(db: Db, key: string) {
  await db
    .updateTable('rate_limits')
    .set({ count: sql`count - 1` })
    .where('key', '=', key)
    .where('count', '>', 0)
    .execute()
}
