import type { FastifyInstance, FastifyReply } from 'fastify'
import { refusals } from '#contract/refusals.ts'
import { RETRY_AFTER_SECONDS, refusalBody } from './errors.ts'
import type { LoadLimiter, WorkKind } from './load-limiter.ts'
import { bareSecurityHeaders } from './security-headers.ts'

const HEADERS = {
  ...bareSecurityHeaders,
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  'retry-after': String(RETRY_AFTER_SECONDS),
}

/**
 * Refuses calls for which there is no place with a 503, before any other work: in an overload most calls
 * are refused, so what a refusal costs is taken from the calls that are answered. Register after the
 * answers from memory, which an overload gets as well, and before everything else.
 */
export function shedCalls(
  app: FastifyInstance,
  limiter: LoadLimiter,
  limitReply: (raw: FastifyReply['raw']) => void,
) {
  app.addHook('onRequest', (request, reply, done) => {
    const { workKind } = request.routeOptions.config
    if (!workKind || !limiter.isFull(workKind)) return done()
    limiter.countRefusal(workKind)
    reply.hijack()
    limitReply(reply.raw)
    const body = JSON.stringify(refusalBody(request, 'UNAVAILABLE'))
    reply.raw.writeHead(refusals.UNAVAILABLE, {
      ...HEADERS,
      'content-length': Buffer.byteLength(body),
      'x-request-id': request.id,
    })
    reply.raw.end(body)
  })
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whose places a call needs; absent if it is never refused for load. */
    workKind?: WorkKind | null
  }
}
