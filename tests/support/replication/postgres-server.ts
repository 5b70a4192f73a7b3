import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { type Cluster, DATABASE_ROLE } from '#server/adapters/database/cluster.ts'

const START_LIMIT_MS = 60_000

export interface PostgresServer {
  readonly folder: string
  readonly port: number
  /** Of the database `postgres`, as superuser. */
  readonly url: string
  start(settings?: Record<string, string | number>): Promise<void>
  /** Ends the postmaster with SIGKILL, as a lost machine would. */
  kill(): Promise<void>
  stop(): Promise<void>
  query(sql: string): Promise<Record<string, unknown>[]>
}

/** A PostgreSQL of the embedded programs on `folder`, not started yet. */
export function postgresServer(
  { run, password }: Cluster,
  folder: string,
  port: number,
  durable: boolean,
): PostgresServer {
  const url = `postgres://${DATABASE_ROLE}:${password}@127.0.0.1:${port}/postgres`
  let child: ChildProcess | undefined

  async function end(signal: 'SIGKILL' | 'SIGQUIT') {
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
  }
  return {
    folder,
    port,
    url,
    async start(settings = {}) {
      const all = {
        port,
        listen_addresses: '127.0.0.1',
        unix_socket_directories: '',
        fsync: durable ? 'on' : 'off',
        max_parallel_workers_per_gather: 0,
        wal_receiver_status_interval: 1,
        wal_retrieve_retry_interval: '100ms',
        ...settings,
      }
      const given = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])
      child = run('postgres', ['-D', folder, ...given])
      await becomesReady(url, child)
    },
    kill: () => end('SIGKILL'),
    stop: () => end('SIGQUIT'),
    query: (sql) => queryOnce(url, sql),
  }
}

async function becomesReady(url: string, child: ChildProcess) {
  for (const until = performance.now() + START_LIMIT_MS; ; await pause(50)) {
    try {
      await queryOnce(url, 'select 1')
      return
    } catch (error) {
      if (performance.now() > until || child.exitCode !== null) throw error
    }
  }
}

async function queryOnce(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}
