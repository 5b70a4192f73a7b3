import { PgBoss } from 'pg-boss'
import type { Logger } from 'pino'
import { connectionTo, DatabaseClient } from './database-client.ts'
import { whenPossible } from './when-possible.ts'

/** A scheduled job. It must be safe to run twice or late. */
export interface Job {
  readonly name: string
  /** Five-field cron expression in Seoul's time. */
  readonly cron: string
  readonly run: () => Promise<unknown>
}

const TIME_ZONE = 'Asia/Seoul'
const RETRIES = 3
/** Jobs are due by the minute; asking each job's queue every 2 s kept an idle site busy. */
const POLL_SECONDS = 10
/** For statements of the queue itself: a silent database must not hold its connections for good. */
const STATEMENT_TIMEOUT_MS = 30_000

/**
 * Schedules the jobs in the database, so that one of several instances runs each. Retries a failing
 * job, then logs it.
 */
export async function startJobs(
  databaseUrl: string,
  jobs: readonly Job[],
  log: Logger,
  pollSeconds = POLL_SECONDS,
) {
  const boss = new PgBoss({
    ...connectionTo(databaseUrl),
    ...{ Client: DatabaseClient, query_timeout: STATEMENT_TIMEOUT_MS },
    max: 3,
  })
  boss.on('error', (error) => log.error({ err: error }, 'job queue'))
  const workers = new Map<string, string>()
  const schedule = async ({ name, cron, run }: Job) => {
    await boss.createQueue(name, { retryLimit: RETRIES, retryBackoff: true, policy: 'short' })
    const worker = await boss.work(name, { pollingIntervalSeconds: pollSeconds }, async () => {
      const result = await run()
      log.debug({ job: name, result }, 'job done')
    })
    workers.set(name, worker)
    await boss.schedule(name, cron, null, { tz: TIME_ZONE })
  }
  try {
    await boss.start()
    await Promise.all(jobs.map(schedule))
  } catch (error) {
    await boss.stop({ graceful: false }).catch(() => undefined)
    throw error
  }
  return {
    /** Runs a job now, unless it is queued already. */
    async start(name: string) {
      await boss.send(name)
      const worker = workers.get(name)
      if (worker) boss.notifyWorker(worker)
    },
    stop: () => boss.stop({ graceful: true, timeout: 5_000 }),
  }
}

/**
 * Starts the jobs as soon as the database is there for it, since a site that already answers must not
 * end when the database dies. Returns null once the server is stopping.
 */
export const startJobsWhenPossible = (
  databaseUrl: string,
  jobs: readonly Job[],
  log: Logger,
  isStopping: () => boolean,
) =>
  whenPossible('jobs', async () => (isStopping() ? null : startJobs(databaseUrl, jobs, log)), log)
