import { scheduling } from '#server/platform/workers/worker-pool.ts'

scheduling.niceness = 0
