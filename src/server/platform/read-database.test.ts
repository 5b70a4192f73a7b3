import { execFileSync } from 'node:child_process'
import { renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { type Kysely, sql } from 'kysely'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { withDatabase } from '#tests/support/database-admin.ts'
import {
  type DatabasePair,
  startDatabasePair,
  writeOwned,
} from '#tests/support/replication/database-pair.ts'
import { openTcpProxy } from '#tests/support/tcp-proxy.ts'
import { openDatabase, type Tables } from './database.ts'
import { openReadDatabase } from './read-database.ts'

/** Serves every test that leaves the standby following the primary. */
let shared: DatabasePair
beforeAll(async () => {
  shared = await startDatabasePair()
})
afterAll(() => shared.close())

async function givenOwnPair() {
  const pair = await startDatabasePair()
  onTestFinished(() => pair.close())
  return pair
}

/** A table of one counter, its writer, and a reader that says where it read. */
async function givenCounter(pair = shared) {
  const line = await openTcpProxy(withDatabase(pair.standby.url, 'gyeol'))
  const primaryUrl = withDatabase(pair.primary.url, 'gyeol')
  const db = openDatabase(primaryUrl)
  const readDb = openReadDatabase(primaryUrl, line.url)
  onTestFinished(async () => {
    line.thaw()
    await Promise.all([db.destroy(), readDb.destroy()])
    await line.close()
  })
  await sql`drop table if exists counter`.execute(db)
  await sql`create table counter as select 0 as value`.execute(db)
  let value = 0
  return {
    ...pair,
    line,
    readDb,
    /** Increases the counter, then reads it; fails unless the new value is seen. */
    async writeAndRead() {
      value += 1
      await sql`update counter set value = ${value}`.execute(db)
      const row = await readCounter(readDb)
      expect(row.value).toBe(value)
      return row.port === pair.standby.port ? 'replica' : 'primary'
    },
  }
}

async function readCounter(readDb: Kysely<Tables>) {
  const { rows } = await sql<{ value: number; port: number }>`
    select value, inet_server_port() as port from counter`.execute(readDb)
  return rows[0]!
}

const fromReplica = (writeAndRead: () => Promise<string>) =>
  vi.waitFor(async () => expect(await writeAndRead()).toBe('replica'), 10_000)

test('reads from the replica, and every read sees the write before it', async () => {
  const { writeAndRead } = await givenCounter()
  await fromReplica(writeAndRead)

  const places: string[] = []
  for (let round = 0; round < 100; round += 1) places.push(await writeAndRead())
  expect(places.filter((it) => it === 'replica').length).toBeGreaterThan(0)
})

test('reads from the primary while the replica is behind, without waiting each time', async () => {
  const { writeAndRead, standby } = await givenCounter()
  await fromReplica(writeAndRead)
  await standby.query('select pg_wal_replay_pause()')

  const startedAt = performance.now()
  for (let round = 0; round < 20; round += 1) expect(await writeAndRead()).toBe('primary')
  expect(performance.now() - startedAt).toBeLessThan(20 * 50)

  await standby.query('select pg_wal_replay_resume()')
  await fromReplica(writeAndRead)
})

test('reads from the primary when the replica is killed, and again from it when it is back', async () => {
  const { writeAndRead, standby, following } = await givenCounter()
  await fromReplica(writeAndRead)
  await standby.kill()
  for (let round = 0; round < 5; round += 1) expect(await writeAndRead()).toBe('primary')

  await standby.start(following)
  await fromReplica(writeAndRead)
})

test('reads from the primary when the replica is silent', async () => {
  const { writeAndRead, line } = await givenCounter()
  await fromReplica(writeAndRead)
  line.freeze()

  const startedAt = performance.now()
  expect(await writeAndRead()).toBe('primary')
  expect(performance.now() - startedAt).toBeLessThan(1_000)
})

test('repeats on the primary a statement whose replica is lost meanwhile', async () => {
  const { readDb, line, standby, writeAndRead } = await givenCounter()
  await fromReplica(writeAndRead)
  const reading = sql<{ port: number }>`
    select inet_server_port() as port, pg_sleep(case when pg_is_in_recovery() then 60 else 0 end)`.execute(
    readDb,
  )
  await vi.waitFor(async () => {
    const running =
      "select 1 from pg_stat_activity where query like '%pg_sleep%' and wait_event = 'PgSleep'"
    expect(await standby.query(running)).toHaveLength(1)
  }, 10_000)
  line.cut()

  expect((await reading).rows[0]?.port).not.toBe(standby.port)
})

test('does not read from a promoted standby, which the primary no longer reaches', async () => {
  const { writeAndRead, standby } = await givenCounter(await givenOwnPair())
  await fromReplica(writeAndRead)
  await standby.query('select pg_promote()')
  // Its position is ahead of the primary's from here on.
  await standby.query('create table later as select generate_series(1, 100000)')

  for (let round = 0; round < 5; round += 1) expect(await writeAndRead()).toBe('primary')
})

test('does not read from a replica that is ahead on the timeline of a lost primary', async () => {
  const { writeAndRead, primary, standby } = await givenCounter(await givenOwnPair())
  await fromReplica(writeAndRead)
  await primary.stop()
  const earlier = `${primary.folder}-earlier`
  execFileSync('cp', ['-a', primary.folder, earlier])
  await primary.start()
  await vi.waitFor(writeAndRead, 10_000)
  await primary.query('create table later as select generate_series(1, 100000)')
  await fromReplica(writeAndRead)

  await primary.stop()
  rmSync(primary.folder, { recursive: true })
  renameSync(earlier, primary.folder)
  rmSync(join(primary.folder, 'postmaster.pid'), { force: true })
  writeOwned(primary.folder, 'recovery.signal', '')
  await primary.start({ restore_command: 'false' })
  await vi.waitFor(() => primary.query('create table earlier as select 1'), 10_000)

  expect(await standby.query('select pg_is_in_recovery() as standing')).toEqual([
    { standing: true },
  ])
  await vi.waitFor(writeAndRead, 10_000)
  const until = performance.now() + 3_000
  while (performance.now() < until) expect(await writeAndRead()).toBe('primary')
})

test('refuses to write, on the replica and on the primary', async () => {
  const { readDb, standby, following, writeAndRead } = await givenCounter()
  const write = () => sql`update counter set value = -1`.execute(readDb)
  await fromReplica(writeAndRead)
  await expect(write()).rejects.toMatchObject({ code: '25006' })
  await standby.kill()
  await expect(write()).rejects.toMatchObject({ code: '25006' })
  await standby.start(following)
})
