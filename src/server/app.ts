import { randomUUID } from 'node:crypto'
import fastifyCompress from '@fastify/compress'
import fastifyCookie from '@fastify/cookie'
import fastifyFormbody from '@fastify/formbody'
import fastifyMultipart from '@fastify/multipart'
import fastifyUnderPressure from '@fastify/under-pressure'
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { refusals } from '#contract/refusals.ts'
import { addressSearch } from '#domain/accounts/address-search.ts'
import { isAnonymousRequest, pageCaller, sessionCaller } from '#server/accounts/index.ts'
import type { Deps } from './deps.ts'
import { serveDrawings } from './drawings/serve-drawings.ts'
import { serveClientAddress } from './monitoring/serve-client-address.ts'
import { serveHealth } from './monitoring/serve-health.ts'
import { type MetricsOptions, serveMetrics } from './monitoring/serve-metrics.ts'
import { paymentPages } from './payments/index.ts'
import { BODY_LIMITS, type BodyLimits, limitBodies } from './platform/body-limits.ts'
import {
  answerConnectionError,
  answerUnusualRequests,
  namesHost,
} from './platform/connection-errors.ts'
import { Drain } from './platform/drain.ts'
import { COMPRESSION_THRESHOLD_BYTES } from './platform/encoded-body.ts'
import { answerBadAddress, answerErrors, sendRefusal } from './platform/errors.ts'
import { serve } from './platform/http.ts'
import { DELAY_SAMPLE_MS, lastingDelays } from './platform/lasting-delays.ts'
import { createLoadLimiter, MOST_AT_ONCE, type MostAtOnce } from './platform/load-limiter.ts'
import { MULTIPART_LIMITS } from './platform/multipart.ts'
import { serveOpenApi } from './platform/openapi.ts'
import { pageCalls } from './platform/page-calls.ts'
import type { PageChanges } from './platform/page-changes.ts'
import { countPageViews } from './platform/page-views.ts'
import { isCall, type PageRenderer, servePages } from './platform/pages.ts'
import { repeatPublicAnswers } from './platform/public-answers.ts'
import { recordForbidden } from './platform/record-forbidden.ts'
import { refuse } from './platform/refusal.ts'
import { limitReplies, REPLY_LIMITS, type ReplyLimits } from './platform/reply-limits.ts'
import { RequestLog } from './platform/request-log.ts'
import { sendSecurityHeaders } from './platform/security-headers.ts'
import { serveMedia } from './platform/serve-media.ts'
import { shedCalls } from './platform/shed-calls.ts'
import type { Tracer } from './platform/tracing/tracer.ts'
import { allRoutes } from './routes.ts'

const JSON_BODY_LIMIT_BYTES = 1024 * 1024
/** Node's own limits, for what the limits of bodies do not cover. Node checks them at this interval. */
const REQUEST_TIMEOUT_MS = BODY_LIMITS.filesMaxMs + 60_000
const HEADERS_TIMEOUT_MS = 15_000
const CONNECTIONS_CHECK_MS = 5_000
const MAX_EVENT_LOOP_DELAY_MS = 2_000

interface AppOptions {
  readonly deps: Deps
  readonly trustProxy?: boolean | string
  readonly drain?: Drain
  /** If absent, nothing is traced. */
  readonly tracer?: Pick<Tracer, 'traceRequests'> | undefined
  /** If absent, there are no metrics. */
  readonly metrics?: MetricsOptions | undefined
  /** Absent in API tests: every other address is then a JSON 404. */
  readonly pages?: PageRenderer | undefined
  /** If absent, every page is rendered for each request. */
  readonly pageChanges?: PageChanges | undefined
  /** Calls are refused with 503 while the event loop is delayed by more; 0 disables the check. */
  readonly maxEventLoopDelayMs?: number
  readonly bodyLimits?: BodyLimits
  readonly mostAtOnce?: MostAtOnce
  readonly replyLimits?: ReplyLimits
}

/** Creates the whole server on the given dependencies, ready to listen or for injected requests. */
export async function createApp({
  deps,
  trustProxy,
  drain = new Drain(),
  tracer,
  metrics,
  pages,
  pageChanges,
  maxEventLoopDelayMs = MAX_EVENT_LOOP_DELAY_MS,
  bodyLimits = BODY_LIMITS,
  mostAtOnce = MOST_AT_ONCE,
  replyLimits = REPLY_LIMITS,
}: AppOptions) {
  const routes = allRoutes(deps)
  const limiter = createLoadLimiter(deps, mostAtOnce)
  // Declared wider, so that the server's type is Fastify's own.
  const loggerInstance: FastifyBaseLogger = deps.log
  const app = Fastify({
    loggerInstance,
    logController: new RequestLog(),
    genReqId: () => randomUUID(),
    bodyLimit: JSON_BODY_LIMIT_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    trustProxy: trustProxy ?? false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 600 },
    rewriteUrl: (request) => withoutApiPrefix(withoutOrigin(request.url ?? '/')),
    forceCloseConnections: 'idle',
    // What arrived before the end of the drain is answered.
    return503OnClosing: false,
    frameworkErrors: answerBadAddress,
    clientErrorHandler: answerConnectionError,
    http: {
      // Refused below with our own message.
      requireHostHeader: false,
      headersTimeout: HEADERS_TIMEOUT_MS,
      connectionsCheckingInterval: CONNECTIONS_CHECK_MS,
    },
  })

  answerUnusualRequests(app.server)
  const limitReply = limitReplies(app, replyLimits)
  tracer?.traceRequests(app)
  await app.register(fastifyCookie)
  const onPageView = countPageViews(app, deps)
  const publicAnswers = repeatPublicAnswers(app, {
    deps,
    drain,
    changes: pageChanges,
    isAnonymousRequest,
    onPageView,
    limitReply,
  })
  shedCalls(app, limiter, limitReply)
  await sendSecurityHeaders(app, deps.publicUrl)
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
    if (!namesHost(request.raw) || !request.url.startsWith('/')) {
      reply.header('connection', 'close')
      refuse('MALFORMED_REQUEST')
    }
  })
  await app.register(fastifyFormbody)
  await app.register(fastifyMultipart, { limits: MULTIPART_LIMITS })
  await app.register(fastifyCompress, { threshold: COMPRESSION_THRESHOLD_BYTES })
  const isLasting = lastingDelays()
  await app.register(fastifyUnderPressure, {
    maxEventLoopDelay: maxEventLoopDelayMs,
    sampleInterval: DELAY_SAMPLE_MS,
    // Always serves the scripts of an open page: without one the browser would reload the page.
    pressureHandler: (request, _reply, _type, delayMs) => {
      if (isLasting(Number(delayMs)) && isCall(request.url)) limiter.refuse('event loop')
    },
  })

  limitBodies(app, bodyLimits)
  readJsonStrictly(app)
  const statuses = new Map(
    routes.map(({ endpoint }) => [`${endpoint.method} ${endpoint.path}`, endpoint.statuses ?? {}]),
  )
  answerErrors(
    app,
    ({ method, routeOptions }) => statuses.get(`${method} ${routeOptions.url}`) ?? {},
  )
  serve(app, routes, sessionCaller(deps), {
    limiter,
    publicAnswers,
    onForbidden: recordForbidden(deps),
  })
  drain.closeConnectionsOf(app)
  serveHealth(app, deps, drain)
  serveClientAddress(app, deps)
  serveMetrics(app, deps, metrics)
  serveMedia(app, deps.storage)
  serveDrawings(app, deps)
  serveOpenApi(app, routes, deps.publicUrl)
  if (pages) {
    const visitors = { callerOf: pageCaller(deps), isAnonymousRequest }
    const callsOf = pageCalls(routes)
    await servePages(app, visitors, {
      pages,
      callsOf,
      deps,
      widgetPages: paymentPages(deps.paymentProviders),
      framedPages: [{ ...addressSearch, path: addressSearch.page }],
      limiter,
      changes: pageChanges,
      onPageView,
      publicAnswers,
    })
  }
  publicAnswers.storeSharedAnswers()
  app.setNotFoundHandler((request, reply) =>
    pages && !isCall(request.url)
      ? pages.notFound(request, reply)
      : sendRefusal(request, reply, refusals.NOT_FOUND, 'NOT_FOUND'),
  )
  return app
}

/** A leading /api is optional everywhere, so both spellings are one route. */
const withoutApiPrefix = (url: string) =>
  url.startsWith('/api/v1') ? url.slice('/api'.length) : url

/** A target may be a whole address, as for proxies (RFC 9112, 3.2.2). */
const withoutOrigin = (url: string) =>
  url.replace(/^https?:\/\/[^/?#]*(.*)$/i, (_, path: string) =>
    path.startsWith('/') ? path : `/${path}`,
  )

/** Parses JSON bodies. An empty body counts as none; malformed JSON gets our own refusal. */
function readJsonStrictly(app: FastifyInstance) {
  app.removeContentTypeParser('application/json')
  const options = { parseAs: 'string' } as const
  app.addContentTypeParser<string>('application/json', options, (_request, text, done) => {
    if (text === '') return done(null, undefined)
    try {
      done(null, JSON.parse(text))
    } catch {
      done(Object.assign(new Error('the body is not JSON'), { statusCode: 400 }))
    }
  })
}
