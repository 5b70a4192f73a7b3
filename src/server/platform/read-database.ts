import { setTimeout as pause } from 'node:timers/promises'
import { Kysely, PostgresDialect, type PostgresPoolClient } from 'kysely'
import { type DatabasePool, openPool, type Tables } from './database.ts'
import { errorCode } from './error-fields.ts'

/** Longest time that a read waits for the replica. */
const WAIT_MS = 50
const POLL_MS = 5
/** A replica that was late or failed is not asked for this long. */
const AVOID_MS = 1_000
const QUERY_CANCELED = '57014'

const limits = { poolSize: 8, connectTimeoutMs: 3_000, isReadOnly: true }

/**
 * Opens a database for heavy reads outside transactions. Each statement runs on the replica if that
 * has replayed everything that was committed on the primary before, so callers always see their own
 * writes; otherwise, or if the replica fails, on the primary. Writes fail. Source: docs/rules.md DB-2.
 */
export function openReadDatabase(url: string, replicaUrl: string): Kysely<Tables> {
  const primary = openPool(url, limits)
  const replica = openPool(replicaUrl, limits)
  let avoidedUntil = 0
  const avoidReplica = () => {
    avoidedUntil = performance.now() + AVOID_MS
  }

  async function connect(): Promise<PostgresPoolClient> {
    const client = await primary.connect()
    if (performance.now() < avoidedUntil) return client
    const follower = await followerOf(replica, client).catch((error) => {
      client.release(true)
      throw error
    })
    if (!follower) {
      avoidReplica()
      return client
    }
    client.release()
    return {
      // biome-ignore lint/suspicious/noExplicitAny: Kysely overloads this with two signatures
      query: (sql: any, values?: any): any => query(follower, sql, values),
      release: (destroy) => follower.release(destroy),
    }
  }

  /** Repeats a failed statement on the primary: the replica may have gone, or cancelled it. */
  async function query(follower: PostgresPoolClient, sql: string, values: readonly unknown[]) {
    try {
      return await follower.query(sql, values)
    } catch (error) {
      if (errorCode(error) === QUERY_CANCELED) throw error
      avoidReplica()
      const client = await primary.connect()
      try {
        return await client.query(sql, values)
      } finally {
        client.release()
      }
    }
  }

  const end = async () => void (await Promise.all([primary.end(), replica.end()]))
  return new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: { connect, end, options: {} } }),
  })
}

interface Position {
  readonly lsn: string
  readonly timeline: string
}

/** A connection to the replica once it has what the primary has now; null if that takes too long. */
async function followerOf(
  replica: DatabasePool,
  primary: PostgresPoolClient,
): Promise<PostgresPoolClient | null> {
  const position = await positionOf(primary)
  const waiting = new AbortController()
  const late = pause(WAIT_MS, null, { ref: false }).finally(() => waiting.abort())
  const caughtUp = waitForReplay(replica, position, waiting.signal).catch(() => null)
  return Promise.race([caughtUp, late])
}

async function positionOf(primary: PostgresPoolClient): Promise<Position> {
  const { rows } = await primary.query<Position>(
    `select flushed as lsn, left(pg_walfile_name(flushed), 8) as timeline
     from pg_current_wal_flush_lsn() as flushed`,
    [],
  )
  const [position] = rows
  if (!position) throw new Error('The primary has no position')
  return position
}

/**
 * The timeline matters after a failover: a replica of the dead primary may be further ahead, with
 * writes that the new primary does not have.
 */
async function waitForReplay(
  replica: DatabasePool,
  { lsn, timeline }: Position,
  signal: AbortSignal,
): Promise<PostgresPoolClient | null> {
  const client = await replica.connect()
  try {
    while (!signal.aborted) {
      const { rows } = await client.query<{ has_replayed: boolean | null }>(
        `select pg_is_in_recovery() and pg_last_wal_replay_lsn() >= $1::pg_lsn
           and to_hex(timeline_id) = ltrim(lower($2), '0') as has_replayed
         from pg_control_checkpoint()`,
        [lsn, timeline],
      )
      if (rows[0]?.has_replayed && !signal.aborted) return client
      await pause(POLL_MS)
    }
    client.release()
    return null
  } catch (error) {
    client.release(true)
    throw error
  }
}
