import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { startEmbeddedDatabase } from '#server/adapters/database/embedded-postgres.ts'
import { openTcpProxy } from '#tests/support/tcp-proxy.ts'
import { startTossStandIn } from '#tests/support/toss-stand-in.ts'
import { placeOrder, sendSurvey } from './customers.ts'
import type { Drill } from './drill.ts'
import { drillFaults } from './fault-drill.ts'
import type { Fault } from './fault-phases.ts'

const SECONDS = 20
const SHORT_SECONDS = 4
/** Statements have 10 s, and a connection is waited for 3 s. */
const REPLY_LIMIT_MS = 16_000
const SLOW_MS = 300

/** Takes the database away, slows, freezes and locks it under orders, surveys and pages. */
export const database: Drill = async ({ isShort, amount }) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'gyeol-database-'))
  const log = { info() {}, warn() {} }
  const embedded = await startEmbeddedDatabase({ dataDir, log })
  const line = await openTcpProxy(embedded.url)
  const toss = await startTossStandIn()
  const outcome = await drillFaults({
    dataDir,
    settings: { DATABASE_URL: line.url },
    toss,
    photoSize: [400, 300],
    actsOf: (cast) => [
      () => placeOrder(cast),
      () => placeOrder(cast),
      () => sendSurvey(cast),
      () => cast.traffic.send('/user'),
      () => cast.traffic.send('/user/consulting/dashboard/original'),
      () => cast.traffic.send('/v1/products'),
    ],
    faults: faultsOf(line, embedded.url, dataDir),
    seconds: amount ?? (isShort ? SHORT_SECONDS : SECONDS),
    replyLimitMs: REPLY_LIMIT_MS,
  })
  await line.close()
  await embedded.stop()
  toss.stop()
  rmSync(dataDir, { recursive: true, force: true })
  return outcome
}

function faultsOf(
  line: Awaited<ReturnType<typeof openTcpProxy>>,
  url: string,
  dataDir: string,
): readonly Fault[] {
  const postmaster = () =>
    Number(readFileSync(join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8').split('\n')[0])
  const run = async (...statements: readonly string[]) => {
    const client = new pg.Client(url)
    await client.connect()
    for (const statement of statements) await client.query(statement)
    await client.end()
  }
  const readOnly = (value: string) =>
    run(`alter system set default_transaction_read_only = ${value}`, 'select pg_reload_conf()')
  return [
    { name: 'no fault', begin() {}, end() {} },
    { name: 'away', begin: line.refuse, end: line.accept },
    { name: 'silent', begin: line.freeze, end: line.thaw },
    {
      name: `${SLOW_MS} ms slower each way`,
      begin: () => line.delay(SLOW_MS),
      end: () => line.delay(0),
    },
    {
      name: 'read-only',
      begin: () => readOnly('on'),
      end: () => run('set default_transaction_read_only = off', ...offStatements),
    },
    {
      name: 'restarted',
      // Ends every session; the embedded database is started again by its keeper.
      begin: () => process.kill(postmaster(), 'SIGINT'),
      end() {},
    },
  ]
}

const offStatements = [
  'alter system reset default_transaction_read_only',
  'select pg_reload_conf()',
]
