import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, type TestContext, test, vi } from 'vitest'
import { type EmbeddedDatabase, startEmbeddedDatabase } from './embedded-postgres.ts'
import { runningPostmaster } from './postmaster-pid.ts'
import { openSiteDatabase } from './site-database.ts'

let started: string

/** Making a cluster takes seconds: only the tests of a first start do it again. */
beforeAll(async () => {
  started = mkdtempSync(join(tmpdir(), 'gyeol-embedded-'))
  const log = { info() {}, warn() {} }
  const { stop } = await startEmbeddedDatabase({ dataDir: started, log, durable: false })
  await stop()
})

afterAll(() => rmSync(started, { recursive: true }))

/**
 * A data folder of a test, for most of a start is waiting and they wait side by side: empty or as
 * one start and its stop leave it.
 */
function givenFolder({ onTestFinished }: TestContext, { startedBefore = true } = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'gyeol-embedded-'))
  if (startedBefore) {
    execFileSync('cp', ['-a', join(started, 'postgres'), dataDir])
    rmSync(join(dataDir, 'postgres', 'port')) // the copies run side by side
  }
  const cluster = join(dataDir, 'postgres', 'cluster')
  const said: string[] = []
  const log = { info: (text: string) => said.push(text), warn: (text: string) => said.push(text) }
  const running: EmbeddedDatabase[] = []
  onTestFinished(async () => {
    for (const database of running) await database.stop()
    rmSync(dataDir, { recursive: true })
  })
  return {
    dataDir,
    cluster,
    said,
    log,
    postmasterPid: () => runningPostmaster(cluster)?.pid,
    lastLogs: () =>
      ['postgres.log', 'postgres.log.old']
        .map((name) => join(dataDir, 'postgres', name))
        .map((file) => (existsSync(file) ? readFileSync(file, 'utf8') : ''))
        .join(),
    async start() {
      const database = await startEmbeddedDatabase({ dataDir, log })
      running.push(database)
      return database
    },
  }
}

async function query(url: string, sql: string) {
  const client = new pg.Client(url)
  await client.connect()
  const { rows } = await client.query(sql).finally(() => client.end())
  return rows
}

/** A server of its own process on the same folder, to be killed. */
async function startElsewhere(dataDir: string) {
  const code = `
    import { startEmbeddedDatabase } from '#server/adapters/database/embedded-postgres.ts'
    const log = { info() {}, warn() {} }
    const dataDir = ${JSON.stringify(dataDir)}
    const { url } = await startEmbeddedDatabase({ dataDir, log })
    process.stdout.write(url)
    setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [url] = await once(child.stdout, 'data')
  return { child, url: String(url) }
}

async function kill(child: ChildProcess) {
  child.kill('SIGKILL')
  await once(child, 'exit')
}

test.concurrent('the first start creates a database that only its owner can access', async (context) => {
  const { dataDir, start } = givenFolder(context, { startedBefore: false })
  chmodSync(dataDir, 0o755) // every other test has a folder that only this user may enter
  const { url } = await start()

  const [settings] = await query(
    url,
    `select current_setting('listen_addresses') as listens, current_setting('fsync') as fsync,
       current_setting('synchronous_commit') as commit, lower('ĐẶNG') as lower, 'B' < 'a' as by_code`,
  )
  expect(settings).toEqual({
    listens: '127.0.0.1',
    fsync: 'on',
    commit: 'on',
    lower: 'đặng',
    by_code: true,
  })
  expect(statSync(join(dataDir, 'postgres', 'password')).mode & 0o777).toBe(0o600)
  await expect(query(url.replace(/:[^:@]+@/, ':guess@'), 'select 1')).rejects.toThrow(/password/)
})

test.concurrent('a restart keeps data and address', async (context) => {
  const { postmasterPid, start } = givenFolder(context)
  const first = await start()
  await query(first.url, 'create table kept as select 1 as one')
  await first.stop()
  expect(postmasterPid()).toBeUndefined()

  const second = await start()

  expect(second.url).toBe(first.url)
  expect(await query(second.url, 'select one from kept')).toEqual([{ one: 1 }])
})

test.concurrent('takes over the database of a killed server', async (context) => {
  const { dataDir, said, postmasterPid, start } = givenFolder(context)
  const { child, url } = await startElsewhere(dataDir)
  await query(url, 'create table kept as select 1 as one')
  const pid = postmasterPid()
  await kill(child)

  const database = await start()

  expect(postmasterPid()).toBe(pid)
  expect(said).toEqual(['took over the PostgreSQL that an earlier server left running'])
  expect(await query(database.url, 'select one from kept')).toEqual([{ one: 1 }])
  await database.stop()
  expect(postmasterPid()).toBeUndefined()
})

test.concurrent('recovers all commits after server and database were killed together', async (context) => {
  const { dataDir, postmasterPid, start } = givenFolder(context)
  const { child, url } = await startElsewhere(dataDir)
  await query(url, 'create table kept as select 1 as one')
  process.kill(postmasterPid()!, 'SIGKILL')
  await kill(child)

  const database = await start()

  expect(await query(database.url, 'select one from kept')).toEqual([{ one: 1 }])
})

test.concurrent('restarts a killed database at the same address', async (context) => {
  const { said, postmasterPid, start } = givenFolder(context)
  const { url } = await start()
  await query(url, 'create table kept as select 1 as one')
  const pid = postmasterPid()!
  process.kill(pid, 'SIGKILL')

  await vi.waitUntil(() => said.includes('the embedded PostgreSQL is back'), 30_000)

  expect(postmasterPid()).not.toBe(pid)
  expect(await query(url, 'select one from kept')).toEqual([{ one: 1 }])
})

test.concurrent('refuses a second server on the same folder', async (context) => {
  const { dataDir, log, start } = givenFolder(context)
  const { url } = await start()

  await expect(startEmbeddedDatabase({ dataDir, log })).rejects.toThrow(/Another server/)

  expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }])
})

test.concurrent('a command joins the database of a running server and leaves it; a stopped one it stops again', async (context) => {
  const { dataDir, log, start, postmasterPid } = givenFolder(context)
  const ofSite = await start()

  const joined = await openSiteDatabase(undefined, { dataDir, log })
  expect(await query(joined.url, 'select 1 as one')).toEqual([{ one: 1 }])
  await joined.stop()
  expect(await query(ofSite.url, 'select 2 as two')).toEqual([{ two: 2 }])

  await ofSite.stop()
  const alone = await openSiteDatabase(undefined, { dataDir, log })
  expect(await query(alone.url, 'select 3 as three')).toEqual([{ three: 3 }])
  await alone.stop()
  expect(postmasterPid()).toBeUndefined()
})

test.concurrent('of two servers that start at once on an empty folder, one runs and one is refused', async (context) => {
  const { start } = givenFolder(context, { startedBefore: false })
  const starts = await Promise.allSettled([start(), start()])

  expect(starts.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
})

test.concurrent('repeats an interrupted first start', async (context) => {
  const { dataDir, start } = givenFolder(context, { startedBefore: false })
  const unfinished = join(dataDir, 'postgres', 'unfinished-999999999-0a1b2c3d')
  mkdirSync(unfinished, { recursive: true })
  writeFileSync(join(unfinished, 'PG_VERSION'), '18')

  const { url } = await start()

  expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }])
  expect(existsSync(unfinished)).toBe(false)
})

test.concurrent('waits for remaining processes of a killed database', async (context) => {
  const { dataDir, postmasterPid, lastLogs, start } = givenFolder(context)
  const { child, url } = await startElsewhere(dataDir)
  const [lingering] = await query(
    url,
    "select pid from pg_stat_activity where backend_type = 'checkpointer'",
  )
  process.kill(lingering.pid, 'SIGSTOP')
  process.kill(postmasterPid()!, 'SIGKILL')
  await kill(child)

  const starting = start()
  await vi.waitUntil(() => /shared memory block/.test(lastLogs()), 30_000)
  process.kill(lingering.pid, 'SIGCONT')

  expect(await query((await starting).url, 'select 1 as one')).toEqual([{ one: 1 }])
})

test.concurrent("a stale postmaster.pid with another program's number does not prevent the start", async (context) => {
  const { cluster, start } = givenFolder(context)
  const first = await start()
  const pidFile = join(cluster, 'postmaster.pid')
  const noted = readFileSync(pidFile, 'utf8')
  await first.stop()
  const { uid, gid } = statSync(cluster)
  const stranger = spawn('sleep', ['60'], { uid, gid })
  writeFileSync(pidFile, noted.replace(/^\d+/, String(stranger.pid)))

  const second = await start().finally(() => stranger.kill())

  expect(await query(second.url, 'select 1 as one')).toEqual([{ one: 1 }])
})
