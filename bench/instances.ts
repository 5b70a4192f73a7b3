import { randomUUID } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedDatabase } from '#server/adapters/database/embedded-postgres.ts'
import { freePort } from '#server/adapters/database/free-port.ts'
import { orderWith } from '#tests/support/given-orders.ts'
import { hasHaproxy, startProxy } from '#tests/support/haproxy.ts'
import { type SiteProcess, startServer } from '#tests/support/site-process.ts'
import { load } from './load.ts'

/**
 * `npm run bench:instances`: cached pages, uncached pages and guest orders per second with one, two and
 * four instances behind HAProxy, on one database. Load generator, proxy, instances and PostgreSQL share
 * the cores of this machine.
 */
const COUNTS = [1, 2, 4]
const CONNECTIONS = 32
const WARM_UP_SECONDS = 3
const SECONDS = 6

const kinds = {
  'cached pages': () => ({ method: 'GET' as const, path: '/user', headers: {} }),
  'uncached pages': () => ({
    method: 'GET' as const,
    path: '/user',
    headers: { cookie: 'access_token=none' },
  }),
  orders: () => ({
    path: '/v1/orders/guest',
    body: JSON.stringify(orderWith()),
    headers: { 'idempotency-key': randomUUID() },
  }),
}

if (!hasHaproxy) throw new Error('This needs HAProxy: apt-get install haproxy')
const folder = mkdtempSync(join(tmpdir(), 'gyeol-instances-'))
const log = { info() {}, warn: console.warn }
const database = await startEmbeddedDatabase({ dataDir: join(folder, 'database'), log })
try {
  console.log(`${availableParallelism()} cores; per second:`)
  for (const count of COUNTS)
    console.log(`${count} instances: ${(await measure(count)).join(', ')}`)
} finally {
  await database.stop()
  rmSync(folder, { recursive: true })
}

async function measure(count: number): Promise<string[]> {
  const instances: SiteProcess[] = []
  for (let index = 0; index < count; index += 1) {
    const dataDir = join(folder, `instance-${count}-${index}`)
    mkdirSync(dataDir)
    instances.push(
      await startServer(dataDir, {
        DATABASE_URL: database.url,
        SESSION_SECRET: 'a-secret-for-measuring-that-is-long-enough',
        TRUST_PROXY: '127.0.0.1',
      }),
    )
  }
  const port = await freePort()
  const ports = instances.map(({ url }) => Number(new URL(url).port))
  const proxy = startProxy(folder, port, ports)
  const url = `http://127.0.0.1:${port}`
  try {
    while (!(await fetch(`${url}/readyz`).catch(() => null))?.ok);
    const figures: string[] = []
    for (const [name, next] of Object.entries(kinds)) {
      await load(url, { connections: CONNECTIONS, seconds: WARM_UP_SECONDS }, next)
      const { perSecond, p99, failed } = await load(
        url,
        { connections: CONNECTIONS, seconds: SECONDS },
        next,
      )
      figures.push(
        `${name} ${perSecond.toFixed(0)} (p99 ${p99.toFixed(0)} ms${failed ? `, ${failed} FAILED` : ''})`,
      )
    }
    return figures
  } finally {
    proxy.kill()
    for (const instance of instances) await instance.end()
  }
}
