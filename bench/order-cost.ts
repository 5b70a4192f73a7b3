import { randomUUID } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openCluster } from '#server/adapters/database/cluster.ts'
import { runningPostmaster } from '#server/adapters/database/postmaster-pid.ts'
import { orderWith } from '#tests/support/given-orders.ts'
import { connectToDatabaseIn } from '#tests/support/running-database.ts'
import { startServer } from '#tests/support/site-process.ts'
import { load } from './load.ts'

/**
 * `npm run bench:cost`: what one guest order costs: milliseconds of processor time in the server and in
 * PostgreSQL, bytes of its write-ahead log, and bytes in tables and indexes. Linux only.
 */
const CONNECTIONS = 8
const WARM_UP_SECONDS = 4
const SECONDS = 15
/** Unit of the processor times in `/proc`, on all Linux systems. */
const MS_PER_TICK = 10

const dataDir = mkdtempSync(join(tmpdir(), 'gyeol-cost-'))
const server = await startServer(dataDir)
try {
  await placeOrders(WARM_UP_SECONDS)
  const client = await connectToDatabaseIn(dataDir)
  const readings = async () => {
    await client.query('checkpoint')
    const { rows } = await client.query(
      `select (select count(*) from orders) as orders,
              pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0') as wal,
              pg_database_size(current_database()) as stored`,
    )
    const { orders, wal, stored } = rows[0]
    const postmaster = runningPostmaster((await openCluster(dataDir, true)).folder)
    return {
      orders: Number(orders),
      wal: Number(wal),
      stored: Number(stored),
      server: processorMs(server.child.pid),
      database: processorMs(postmaster?.pid),
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

/** Of a process and its children, ended ones included. */
function processorMs(root: number | undefined): number {
  const stats = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        // The name of the program, in parentheses, may contain spaces.
        const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
        const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
        return [{ pid: Number(pid), parent: Number(fields[1]), times: fields.slice(11, 15) }]
      } catch {
        return []
      }
    })
  return stats
    .filter(({ pid, parent }) => pid === root || parent === root)
    .flatMap(({ pid, times }) => (pid === root ? times : times.slice(0, 2)))
    .reduce((sum, ticks) => sum + Number(ticks) * MS_PER_TICK, 0)
}
