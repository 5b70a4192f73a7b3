import type { Deps } from '#server/deps.ts'

/** Forgets guest tokens that have ended; returns how many. */
export async function purgeGuestTokens({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<number> {
  const forgotten = await db
    .deleteFrom('guest_tokens')
    .where('expires_at', '<', now())
    .executeTakeFirst()
  return Number(forgotten.numDeletedRows)
}
