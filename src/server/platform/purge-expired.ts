import { addDays } from '#domain/calendar/seoul-day.ts'
import type { Deps } from '#server/deps.ts'

const KEY_RETENTION_DAYS = 7

/** Forgets answers kept for repeated calls after a week; returns how many. */
export async function purgeIdempotencyKeys({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<number> {
  const purged = await db
    .deleteFrom('idempotency_keys')
    .where('created_at', '<', addDays(now(), -KEY_RETENTION_DAYS))
    .executeTakeFirst()
  return Number(purged.numDeletedRows)
}

/** Forgets limits whose window has ended; returns how many. */
export async function purgeRateLimits({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<number> {
  const purged = await db
    .deleteFrom('rate_limits')
    .where('resets_at', '<', now())
    .executeTakeFirst()
  return Number(purged.numDeletedRows)
}
