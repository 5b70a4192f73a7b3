import type { FastifyInstance, FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import { constantTimeEqual } from './constant-time-equal.ts'
import type { Db } from './database.ts'
import { isMigrated } from './migrations.ts'
import { Refusal } from './refusal.ts'

const LOOPBACK = ['127.0.0.1', '::1', '::ffff:127.0.0.1']

/** True for direct requests from this machine. A proxy on it adds a forwarding header. */
const isLocal = ({ ip, headers }: FastifyRequest): boolean =>
  LOOPBACK.includes(ip) && !headers['x-forwarded-for'] && !headers.forwarded && !headers.via

/** `/healthz` (alive), `/readyz` (database reachable and migrated), `/metrics` (Prometheus). */
export function serveHealth(app: FastifyInstance, db: Db, metricsToken: string | undefined) {
  app.get('/healthz', async () => ({ status: 'ok' }))

  let migrated = false
  app.get('/readyz', async () => {
    try {
      await sql`select 1`.execute(db)
      migrated ||= await isMigrated(db)
    } catch {
      throw new Refusal('UNAVAILABLE')
    }
    if (!migrated) throw new Refusal('UNAVAILABLE')
    return { status: 'ready' }
  })

  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the request to its answer',
    labelNames: ['method', 'route', 'status'],
    registers: [registry],
  })
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none'
    durations.observe(
      { method: request.method, route, status: reply.statusCode },
      reply.elapsedTime / 1_000,
    )
  })
  app.get('/metrics', async (request, reply) => {
    const bearer = request.headers.authorization?.replace(/^Bearer /, '')
    if (!isLocal(request) && !(metricsToken && bearer && constantTimeEqual(bearer, metricsToken))) {
      throw new Refusal('NOT_FOUND')
    }
    return reply.type(registry.contentType).send(await registry.metrics())
  })
}
