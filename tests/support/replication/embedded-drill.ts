import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { run, withDatabase } from '../database-admin.ts'
import { startServer } from '../site-process.ts'
import { startDatabasePair } from './database-pair.ts'
import { type Figures, orderUnderFault } from './orders-under-fault.ts'

/**
 * Kills the primary under orders, promotes its synchronous standby, and starts the dead primary again
 * beside it, as a machine does that comes back.
 */
export async function drillEmbedded(orders: number, durable: boolean): Promise<Figures> {
  const dataDir = mkdtempSync(join(tmpdir(), 'gyeol-failover-'))
  const pair = await startDatabasePair({ durable })
  try {
    const site = await startServer(dataDir, { DATABASE_URL: pair.url, LOG_LEVEL: 'fatal' })
    try {
      await pair.setSynchronous(true)
      return await orderUnderFault({
        siteUrl: site.url,
        ordersBefore: orders,
        ordersAfter: orders,
        async fault() {
          await pair.primary.kill()
          await pair.standby.query('select pg_promote()')
          await pair.primary.start()
        },
        storedOrders: () => orderNumbersIn(withDatabase(pair.standby.url, 'gyeol')),
      })
    } finally {
      await site.end()
    }
  } finally {
    await pair.close()
    rmSync(dataDir, { recursive: true })
  }
}

export async function orderNumbersIn(url: string): Promise<string[]> {
  const rows = await run(url, 'select number from orders')
  return rows.map((row) => String(row.number))
}
