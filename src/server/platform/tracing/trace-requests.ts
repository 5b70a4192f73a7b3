import type { FastifyInstance, FastifyRequest } from 'fastify'
import { currentSpan, SPAN_KIND, type Span, type StartTrace } from './span.ts'
import { readTraceparent } from './trace-context.ts'

interface Spans {
  readonly request: Span
  useCase?: Span
}

/** Traces each sampled request and, within it, its use case. Register before every other hook. */
export function traceRequests(app: FastifyInstance, start: StartTrace) {
  const spansOf = new WeakMap<FastifyRequest, Spans>()

  app.addHook('onRequest', (request, _reply, done) => {
    const { method, routeOptions, headers } = request
    const parent = readTraceparent(headers.traceparent)
    const name = `${method} ${routeOptions.url ?? 'unknown'}`
    const span = start(name, SPAN_KIND.server, parent)
    if (!span) return done()
    spansOf.set(request, { request: span })
    currentSpan.run(span, done)
  })
  // Reading a body continues in the context of the socket, so the span is entered again.
  app.addHook('preHandler', (request, _reply, done) => {
    const spans = spansOf.get(request)
    const { useCase } = request.routeOptions.config
    if (!spans) return done()
    if (useCase) spans.useCase = spans.request.child(useCase)
    currentSpan.run(spans.useCase ?? spans.request, done)
  })
  app.addHook('onSend', async (request, reply) => {
    spansOf.get(request)?.useCase?.end({ isError: reply.statusCode >= 500 })
  })
  app.addHook('onResponse', async (request, { statusCode }) => {
    const spans = spansOf.get(request)
    spans?.request.set('http.response.status_code', statusCode)
    spans?.request.set('gyeol.request_id', request.id)
    spans?.request.end({ isError: statusCode >= 500 })
  })
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What the call does, in the words of the contract. */
    useCase?: string
  }
}
