import { retentionCutoff } from '#domain/accounts/retention.ts'
import type { Deps } from '#server/deps.ts'

/**
 * Forgets sessions, with the addresses that they came from, three months after their end or, when they
 * ran out, their last use; returns how many. Source: docs/rules.md A-13.
 */
export async function purgeSessions({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<number> {
  const at = now()
  const forgotten = await db
    .deleteFrom('sessions')
    .where((it) => it.fn.coalesce('ended_at', 'rotated_at'), '<', retentionCutoff('access', at))
    .where((it) => it.or([it('ended_at', 'is not', null), it('expires_at', '<', at)]))
    .executeTakeFirst()
  return Number(forgotten.numDeletedRows)
}
