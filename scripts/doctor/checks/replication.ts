import { sql } from 'kysely'
import { required } from '#server/platform/required.ts'
import { type Check, ok, warn } from '../finding.ts'

/** Examines whether a standby follows. Not asked of the embedded database, which has none. */
export const replication: Check = {
  name: 'standby',
  async examine({ db, config }) {
    if (!db || !config.DATABASE_URL) return []
    const { rows } = await sql<{ standbys: number; waits_for: string }>`select
      (select count(*)::int from pg_stat_replication) as standbys,
      current_setting('synchronous_standby_names') as waits_for`.execute(db)
    const { standbys, waits_for } = required(rows[0], 'replication of the database')
    if (standbys > 0) return [ok(`${standbys} connected`)]
    return waits_for === ''
      ? [warn('none is connected', 'add a standby: if this disk is lost, only the backup is left')]
      : [
          warn(
            `none is connected, and commits wait for “${waits_for}”`,
            'start the standby, or empty synchronous_standby_names: until then orders wait',
          ),
        ]
  },
}
