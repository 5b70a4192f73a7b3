import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedDatabase } from '#server/adapters/database/embedded-postgres.ts'
import { freePort } from '#server/adapters/database/free-port.ts'
import { bankTransfer } from '#server/adapters/payment/bank-transfer.ts'
import { folderStorage } from '#server/adapters/storage/folder.ts'
import { createApp } from '#server/app.ts'
import { openDatabase } from '#server/platform/database.ts'
import { createLogger } from '#server/platform/logging.ts'
import { migrate } from '#server/platform/migrations.ts'
import { seedBase } from '#server/seeds/base.ts'
import { nameBankAccount } from '#server/seeds/demo/name-bank-account.ts'
import { type Load, load } from './load.ts'
import { medianOf } from './median.ts'
import { recordStatements } from './recorded-order.ts'

/**
 * Measures guest orders per second over HTTP with 16 connections and durable commits: alternately at
 * the site and at a bare server that sends the same statements to the same database.
 */
const CONNECTIONS = 16
const SECONDS = 6
const ROUNDS = 3
const SITE_PORT = await freePort()
const BARE_PORT = await freePort()

const orderBody = {
  consulting_type: 'HAIR_CONSULTING',
  guest_name: '김하나',
  guest_email: 'bench@example.com',
  guest_phone: '010-1234-5678',
  total_price: 100_000,
  agreed_refund: true,
}

const dataDir = mkdtempSync(join(tmpdir(), 'gyeol-bench-'))
const quiet = { info() {}, warn: console.warn }
const database = await startEmbeddedDatabase({ dataDir, log: quiet })
const children: ChildProcess[] = []

try {
  await migrate(database.url)
  const recording = await recordOneOrder()
  console.log(`An order sends ${recording.statements.length} statements in one transaction.`)
  const file = join(dataDir, 'recording.json')
  writeFileSync(file, JSON.stringify(recording))
  start('src/server/main.ts', [], {
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    PORT: String(SITE_PORT),
    SEED: 'base',
    RATE_LIMIT: 'off',
    LOG_LEVEL: 'warn',
  })
  start('bench/bare-server.ts', [database.url, file, String(BARE_PORT)], {})
  await Promise.all([ready(SITE_PORT, '/readyz'), ready(BARE_PORT, '/')])
  await compare()
} finally {
  await Promise.all(children.map(ended))
  await database.stop()
  rmSync(dataDir, { recursive: true, force: true })
}

async function compare() {
  const ratios: number[] = []
  await measure(SITE_PORT, 2)
  await measure(BARE_PORT, 2)
  for (let round = 1; round <= ROUNDS; round += 1) {
    const site = await measure(SITE_PORT, SECONDS)
    const bare = await measure(BARE_PORT, SECONDS)
    const ratio = site.perSecond / bare.perSecond
    ratios.push(ratio)
    console.log(
      `round ${round}  site ${formatLoad(site)}   bare ${formatLoad(bare)}   ratio ${ratio.toFixed(2)}`,
    )
  }
  console.log(
    `Median ratio of site to bare server: ${medianOf(ratios).toFixed(2)} (asked for: 0.50)`,
  )
}

function measure(port: number, seconds: number): Promise<Load> {
  return load(
    `http://127.0.0.1:${port}/v1/orders/guest`,
    { connections: CONNECTIONS, seconds },
    () => ({
      body: JSON.stringify(orderBody),
      headers: { 'idempotency-key': randomUUID() },
    }),
  )
}

function formatLoad({ perSecond, p50, p99, failed }: Load): string {
  return `${perSecond.toFixed(0).padStart(5)}/s p50 ${p50.toFixed(1)} ms p99 ${p99.toFixed(1)} ms${failed ? ` FAILED ${failed}` : ''}`
}

/** Places one order in this process to record its statements. */
async function recordOneOrder() {
  const db = openDatabase(database.url)
  const deps = {
    db,
    readDb: db,
    now: () => new Date(),
    secret: 'a-secret-for-measuring-that-is-long-enough',
    publicUrl: 'http://127.0.0.1',
    embeddedDatabase: false,
    rateLimits: false,
    mail: null,
    sms: null,
    storage: folderStorage(join(dataDir, 'files')),
    backups: null,
    paymentProviders: [bankTransfer()],
    startJob: async () => {},
    socialLogins: [],
    log: createLogger('silent'),
  }
  await seedBase(deps)
  await nameBankAccount(deps)
  const app = await createApp({ deps })
  const idempotencyKey = randomUUID()
  let orderNumber = ''
  const statements = await recordStatements(async () => {
    const response = await app.inject({
      method: 'POST',
      url: '/v1/orders/guest',
      headers: { 'idempotency-key': idempotencyKey },
      payload: orderBody,
    })
    orderNumber = response.json().order_number
  })
  await app.close()
  await db.destroy()
  return { statements, orderNumber, idempotencyKey, body: orderBody }
}

function start(file: string, args: readonly string[], env: Record<string, string>) {
  const child = spawn(process.execPath, [file, ...args], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { PATH: process.env.PATH, NODE_ENV: 'production', ...env },
  })
  children.push(child)
}

async function ready(port: number, path: string) {
  for (const until = Date.now() + 30_000; Date.now() < until; ) {
    if (await fetch(`http://127.0.0.1:${port}${path}`).catch(() => null)) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`nothing answers on port ${port}`)
}

function ended(child: ChildProcess): Promise<unknown> {
  child.kill('SIGTERM')
  return child.exitCode === null ? once(child, 'exit') : Promise.resolve()
}
