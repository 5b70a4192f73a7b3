import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { orderWith } from '#tests/support/given-orders.ts'
import { connectToDatabaseIn } from '#tests/support/running-database.ts'
import { startServer } from '#tests/support/site-process.ts'
import { load } from './load.ts'
import { databaseOf, processorMs } from './processor-time.ts'

/**
 * `npm run bench:cost`: what one guest order costs: milliseconds of processor time in the server and in
 * PostgreSQL, bytes of its write-ahead log, and bytes in tables and indexes. Linux only.
 */
const CONNECTIONS = 8
const WARM_UP_SECONDS = 4
const SECONDS = 15

const dataDir = mkdtempSync(join(tmpdir(), 'gyeol-cost-'))
const server = await startServer(dataDir)
try {
  await placeOrders(WARM_UP_SECONDS)
  const client = await connectToDatabaseIn(dataDir)
  const databasePid = await databaseOf(dataDir)
  const readings = async () => {
    await client.query('checkpoint')
    const { rows } = await client.query(
      `select (select count(*) from orders) as orders,
              pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0') as wal,
              pg_database_size(current_database()) as stored`,
    )
    const { orders, wal, stored } = rows[0]
    return {
      orders: Number(orders),
      wal: Number(wal),
      stored: Number(stored),
      server: processorMs(server.child.pid),
      database: processorMs(databasePid),
    }
  }
  const before = await readings()
  await placeOrders(SECONDS)
  const after = await readings()
  await client.end()

  const perOrder = (of: keyof typeof before) =>
    (after[of] - before[of]) / (after.orders - before.orders)
  console.log(`${after.orders - before.orders} orders, each:`)
  console.log(`  ${perOrder('server').toFixed(2)} ms of the server's processor time`)
  console.log(`  ${perOrder('database').toFixed(2)} ms of PostgreSQL's`)
  console.log(`  ${(perOrder('wal') / 1024).toFixed(1)} kB of write-ahead log`)
  console.log(`  ${(perOrder('stored') / 1024).toFixed(1)} kB in tables and indexes`)
} finally {
  await server.end()
  rmSync(dataDir, { recursive: true })
}

function placeOrders(seconds: number) {
  const body = JSON.stringify(orderWith())
  return load(`${server.url}/v1/orders/guest`, { connections: CONNECTIONS, seconds }, () => ({
    body,
    headers: { 'idempotency-key': randomUUID() },
  }))
}
