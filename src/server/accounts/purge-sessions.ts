import { retentionCutoff } from '#domain/accounts/retention.ts'
import type { Deps } from '#server/deps.ts'

/**
 * Deletes sessions three months after their end or, if they expired, their last use; returns the number
 * deleted. Of a session that goes on, the IP address is erased three months after the login, which is
 * how long the law requires it. Source: docs/rules.md A-13, AU-6.
 */
export async function purgeSessions({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<number> {
  const at = now()
  const purged = await db
    .deleteFrom('sessions')
    .where((it) => it.fn.coalesce('ended_at', 'rotated_at'), '<', retentionCutoff('access', at))
    .where((it) => it.or([it('ended_at', 'is not', null), it('expires_at', '<', at)]))
    .executeTakeFirst()
  await db
    .updateTable('sessions')
    .set({ ip: null })
    .where('created_at', '<', retentionCutoff('access', at))
    .where('ip', 'is not', null)
    .execute()
  return Number(purged.numDeletedRows)
}
