import { sql } from 'kysely'
import { isMigrated } from '#server/platform/migrations.ts'
import { probeWrite } from '#server/platform/probe-write.ts'
import { required } from '#server/platform/required.ts'
import { type Check, type Finding, fail, ok, warn } from '../finding.ts'

const OLDEST = 15
const NEWEST = 18

interface Server {
  readonly version: number
  readonly encoding: string
  readonly time_zone: string
  readonly fsync: string
  readonly commits: string
  readonly is_read_only: boolean
}

/** Examines version, encoding, durability and whether the database accepts writes. */
export const database: Check = {
  name: 'database',
  async examine({ db, config, isPublic }) {
    const kind = config.DATABASE_URL ? ok('DATABASE_URL names a PostgreSQL') : embedded(isPublic)
    if (!db) return [kind]
    const { rows } = await sql<Server>`select
      current_setting('server_version_num')::int / 10000 as version,
      current_setting('server_encoding') as encoding, current_setting('TimeZone') as time_zone,
      current_setting('fsync') as fsync, current_setting('synchronous_commit') as commits,
      pg_is_in_recovery() or current_setting('default_transaction_read_only') = 'on' as is_read_only`.execute(
      db,
    )
    const server = required(rows[0], 'settings of the database')
    return [kind, ...problemsOf(server), await writable(db, server)]
  },
}

const embedded = (isPublic: boolean) =>
  isPublic
    ? warn(
        'the site is public on its embedded database: one machine, one instance, no standby',
        'set DATABASE_URL to a PostgreSQL with a standby, or back up every night and accept to lose a day (docs/operations.md, “The embedded database”)',
      )
    : ok('embedded, which is good for trying the site')

function problemsOf({ version, encoding, time_zone, fsync, commits }: Server): Finding[] {
  const found: Finding[] = []
  if (version < OLDEST)
    found.push(fail(`PostgreSQL ${version} is too old`, `update it to ${OLDEST}–${NEWEST}`))
  else if (version > NEWEST)
    found.push(warn(`PostgreSQL ${version} was not tried`, `use ${OLDEST}–${NEWEST}`))
  else found.push(ok(`PostgreSQL ${version}`))
  if (encoding !== 'UTF8')
    found.push(fail(`the encoding is ${encoding}`, 'create the database with encoding UTF8'))
  if (time_zone !== 'UTC' && time_zone !== 'Etc/UTC')
    found.push(
      warn(
        `the time zone is ${time_zone}; the site was tried with UTC`,
        "alter database … set timezone to 'UTC'",
      ),
    )
  if (fsync !== 'on' || commits === 'off')
    found.push(
      fail(
        'an answered order could be lost when the machine stops',
        'set fsync = on and synchronous_commit = on in postgresql.conf',
      ),
    )
  return found
}

async function writable(db: Parameters<typeof isMigrated>[0], { is_read_only }: Server) {
  if (is_read_only)
    return fail('read-only: a standby, or set so', 'point DATABASE_URL at the primary')
  try {
    if (await isMigrated(db)) await probeWrite(db, new Date())
    else await sql`create temporary table doctor_probe ()`.execute(db)
    return ok('writable')
  } catch (error) {
    return fail(`does not accept writes (${String(error)})`, 'look at its log and its disk')
  }
}
