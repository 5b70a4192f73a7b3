import type { ChildProcess } from 'node:child_process'
import * as fs from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { errorCode } from '#server/platform/error-fields.ts'
import { type Cluster, DATABASE_ROLE, lastLogLines } from './cluster.ts'
import { freePort, isFree } from './free-port.ts'
import {
  isPostmaster,
  type Postmaster,
  removeStalePidFile,
  runningPostmaster,
} from './postmaster-pid.ts'

/** Crash recovery replays at most a few minutes of writes, which takes far less than this. */
const START_LIMIT_MS = 120_000
const STOP_LIMIT_MS = 30_000
const POLL_MS = 10

interface Connected {
  readonly client: pg.Client
  readonly postmaster: Postmaster
  readonly startedHere: boolean
}

/**
 * Connects to the cluster's PostgreSQL; starts it unless it runs already.
 *
 * Waits while a postmaster starts, recovers or shuts down, and while processes of a killed one
 * still hold its shared memory.
 */
export async function connectOrStart(
  cluster: Cluster,
  { durable, port }: { durable: boolean; port?: number | undefined },
): Promise<Connected> {
  const until = performance.now() + START_LIMIT_MS
  let child: ChildProcess | undefined
  let problem: unknown

  while (performance.now() < until) {
    const postmaster = runningPostmaster(cluster.folder)
    if (postmaster) {
      const client = await connect(cluster, postmaster.port).catch((error: unknown) => {
        if (errorCode(error) === '28P01') throw error // not with our password
        problem = error
      })
      if (client) return { client, postmaster, startedHere: postmaster.pid === child?.pid }
    } else if (!child || hasEnded(child)) {
      if (child) refuseUnlessPassing(cluster)
      child = launchPostmaster(cluster, port ?? (await choosePort(cluster.home)), durable)
    }
    await pause(POLL_MS)
  }
  throw new Error(`PostgreSQL does not answer; its log is ${cluster.logFile}`, { cause: problem })
}

/** Stops the cluster's PostgreSQL, whoever started it. Open transactions are rolled back. */
export async function stopPostmaster({ folder }: Cluster): Promise<void> {
  const postmaster = runningPostmaster(folder)
  if (!postmaster) return
  for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
    const until = performance.now() + STOP_LIMIT_MS
    if (isPostmaster(postmaster.pid, folder)) process.kill(postmaster.pid, signal)
    while (isPostmaster(postmaster.pid, folder) && performance.now() < until) await pause(POLL_MS)
  }
}

export function databaseUrl({ password }: Cluster, { port }: Postmaster, database: string): string {
  return `postgres://${DATABASE_ROLE}:${password}@127.0.0.1:${port}/${database}`
}

async function connect({ password }: Cluster, port: number): Promise<pg.Client> {
  const client = new pg.Client({
    host: '127.0.0.1',
    port,
    user: DATABASE_ROLE,
    password,
    database: 'postgres',
    connectionTimeoutMillis: 5_000,
    application_name: 'gyeol: holds the database',
  })
  client.on('error', () => {}) // the `end` event reports a lost connection
  await client.connect()
  return client
}

function launchPostmaster(cluster: Cluster, port: number, durable: boolean): ChildProcess {
  removeStalePidFile(cluster.folder)
  keepOldLog(cluster)
  fs.writeFileSync(join(cluster.home, 'port'), String(port))
  const sure = durable ? 'on' : 'off'
  const settings = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    fsync: sure,
    synchronous_commit: sure,
    full_page_writes: sure,
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_min_messages: 'log', // the sender logs refused statements
    log_checkpoints: 'off',
    random_page_cost: 1.1, // index lookups do not read from a spinning disk
    // Many callers run statements at once: a parallel one would take cores from the others.
    max_parallel_workers_per_gather: 0,
  }
  const given = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const child = cluster.run('postgres', ['-D', cluster.folder, ...given])
  child.on('error', () => {}) // `hasEnded` covers a program that cannot start
  child.unref()
  return child
}

function keepOldLog({ logFile }: Cluster) {
  try {
    fs.renameSync(logFile, `${logFile}.old`)
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error
  }
}

const hasEnded = (child: ChildProcess) =>
  child.pid === undefined || child.exitCode !== null || child.signalCode !== null

/** Temporary startup failures: a concurrent start, or remaining processes of a killed postmaster. */
const PASSING = /postmaster\.pid|pre-existing shared memory block|could not bind/

function refuseUnlessPassing(cluster: Cluster) {
  const words = lastLogLines(cluster)
  if (!PASSING.test(words))
    throw new Error(`PostgreSQL did not start.
${words}`)
}

/** Prefers the port of the last start, so that other tools find the database again. */
async function choosePort(home: string): Promise<number> {
  const file = join(home, 'port')
  const last = fs.existsSync(file) ? Number(fs.readFileSync(file, 'utf8')) : 0
  return last > 0 && (await isFree(last)) ? last : freePort()
}
