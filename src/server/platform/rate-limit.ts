import { type RawBuilder, sql } from 'kysely'
import type { Db } from './database.ts'
import { inOneStatement, type Part } from './one-statement.ts'
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
export const limitRate = (db: Db, limit: RateLimit, at: Date) =>
  limitRates({ db, rateLimits: true }, [limit], at)

interface Counting {
  readonly db: Db
  /** Disabled for measurements only. */
  readonly rateLimits: boolean
}

/** Counts one call under every limit, in order. Refuses TOO_MANY_REQUESTS. */
export async function limitRates(counting: Counting, limits: readonly RateLimit[], at: Date) {
  refuseIfLimited(await countCalls(counting, limits, at))
}

/** Refuses TOO_MANY_REQUESTS unless `secondsToWait` is null. */
export function refuseIfLimited(secondsToWait: number | null) {
  if (secondsToWait !== null) refuse('TOO_MANY_REQUESTS', { retry_after: secondsToWait })
}

/**
 * Counts one call under the limits, in order, up to the first that it exceeds; returns the seconds to
 * wait then, else null. Sends one statement.
 */
export async function countCalls(
  counting: Counting,
  limits: readonly RateLimit[],
  at: Date,
): Promise<number | null> {
  const { parts, secondsToWait } = countingOf(counting, limits, at)
  if (parts.length === 0) return null
  return (await inOneStatement(counting.db, parts, { secondsToWait })).secondsToWait
}

/**
 * Parts of a statement that count one call as {@link countCalls} does, and the value to read. With
 * `onlyIf`, they count if that earlier part returns a row.
 */
export function countingOf(
  { rateLimits }: Pick<Counting, 'rateLimits'>,
  limits: readonly RateLimit[],
  at: Date,
  onlyIf?: string,
) {
  const counted = rateLimits ? limits : []
  const nameOf = (position: number) => `limit_${position}`
  const parts = counted.map((limit, position): Part => {
    const before = counted[position - 1]
    // A call that exceeds a limit does not count under the next ones.
    const from = before
      ? sql`from ${sql.table(nameOf(position - 1))} where count <= ${before.max}`
      : onlyIf
        ? sql`from ${sql.table(onlyIf)}`
        : sql``
    return { name: nameOf(position), query: countUnder(limit, at, from) }
  })
  const waits = counted.map(
    (
      { max },
      position,
    ) => sql`(select greatest(1, ceil(extract(epoch from resets_at - ${at})))::integer
      from ${sql.table(nameOf(position))} where count > ${max})`,
  )
  const secondsToWait = sql<number | null>`coalesce(${sql.join([...waits, sql`null::integer`])})`
  return { parts, secondsToWait }
}

function countUnder(
  { key, max, windowMs, restartsOnUse = false }: RateLimit,
  at: Date,
  from: RawBuilder<unknown>,
) {
  const resetsAt = new Date(at.getTime() + windowMs)
  const mostToMove = restartsOnUse ? max : 0
  return sql`
    insert into rate_limits (key, count, resets_at)
    select ${key}::text, 1, ${resetsAt}::timestamptz ${from}
    on conflict (key) do update set
      count = case when rate_limits.resets_at <= ${at} then 1 else rate_limits.count + 1 end,
      resets_at = case when rate_limits.resets_at <= ${at} or rate_limits.count < ${mostToMove}
        then ${resetsAt} else rate_limits.resets_at end
    returning count, resets_at`
}

/** Uncounts the caller's try: a correct one is not a guess. Sends one statement. */
export async function releaseRateLimits(
  { db, rateLimits }: Counting,
  limits: readonly Pick<RateLimit, 'key'>[],
) {
  if (!rateLimits || limits.length === 0) return
  const nameOf = (position: number) => `released_${position}`
  const parts = limits.map(({ key }, position): Part => {
    // Locks the rows in the order in which counting does; otherwise the two could deadlock.
    const after =
      position > 0 ? sql`and (select count(*) from ${sql.table(nameOf(position - 1))}) >= 0` : sql``
    return {
      name: nameOf(position),
      query: sql`update rate_limits set count = count - 1
        where key = ${key} and count > 0 ${after} returning key`,
    }
  })
  await inOneStatement(db, parts, { isReleased: sql<boolean>`true` })
}

/** Uncounts one call, for example a successful login. */
export const releaseRateLimit = (db: Db, key: string) =>
  releaseRateLimits({ db, rateLimits: true }, [{ key }])
