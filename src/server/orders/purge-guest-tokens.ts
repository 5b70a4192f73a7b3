import type { Deps } from '#server/deps.ts'

/** Deletes expired guest tokens; returns how many. */
export async function purgeGuestTokens({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<number> {
  const purged = await db
    .deleteFrom('guest_tokens')
    .where('expires_at', '<', now())
    .executeTakeFirst()
  return Number(purged.numDeletedRows)
}
