/**
 * `npm run seed:scale [MEMBERS ORDERS]`: fills the empty database of DATA_DIR with a studio far
 * larger than any (200,000 members and 1,000,000 orders), for `npm run bench:admin`. Some gigabytes.
 */
import { mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import pg from 'pg'
import { startEmbeddedDatabase } from '#server/adapters/database/embedded-postgres.ts'
import { readConfig } from '#server/config.ts'
import { refreshDays } from '#server/dashboard/index.ts'
import { sumLedgerDays } from '#server/ledger/index.ts'
import { jobLimits, openDatabase } from '#server/platform/database.ts'
import { createLogger } from '#server/platform/logging.ts'
import { startServer } from '#tests/support/site-process.ts'
import { fillDatabase } from './fill.ts'
import { scaleAdmin } from './scale-admin.ts'

const [members = 200_000, orders = 1_000_000] = process.argv.slice(2).map(Number)
const dataDir = resolve(readConfig(process.env).DATA_DIR)

// The first start migrates and makes the administrator and the base content.
mkdirSync(dataDir, { recursive: true })
const first = await startServer(dataDir, scaleAdmin)
await first.end()

const log = createLogger('warn')
const embedded = await startEmbeddedDatabase({ dataDir, log })
const client = new pg.Client({ connectionString: embedded.url })
await client.connect()
try {
  await fill()
} finally {
  await client.end()
  await embedded.stop()
}

async function fill() {
  const { rows } = await client.query('select from orders limit 1')
  if (rows.length > 0) throw new Error(`${dataDir} has orders: name an empty DATA_DIR`)
  const began = performance.now()
  await client.query('begin')
  await fillDatabase(timed, { members, orders })
  await client.query('commit')
  await storeSums()
  await client.query('vacuum analyze')
  const wrong = await client.query('select * from money_disagreements limit 5')
  if (wrong.rows.length > 0) throw new Error(`The books disagree: ${JSON.stringify(wrong.rows)}`)
  const minutes = ((performance.now() - began) / 60_000).toFixed(1)
  console.log(`${members} members and ${orders} orders in ${dataDir}, ${minutes} minutes`)
}

async function timed(statement: string) {
  const from = performance.now()
  await client.query(statement)
  const what = /^(?:insert into|create temporary table) \w+/m.exec(statement)?.[0]
  if (what) console.log(`${((performance.now() - from) / 1_000).toFixed(1).padStart(7)} s  ${what}`)
}

async function storeSums() {
  const db = openDatabase(embedded.url, jobLimits)
  try {
    await sumLedgerDays({ db, log })
    await refreshDays({ db })
  } finally {
    await db.destroy()
  }
}
