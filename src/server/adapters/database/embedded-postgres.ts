import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { type Cluster, DATABASE_ROLE, openCluster } from './cluster.ts'
import { connectOrStart, databaseUrl, stopPostmaster } from './postmaster.ts'

interface DatabaseLog {
  info(message: string): void
  warn(message: string): void
}

interface Options {
  readonly dataDir: string
  readonly log: DatabaseLog
  /** False only for tests: what was committed may be lost when the machine stops. */
  readonly durable?: boolean
}

export interface EmbeddedDatabase {
  readonly url: string
  /** Ends PostgreSQL and waits for it. Close every pool before. */
  stop(): Promise<void>
}

/**
 * Runs PostgreSQL in `${dataDir}/postgres`, reachable from this machine alone and with a password
 * of its own, until `stop`.
 *
 * A server that was killed leaves its PostgreSQL running: that one is taken over, with everything it
 * has committed. A PostgreSQL that was killed recovers, also beneath a running server, at the same
 * address. Two servers never share one `dataDir`: the second is refused while the first lives.
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
        log.warn(`the embedded PostgreSQL is not back yet: ${(error as Error).message}`)
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

/** A killed server's hold ends with its connection, which takes a moment to be noticed. */
const HOLD_LIMIT_MS = 3_000

/** Any number, the same in every version: whoever has this lock is the server of the cluster. */
const HOLD_KEY = 7_203_410

/**
 * Connects and takes the lock that only one server can have. The lock lives in PostgreSQL and ends
 * with the connection, so a killed server leaves none behind, whatever its process id is now.
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
