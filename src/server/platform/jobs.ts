import { PgBoss } from 'pg-boss'
import type { Logger } from 'pino'

/** Something that the site does by the clock. Running it twice, or late, must do no harm. */
export interface Job {
  readonly name: string
  /** In Seoul's time, five fields. */
  readonly cron: string
  readonly run: () => Promise<unknown>
}

const TIME_ZONE = 'Asia/Seoul'
const RETRIES = 3

/**
 * Schedules the jobs on the database itself: of several instances one runs each. A job that fails is
 * tried again, then logged.
 */
export async function startJobs(databaseUrl: string, jobs: readonly Job[], log: Logger) {
  const boss = new PgBoss({ connectionString: databaseUrl, max: 3 })
  boss.on('error', (error) => log.error({ err: error }, 'job queue'))
  await boss.start()
  const schedule = async ({ name, cron, run }: Job) => {
    await boss.createQueue(name, { retryLimit: RETRIES, retryBackoff: true, policy: 'short' })
    await boss.work(name, async () => {
      const result = await run()
      log.debug({ job: name, result }, 'job done')
    })
    await boss.schedule(name, cron, null, { tz: TIME_ZONE })
  }
  await Promise.all(jobs.map(schedule))
  return {
    /** Runs one now; while one waits to be run, another is not added. */
    start: async (name: string) => void (await boss.send(name)),
    stop: () => boss.stop({ graceful: true, timeout: 5_000 }),
  }
}
