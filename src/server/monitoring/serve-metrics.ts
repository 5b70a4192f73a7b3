import type { FastifyInstance } from 'fastify'
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import type { Deps } from '#server/deps.ts'
import { constantTimeEqual } from '#server/platform/constant-time-equal.ts'
import { isCall } from '#server/platform/pages.ts'
import { refuse } from '#server/platform/refusal.ts'
import { blockMetrics } from './block-metrics.ts'
import { businessMetrics } from './business-metrics.ts'
import { diskMetrics } from './disk-metrics.ts'
import type { JobRuns } from './job-runs.ts'

/** Upper bounds in seconds. */
const DURATIONS = [0.01, 0.05, 0.1, 0.3, 1, 3, 10]

export interface MetricsOptions {
  readonly token: string
  /** The disk of this folder is measured. */
  readonly dataDir: string
  readonly jobRuns: JobRuns
}

/**
 * `/metrics` for Prometheus, behind `METRICS_TOKEN`; without a token it is a 404, even on this
 * machine, since a proxy on it passes on the requests of others.
 */
export function serveMetrics(
  app: FastifyInstance,
  deps: Pick<Deps, 'db' | 'now' | 'log'>,
  options: MetricsOptions | undefined,
) {
  if (!options) return
  const { token, dataDir, jobRuns } = options
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Answered requests',
    labelNames: ['method', 'route', 'status'],
    registers: [registry],
  })
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from a request to its answer, by kind of route',
    labelNames: ['kind'],
    buckets: DURATIONS,
    registers: [registry],
  })
  app.addHook('onResponse', async ({ method, routeOptions }, { statusCode, elapsedTime }) => {
    const { kind, route } = describeRoute(routeOptions.url)
    requests.inc({ method, route, status: statusCode })
    durations.observe({ kind }, elapsedTime / 1_000)
  })
  jobRuns.registerIn(registry)
  diskMetrics(registry, dataDir)
  blockMetrics(registry, app)
  const readBusiness = businessMetrics(registry, deps)

  app.get('/metrics', { logLevel: 'warn' }, async ({ headers }, reply) => {
    const bearer = headers.authorization?.replace(/^Bearer /, '')
    if (!bearer || !constantTimeEqual(bearer, token)) refuse('NOT_FOUND')
    await readBusiness()
    return reply.type(registry.contentType).send(await registry.metrics())
  })
}

/**
 * Groups routes for labels. Each file of the build is a route of its own with a name that changes
 * with its content, so all of them are one.
 */
function describeRoute(pattern: string | undefined) {
  if (pattern === undefined) return { kind: 'unknown', route: 'unknown' }
  if (isCall(pattern)) return { kind: 'call', route: pattern }
  if (pattern === '/*') return { kind: 'page', route: pattern }
  return { kind: 'file', route: pattern.includes(':') ? pattern : 'file' }
}
