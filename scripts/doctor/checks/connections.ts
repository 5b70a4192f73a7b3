import { sql } from 'kysely'
import { required } from '#server/platform/required.ts'
import { type Check, fail, ok, warn } from '../finding.ts'

/** Connections that one instance opens at most: calls 16, jobs 4, job queue 3, migrations 2, one listens. */
const PER_INSTANCE = 26
const FEW = 5

/** Examines how many further connections the database accepts. */
export const connections: Check = {
  name: 'connections',
  async examine({ db, isRunning }) {
    if (!db) return []
    const { rows } = await sql<{ usable: number; used: number }>`select
      current_setting('max_connections')::int
        - current_setting('superuser_reserved_connections')::int as usable,
      (select count(*)::int from pg_stat_activity where backend_type = 'client backend') as used`.execute(
      db,
    )
    const { usable, used } = required(rows[0], 'connections of the database')
    const left = usable - used
    const text = `${left} of ${usable} connections are free`
    const action = `raise max_connections in postgresql.conf: each instance opens up to ${PER_INSTANCE}`
    if (left < FEW) return [fail(text, action)]
    return [left < PER_INSTANCE && !isRunning ? warn(text, action) : ok(text)]
  },
}
