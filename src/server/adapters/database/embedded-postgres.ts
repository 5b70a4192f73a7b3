import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { errorMessage } from '#server/platform/error-fields.ts'
import { type Cluster, DATABASE_ROLE, openCluster } from './cluster.ts'
import { connectOrStart, databaseUrl, stopPostmaster } from './postmaster.ts'

interface DatabaseLog {
  info(message: string): void
  warn(message: string): void
}

interface Options {
  readonly dataDir: string
  readonly log: DatabaseLog
  /** False for tests only: commits may be lost when the machine stops. */
  readonly durable?: boolean
}

export interface EmbeddedDatabase {
  readonly url: string
  /** Stops PostgreSQL and waits until it has ended. Close every pool first. */
  stop(): Promise<void>
}

/**
 * Runs PostgreSQL in `${dataDir}/postgres` until `stop`, reachable from this machine only and
 * protected by a password.
 *
 * Takes over a PostgreSQL that a killed server left running. Restarts a killed PostgreSQL at the
 * same address, also beneath a running server. Refuses a second server on one `dataDir`.
 */
export async function startEmbeddedDatabase(options: Options): Promise<EmbeddedDatabase> {
  const { dataDir, log, durable = true } = options
  const cluster = await openCluster(dataDir, durable)
  let hold = await holdDatabase(cluster, { dataDir, durable })
  if (!hold.startedHere) log.warn('took over the PostgreSQL that an earlier server left running')
  await createDatabase(hold.client)

  const { port } = hold.postmaster
  let stopping: Promise<void> | undefined
  let revival: Promise<void> = Promise.resolve()

  function reviveWhenLost() {
    hold.client.once('end', () => {
      if (!stopping) revival = revive()
    })
  }

  async function revive() {
    log.warn('the embedded PostgreSQL went away; starting it again')
    while (!stopping) {
      try {
        hold = await holdDatabase(cluster, { dataDir, durable, port })
        log.info('the embedded PostgreSQL is back')
        return reviveWhenLost()
      } catch (error) {
        log.warn(`the embedded PostgreSQL is not back yet: ${errorMessage(error)}`)
        await pause(REVIVAL_PAUSE_MS)
      }
    }
  }

  async function stop() {
    await revival
    await hold.client.end()
    await stopPostmaster(cluster)
  }

  reviveWhenLost()
  return {
    url: databaseUrl(cluster, hold.postmaster, DATABASE_ROLE),
    stop: () => {
      stopping ??= stop()
      return stopping
    },
  }
}

const REVIVAL_PAUSE_MS = 1_000

/** PostgreSQL needs a moment to notice that a killed server's connection, and its lock, is gone. */
const HOLD_LIMIT_MS = 3_000

/** Key of the advisory lock that marks the cluster's server. Must never change. */
const HOLD_KEY = 7_203_410

/**
 * Connects and takes the advisory lock that only one server can hold. The lock ends with the
 * connection, so a killed server leaves none behind.
 */
async function holdDatabase(
  cluster: Cluster,
  { dataDir, ...how }: { dataDir: string; durable: boolean; port?: number },
) {
  const connected = await connectOrStart(cluster, how)
  const until = performance.now() + HOLD_LIMIT_MS
  do {
    const { rows } = await connected.client.query('select pg_try_advisory_lock($1) as held', [
      HOLD_KEY,
    ])
    if (rows[0].held) return connected
    await pause(50)
  } while (performance.now() < until)

  await connected.client.end()
  throw new Error(
    `Another server is already running on ${dataDir}. Stop it, or give this one its own DATA_DIR.`,
  )
}

async function createDatabase(client: pg.Client) {
  const found = await client.query('select from pg_database where datname = $1', [DATABASE_ROLE])
  if (found.rowCount === 0) await client.query(`create database ${DATABASE_ROLE}`)
}
