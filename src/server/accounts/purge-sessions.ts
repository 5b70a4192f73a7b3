import { retentionCutoff } from '#domain/accounts/retention.ts'
import type { Deps } from '#server/deps.ts'

/**
 * Deletes sessions, including their IP addresses, three months after their end or, if they expired,
 * their last use; returns the number deleted. Source: docs/rules.md A-13.
 */
export async function purgeSessions({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<number> {
  const at = now()
  const purged = await db
    .deleteFrom('sessions')
    .where((it) => it.fn.coalesce('ended_at', 'rotated_at'), '<', retentionCutoff('access', at))
    .where((it) => it.or([it('ended_at', 'is not', null), it('expires_at', '<', at)]))
    .executeTakeFirst()
  return Number(purged.numDeletedRows)
}
