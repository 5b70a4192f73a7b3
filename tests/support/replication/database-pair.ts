import { execFileSync } from 'node:child_process'
import { chownSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { DATABASE_ROLE, openCluster } from '#server/adapters/database/cluster.ts'
import { freePort } from '#server/adapters/database/free-port.ts'
import { withDatabase } from '../database-admin.ts'
import { type PostgresServer, postgresServer } from './postgres-server.ts'

/** Name of the standby in `synchronous_standby_names`. */
const STANDBY = 'standby'
const STREAMING_LIMIT_MS = 30_000

export interface DatabasePair {
  readonly primary: PostgresServer
  readonly standby: PostgresServer
  /** libpq's URL of both, the standby first. */
  readonly url: string
  /** Settings of a standby that follows the primary; for a restart. */
  readonly following: Record<string, string>
  /** Makes commits wait for the standby, or not. */
  setSynchronous(isSynchronous: boolean): Promise<void>
  /** Stops both and deletes their files. */
  close(): Promise<void>
}

/** Starts a primary and a hot standby with the embedded programs, streaming asynchronously. */
export async function startDatabasePair({ durable = false } = {}): Promise<DatabasePair> {
  const dataDir = mkdtempSync(join(tmpdir(), 'gyeol-pair-'))
  const cluster = await openCluster(dataDir, durable)
  const primary = postgresServer(cluster, cluster.folder, await freePort(), durable)
  await primary.start()
  await primary.query(`create database ${DATABASE_ROLE}`)
  const folder = join(cluster.home, 'standby')
  await copyCluster(primary, folder)
  const standby = postgresServer(cluster, folder, await freePort(), durable)
  const following = {
    primary_conninfo: `host=127.0.0.1 port=${primary.port} user=${DATABASE_ROLE} password=${cluster.password} application_name=${STANDBY}`,
  }
  await standby.start(following)
  await isStreaming(primary)

  const hosts = `127.0.0.1:${standby.port},127.0.0.1:${primary.port}`
  return {
    primary,
    standby,
    following,
    url: withDatabase(primary.url, DATABASE_ROLE).replace(`127.0.0.1:${primary.port}`, hosts),
    async setSynchronous(isSynchronous) {
      const names = isSynchronous ? STANDBY : ''
      await primary.query(`alter system set synchronous_standby_names = '${names}'`)
      await primary.query('select pg_reload_conf()')
      if (isSynchronous) await isStreaming(primary, 'sync')
    },
    async close() {
      await Promise.all([primary.stop(), standby.stop()])
      rmSync(dataDir, { recursive: true })
    },
  }
}

/** Copies a running cluster: `pg_basebackup` is not among the embedded programs. */
async function copyCluster(from: PostgresServer, to: string) {
  const client = new pg.Client(from.url)
  await client.connect()
  try {
    await client.query("select pg_backup_start('standby', true)")
    execFileSync('cp', ['-a', from.folder, to])
    const { rows } = await client.query('select labelfile from pg_backup_stop(false)')
    writeOwned(to, 'backup_label', rows[0].labelfile)
  } finally {
    await client.end()
  }
  writeOwned(to, 'standby.signal', '')
  rmSync(join(to, 'postmaster.pid'))
}

/** Writes a file for the account that runs PostgreSQL. */
export function writeOwned(folder: string, name: string, text: string) {
  const file = join(folder, name)
  writeFileSync(file, text)
  const { uid, gid } = statSync(folder)
  chownSync(file, uid, gid)
}

async function isStreaming({ query }: PostgresServer, syncState?: 'sync') {
  for (const until = performance.now() + STREAMING_LIMIT_MS; ; await pause(20)) {
    const [row] = await query('select state, sync_state from pg_stat_replication')
    if (row?.state === 'streaming' && (!syncState || row.sync_state === syncState)) return
    if (performance.now() > until) throw new Error('The standby does not follow the primary')
  }
}
