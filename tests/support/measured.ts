import { JobRuns } from '#server/monitoring/job-runs.ts'
import type { MetricsOptions } from '#server/monitoring/serve-metrics.ts'
import { METRICS_TOKEN } from './site-process.ts'

/** Options of a server with metrics. */
export const measured = (jobRuns = new JobRuns()): MetricsOptions => ({
  token: METRICS_TOKEN,
  dataDir: '.',
  jobRuns,
})
