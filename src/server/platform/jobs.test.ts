import { sql } from 'kysely'
import { PgBoss } from 'pg-boss'
import { expect, onTestFinished, test, vi } from 'vitest'
import { testDatabase } from '#tests/support/database.ts'
import { openTcpProxy } from '#tests/support/tcp-proxy.ts'
import { openDatabase } from './database.ts'
import { type Job, startJobs, startJobsWhenPossible } from './jobs.ts'
import { createLogger } from './logging.ts'

const NEVER = '0 4 1 1 *'
/** The shortest interval that the queue takes. */
const POLL_SECONDS = 0.5
const PATIENCE = { timeout: 30_000, interval: 50 }

/** Starts two instances of the server on one database, and a trigger in place of the clock. */
async function startTwoInstances(jobs: readonly Job[]) {
  const database = await testDatabase()
  const log = createLogger('silent')
  const instances = [
    await startJobs(database.url, jobs, log, POLL_SECONDS),
    await startJobs(database.url, jobs, log, POLL_SECONDS),
  ]
  const clock = new PgBoss({ connectionString: database.url, schedule: false, supervise: false })
  // Dropping the database closes connections that remain after the stop.
  clock.on('error', () => undefined)
  await clock.start()
  const db = openDatabase(database.url)
  onTestFinished(async () => {
    await Promise.all(instances.map(({ stop }) => stop()))
    await clock.stop({ graceful: false })
    await db.destroy()
    await database.drop()
  })
  return { db, strike: (name: string) => clock.send(name) }
}

test('one of several instances runs a job, once per scheduled time', async () => {
  const runs: string[] = []
  const { strike } = await startTwoInstances([
    { name: 'count', cron: NEVER, run: async () => runs.push('count') },
    { name: 'marker', cron: NEVER, run: async () => runs.push('marker') },
  ])

  await strike('count')
  await vi.waitFor(() => expect(runs).toEqual(['count']), PATIENCE)
  await strike('count')
  await strike('marker')
  await vi.waitFor(() => expect(runs.toSorted()).toEqual(['count', 'count', 'marker']), PATIENCE)
})

test('[A-13] starts the jobs later if the database dies while they start', async () => {
  const database = await testDatabase()
  const line = await openTcpProxy(database.url)
  const runs: string[] = []
  const job: Job = { name: 'late', cron: NEVER, run: async () => runs.push('late') }
  onTestFinished(async () => {
    await line.close()
    await database.drop()
  })

  let tries = 0
  const isStopping = () => {
    tries += 1
    if (tries > 1) line.accept()
    return false
  }
  const starting = startJobsWhenPossible(line.url, [job], createLogger('silent'), isStopping)
  await line.nextRequest()
  line.refuse()
  const jobs = await starting
  expect(tries).toBeGreaterThan(1)
  await jobs?.start('late')

  await vi.waitFor(() => expect(runs).toEqual(['late']), PATIENCE)
  await jobs?.stop()
})

test('a job that is started runs at once, instead of at the next look into its queue', async () => {
  const database = await testDatabase()
  const runs: number[] = []
  const job: Job = { name: 'now', cron: NEVER, run: async () => runs.push(performance.now()) }
  const jobs = await startJobs(database.url, [job], createLogger('silent'))
  onTestFinished(async () => {
    await jobs.stop()
    await database.drop()
  })

  for (const count of [1, 2, 3]) {
    const asked = performance.now()
    await jobs.start('now')
    await vi.waitFor(() => expect(runs).toHaveLength(count), PATIENCE)
    expect(runs.at(-1)! - asked).toBeLessThan(8_000)
  }
})

test('retries a failed job', async () => {
  let tries = 0
  const { strike } = await startTwoInstances([
    {
      name: 'stumbles',
      cron: NEVER,
      async run() {
        tries += 1
        if (tries === 1) throw new Error('stumbled')
      },
    },
  ])

  await strike('stumbles')

  await vi.waitFor(() => expect(tries).toBe(2), PATIENCE)
})

test('schedules each job once in Seoul’s time, however often the server starts', async () => {
  const { db } = await startTwoInstances([
    { name: 'early', cron: '5 0 * * *', run: async () => {} },
  ])

  const { rows } = await sql`select name, cron, timezone from pgboss.schedule`.execute(db)

  expect(rows).toEqual([{ name: 'early', cron: '5 0 * * *', timezone: 'Asia/Seoul' }])
})
