import { sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import { startDatabasePair } from '#tests/support/replication/database-pair.ts'
import { openTcpProxy } from '#tests/support/tcp-proxy.ts'
import { openDatabase } from './database.ts'
import { startJobs } from './jobs.ts'
import { createLogger } from './logging.ts'
import { migrate } from './migrations.ts'
import { listenForPageChanges } from './page-changes.ts'

const log = createLogger('silent')

async function givenPair() {
  const pair = await startDatabasePair()
  onTestFinished(pair.close)
  return pair
}

function openPool(url: string) {
  const db = openDatabase(url, { poolSize: 4, connectTimeoutMs: 10_000 })
  onTestFinished(() => db.destroy())
  const write = () => sql`insert into notes values (1)`.execute(db)
  const portOf = async () => {
    const { rows } = await sql<{ port: number }>`select inet_server_port() as port`.execute(db)
    return rows[0]?.port
  }
  return { db, write, portOf }
}

test('[A-13] with several hosts every connection goes to the primary, after a failover to the new one', async () => {
  const { url, primary, standby, setSynchronous } = await givenPair()
  await setSynchronous(true)
  await migrate(url) // the standby, named first, would refuse it
  const { db, portOf } = openPool(url)
  const heard = vi.fn()
  const changes = listenForPageChanges(url, log)
  changes.onChange(heard)
  const ran = vi.fn(async () => undefined)
  const jobs = await startJobs(url, [{ name: 'counted', cron: '0 0 1 1 *', run: ran }], log)
  onTestFinished(async () => {
    await Promise.all([changes.stop(), jobs.stop()])
  })
  expect(await portOf()).toBe(primary.port)

  await primary.kill()
  await standby.query('select pg_promote()')

  await vi.waitFor(async () => expect(await portOf()).toBe(standby.port), 10_000)
  await vi.waitFor(async () => expect(await changes.isListening()).toBe(true), 10_000)
  heard.mockClear()
  await sql`update products set price = price + 1`.execute(db)
  await sql`notify pages_changed`.execute(db)
  await vi.waitFor(() => expect(heard).toHaveBeenCalled(), 10_000)
  await vi.waitFor(() => jobs.start('counted'), 10_000)
  await vi.waitFor(() => expect(ran).toHaveBeenCalled(), 20_000)
})

test('[A-13] a dead primary that starts again beside the promoted one is not used', async () => {
  const { url, primary, standby } = await givenPair()
  await primary.kill()
  await standby.query('select pg_promote()')
  await primary.start()

  for (const order of [url, url.replace(/@(.+),(.+)\//, '@$2,$1/')]) {
    expect(await openPool(order).portOf()).toBe(standby.port)
  }
})

// Bound by time, which other tests on the same cores take: tried twice.
test('[A-13] a pool leaves a server that became read-only', { retry: 1 }, async () => {
  const { url, primary, standby, setSynchronous } = await givenPair()
  const { db, write, portOf } = openPool(url)
  await sql`create table notes (id int)`.execute(db)
  await setSynchronous(true)
  await write() // the standby has the table from here on
  await setSynchronous(false)
  await standby.query('select pg_promote()')
  const used = await Promise.all([portOf(), portOf(), portOf(), portOf()])
  expect(new Set(used)).toEqual(new Set([primary.port]))

  await primary.query('alter system set default_transaction_read_only = on')
  await primary.query('select pg_reload_conf()')

  await vi.waitFor(() => expect(write()).rejects.toMatchObject({ code: '25006' }))
  // At most one more refusal for each open connection: a caller who retries gets through.
  const results = await Promise.allSettled([1, 2, 3, 4].map(write))
  expect(results.every((it) => it.status === 'fulfilled' || it.reason.code === '25006')).toBe(true)
  await vi.waitFor(write, 5_000)
  expect(await portOf()).toBe(standby.port)
})

test('[A-13] a silent host delays no longer than a second and a half', async () => {
  const { url, primary, standby } = await givenPair()
  const line = await openTcpProxy(standby.url)
  onTestFinished(line.close)
  line.freeze()
  const { portOf } = openPool(url.replace(`:${standby.port}`, `:${new URL(line.url).port}`))

  const startedAt = performance.now()
  expect(await portOf()).toBe(primary.port)
  expect(performance.now() - startedAt).toBeLessThan(1_500)

  await primary.kill()
  await vi.waitFor(() => expect(portOf()).rejects.toMatchObject({ code: '08001' }), 10_000)
})
