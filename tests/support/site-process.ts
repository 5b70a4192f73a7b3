import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { demoBankAccount } from '#domain/settings/settings.ts'
import { freePort } from '#server/adapters/database/free-port.ts'
import { connectionTo, DatabaseClient } from '#server/platform/database-client.ts'
import { ALLOCATOR, MEMORY_OPTION } from '../../scripts/server-process.mjs'
import { connectToDatabaseIn } from './running-database.ts'

/** Generous, since a busy machine needed more than 45 s for what normally takes seconds. */
export const START_LIMIT_MS = 120_000
const END_LIMIT_MS = 15_000
/** Opens `/metrics` of a site started here. */
export const METRICS_TOKEN = 'a-token-for-the-metrics'

export interface SiteProcess {
  readonly url: string
  readonly child: ChildProcess
  /** Stops the server and waits until it has ended. */
  end(): Promise<void>
}

export interface RunningSite {
  readonly url: string
  readonly child: ChildProcess
  readonly admin: { readonly userId: string; readonly password: string }
  readonly dataDir: string
  /** Stops the server and its database and deletes their files. */
  stop(): Promise<void>
}

/**
 * Starts the built site as an operator does, with an empty database, on a free port. Passkeys need a
 * host name, `localhost`.
 */
export async function startSite(
  settings: Record<string, string> = {},
  hostname?: string,
): Promise<RunningSite> {
  const dataDir = mkdtempSync(join(tmpdir(), 'gyeol-site-'))
  const admin = { userId: 'admin', password: 'a-password-for-tests-only' }
  const given = {
    ADMIN_USER_ID: admin.userId,
    ADMIN_PASSWORD: admin.password,
    ...settings,
  }
  const server = await startServer(dataDir, given, [], hostname)
  return {
    url: server.url,
    child: server.child,
    admin,
    dataDir,
    async stop() {
      await server.end()
      rmSync(dataDir, { recursive: true })
    },
  }
}

/**
 * Starts the server on a new or used data folder, with an embedded database unless `settings` name one,
 * and waits until it is ready.
 * Passes on PATH and Node's compile cache only. With the base content it also sets the bank account, as
 * after opening.
 */
export async function startServer(
  dataDir: string,
  settings: Record<string, string> = {},
  /** Command prefix, e.g. to set limits. */
  through: readonly string[] = [],
  hostname = '127.0.0.1',
): Promise<SiteProcess> {
  const port = Number(settings.PORT ?? (await freePort()))
  const url = `http://${hostname}:${port}`
  const logFile = join(dataDir, 'server.log')
  const [command, ...args] = [...through, process.execPath, MEMORY_OPTION, 'build/site/main.js']
  const child = spawn(command!, args, {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      NODE_ENV: 'production',
      PORT: String(port),
      PUBLIC_URL: url,
      DATA_DIR: dataDir,
      SEED: 'base',
      RATE_LIMIT: 'off',
      METRICS_TOKEN,
      ...ALLOCATOR,
      LOG_LEVEL: 'warn',
      ...settings,
    },
  })
  const log = createWriteStream(logFile, { flags: 'a' })
  for (const output of [child.stdout, child.stderr]) output?.pipe(log, { end: false })

  if (!(await isReady(url, child))) {
    await end(child)
    throw new Error(`The site did not start.\n${readFileSync(logFile, 'utf8').slice(-4_000)}`)
  }
  if ((settings.SEED ?? 'base') === 'base') await nameBankAccountIn(dataDir, settings.DATABASE_URL)
  return { url, child, end: () => end(child) }
}

async function nameBankAccountIn(dataDir: string, databaseUrl?: string) {
  const client = databaseUrl
    ? new DatabaseClient(connectionTo(databaseUrl))
    : await connectToDatabaseIn(dataDir)
  if (databaseUrl) await client.connect()
  try {
    const changes = JSON.stringify({ bankAccount: demoBankAccount })
    await client.query(
      'insert into settings (changes, updated_at) values ($1, now()) on conflict do nothing',
      [changes],
    )
  } finally {
    await client.end()
  }
}

async function isReady(url: string, child: ChildProcess): Promise<boolean> {
  const until = performance.now() + START_LIMIT_MS
  while (performance.now() < until && child.exitCode === null && child.signalCode === null) {
    const answer = await fetch(`${url}/readyz`).catch(() => undefined)
    if (answer?.ok) return true
    await pause(50)
  }
  return false
}

async function end(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  const patience = setTimeout(() => child.kill('SIGKILL'), END_LIMIT_MS)
  await ended
  clearTimeout(patience)
}
