import { Counter, type Registry } from 'prom-client'
import type { Job } from '#server/platform/jobs.ts'

/** Counts the runs of scheduled jobs in this process, for `/metrics`. */
export class JobRuns {
  readonly #counter = new Counter({
    name: 'gyeol_job_runs_total',
    help: 'Runs of scheduled jobs by name and result; a job that fails is retried',
    labelNames: ['name', 'result'],
    registers: [],
  })

  registerIn(registry: Registry) {
    registry.registerMetric(this.#counter)
  }

  /** Returns the job with its runs counted. */
  counted(job: Job): Job {
    const { name } = job
    return {
      ...job,
      run: async () => {
        try {
          const result = await job.run()
          this.#counter.inc({ name, result: 'done' })
          return result
        } catch (error) {
          this.#counter.inc({ name, result: 'failed' })
          throw error
        }
      },
    }
  }
}
