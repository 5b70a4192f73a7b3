import { addDays } from '#domain/calendar/seoul-day.ts'
import type { Deps } from '#server/deps.ts'

const KEY_RETENTION_DAYS = 7

/** Deletes stored replies of repeated calls after a week; returns their number. */
export async function purgeIdempotencyKeys({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<number> {
  const purged = await db
    .deleteFrom('idempotency_keys')
    .where('created_at', '<', addDays(now(), -KEY_RETENTION_DAYS))
    .executeTakeFirst()
  return Number(purged.numDeletedRows)
}

/** Deletes rate limits whose window has ended; returns their number. */
export async function purgeRateLimits({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<number> {
  const purged = await db
    .deleteFrom('rate_limits')
    .where('resets_at', '<', now())
    .executeTakeFirst()
  return Number(purged.numDeletedRows)
}
