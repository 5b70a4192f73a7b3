import { resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { readConfig } from '#server/config.ts'
import { connectToDatabaseIn } from '#tests/support/running-database.ts'
import { startServer } from '#tests/support/site-process.ts'
import { textOfWorkbook } from '#tests/support/workbook.ts'
import { adminCalls } from './admin-calls.ts'
import { type ConcurrentLatency, measureConcurrentLatency } from './concurrent-latency.ts'
import { type Load, load } from './load.ts'
import { scaleAdmin } from './scale/scale-admin.ts'

/**
 * The back office's lists, searches and exports over HTTP on the database that `npm run seed:scale`
 * made in DATA_DIR: two administrators who each ask as soon as they are answered. Ends with an error
 * when the slowest hundredth of a kind of call takes longer than we hold ourselves to, or when a
 * table of many rows was read from end to end. A workbook is sent page by page while it is written:
 * of it the longest wait for a page is held to that, and the whole of it only told; and what others
 * wait for meanwhile, a small read and the server's event loop. With a word only the calls whose name
 * has it.
 */
const CONNECTIONS = 2
const SECONDS = 4
/** Milliseconds, of the 99th hundredth. */
const LIMIT = 100
/** Rows that no call may read all of. */
const MANY_ROWS = 50_000
/** After this an idle connection of PostgreSQL has told what it read. */
const STATISTICS_DELAY_MS = 11_000

const [wanted = ''] = process.argv.slice(2)
const dataDir = resolve(readConfig(process.env).DATA_DIR)
const server = await startServer(dataDir, {
  ...scaleAdmin,
  SEED: 'none',
})
try {
  const database = await connectToDatabaseIn(dataDir)
  try {
    await measureAll(database)
  } finally {
    await database.end()
  }
} finally {
  await server.end()
}

async function measureAll(database: pg.Client) {
  const cookie = await signIn()
  const before = await readsWithoutIndex(database)
  for (const [name, paths] of Object.entries(adminCalls)) {
    if (!name.includes(wanted)) continue
    await measure(paths, cookie, 1)
    printLoad(name, await measure(paths, cookie, SECONDS), await measureWorkbook(paths, cookie))
  }
  await pause(STATISTICS_DELAY_MS)
  printReads(before, await readsWithoutIndex(database))
}

async function signIn(): Promise<string> {
  const answer = await fetch(`${server.url}/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      user_id: scaleAdmin.ADMIN_USER_ID,
      password: scaleAdmin.ADMIN_PASSWORD,
    }),
  })
  if (!answer.ok) throw new Error(`The administrator could not sign in: ${await answer.text()}`)
  const { access_token: token } = (await answer.json()) as { access_token: string }
  return `access_token=${token}`
}

function measure(paths: readonly string[], cookie: string, seconds: number): Promise<Load> {
  let asked = 0
  return load(server.url, { connections: CONNECTIONS, seconds }, () => ({
    method: 'GET',
    path: paths[asked++ % paths.length]!,
    headers: { cookie },
  }))
}

interface Workbook extends ConcurrentLatency {
  readonly rows: number
}

/** Null of calls that are answered in one piece. */
async function measureWorkbook(paths: readonly string[], cookie: string): Promise<Workbook | null> {
  if (!paths.every((path) => path.includes('.xlsx'))) return null
  const beside = await measureConcurrentLatency(server.url, cookie, SECONDS, () =>
    measure(paths, cookie, SECONDS),
  )
  return { rows: await rowsOf(paths[0]!, cookie), ...beside }
}

/** How many rows a workbook has, with its heads. */
async function rowsOf(path: string, cookie: string): Promise<number> {
  const answer = await fetch(`${server.url}${path}`, { headers: { cookie } })
  return textOfWorkbook(await answer.bytes()).split('<row ').length - 1
}

function printLoad(
  name: string,
  { perSecond, p50, p99, wait99, failed }: Load,
  file: Workbook | null,
) {
  const held = file ? [wait99, file.read99, file.loop99] : [p99]
  const isMissed = failed > 0 || !held.every((ms) => ms < LIMIT)
  if (isMissed) process.exitCode = 1
  const figures = [
    `p50 ${p50.toFixed(1).padStart(7)} ms`,
    `p99 ${p99.toFixed(1).padStart(7)} ms`,
    `${perSecond.toFixed(0).padStart(5)}/s`,
    name,
  ]
  if (file) {
    figures.push(`${file.rows} rows, each page within ${wait99.toFixed(1)} ms`)
    figures.push(`beside them one order within ${file.read99.toFixed(1)} ms`)
    figures.push(`the event loop ${file.loop99.toFixed(1)} ms, ${file.loopMax.toFixed(1)} at most`)
  }
  if (failed) figures.push(`${failed} FAILED`)
  if (isMissed) figures.push(`(more than ${LIMIT} ms)`)
  console.log(figures.join('  '))
}

interface Reads {
  readonly reads: number
  readonly rows: number
}

/** How often each long table was read without an index until now, and how many of its rows. */
async function readsWithoutIndex(database: pg.Client): Promise<ReadonlyMap<string, Reads>> {
  const { rows } = await database.query<{ table: string; reads: string; rows: string }>(
    `select relname as table, seq_scan as reads, seq_tup_read as rows
     from pg_stat_user_tables where n_live_tup > $1`,
    [MANY_ROWS],
  )
  return new Map(
    rows.map((it) => [it.table, { reads: Number(it.reads), rows: Number(it.rows) }] as const),
  )
}

/** What is read only until a count is full is not read from end to end. */
function printReads(before: ReadonlyMap<string, Reads>, after: ReadonlyMap<string, Reads>) {
  const found = [...after].flatMap(([table, now]) => {
    const reads = now.reads - (before.get(table)?.reads ?? 0)
    const rows = (now.rows - (before.get(table)?.rows ?? 0)) / reads
    return reads > 0 && rows > MANY_ROWS
      ? [`  ${table} ${reads} times, ${rows.toFixed(0)} rows`]
      : []
  })
  if (found.length > 0) process.exitCode = 1
  console.log(`${after.size} tables of more than ${MANY_ROWS} rows; read from end to end:`)
  console.log(found.join('\n') || '  none')
}
