import { addDays } from '#domain/calendar/seoul-day.ts'
import type { Deps } from '#server/deps.ts'

const KEYS_KEPT_DAYS = 7

/** Forgets answers kept for repeated calls after a week; returns how many. */
export async function cleanIdempotencyKeys({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<number> {
  const forgotten = await db
    .deleteFrom('idempotency_keys')
    .where('created_at', '<', addDays(now(), -KEYS_KEPT_DAYS))
    .executeTakeFirst()
  return Number(forgotten.numDeletedRows)
}

/** Forgets limits whose window has ended; returns how many. */
export async function cleanRateLimits({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<number> {
  const forgotten = await db
    .deleteFrom('rate_limits')
    .where('resets_at', '<', now())
    .executeTakeFirst()
  return Number(forgotten.numDeletedRows)
}
