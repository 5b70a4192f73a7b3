import { resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { itemAt } from '#domain/collections/lists.ts'
import { readConfig } from '#server/config.ts'
import { connectToDatabaseIn } from '#tests/support/running-database.ts'
import { textOfWorkbook } from '#tests/support/workbook.ts'
import { adminCallsOf } from './admin-calls.ts'
import { type ConcurrentLatency, measureConcurrentLatency } from './concurrent-latency.ts'
import { type Load, load } from './load.ts'
import { startScaleSite } from './scale/scale-site.ts'

/**
 * `npm run bench:admin -- [NAME]`: measures lists, searches and exports of the back office over HTTP, on
 * the database of `npm run seed:scale` in DATA_DIR, with two administrators who call without pauses.
 *
 * Fails if the 99th percentile of a call exceeds LIMIT, or if a large table was read completely. For a
 * streamed workbook LIMIT applies to the wait for each page. Also prints the latency of a small
 * concurrent read and of the event loop.
 */
const CONNECTIONS = 2
const SECONDS = 4
/** Milliseconds, 99th percentile. */
const LIMIT = 100
/** No call may read all rows of a table of this size. */
const MANY_ROWS = 50_000
/** PostgreSQL publishes the statistics of an idle connection within this time. */
const STATISTICS_DELAY_MS = 11_000

const [wanted = ''] = process.argv.slice(2)
const dataDir = resolve(readConfig(process.env).DATA_DIR)
const site = await startScaleSite(dataDir)
const { server, cookie } = site
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
  const before = await readsWithoutIndex(database)
  for (const [name, paths] of Object.entries(adminCallsOf(site.scale))) {
    if (!name.includes(wanted)) continue
    await measure(paths, 1)
    printLoad(name, await measure(paths, SECONDS), await measureWorkbook(paths))
  }
  await pause(STATISTICS_DELAY_MS)
  printReads(before, await readsWithoutIndex(database))
}

function measure(paths: readonly string[], seconds: number): Promise<Load> {
  let asked = 0
  return load(server.url, { connections: CONNECTIONS, seconds }, () => ({
    method: 'GET',
    path: itemAt(paths, asked++ % paths.length),
    headers: { cookie },
  }))
}

interface Workbook extends ConcurrentLatency {
  readonly rows: number
}

/** Null for calls that do not stream their reply. */
async function measureWorkbook(paths: readonly string[]): Promise<Workbook | null> {
  if (!paths.every((path) => path.includes('.xlsx'))) return null
  const beside = await measureConcurrentLatency(server.url, cookie, SECONDS, () =>
    measure(paths, SECONDS),
  )
  return { rows: await rowsOf(itemAt(paths, 0)), ...beside }
}

/** Number of rows of a workbook, headings included. */
async function rowsOf(path: string): Promise<number> {
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

/** Sequential scans and scanned rows of each large table so far. */
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

/** Prints sequential scans; a limited count does not read a whole table. */
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
