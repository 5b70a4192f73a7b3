import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Endpoint } from '#contract/endpoint.ts'
import { type RefusalBody, type RefusalCode, refusals } from '#contract/refusals.ts'
import { texts } from '#texts/all.ts'
import { languageOf } from './language.ts'
import { overloaded } from './load-limiter.ts'
import { Refusal, type RefusalExtra } from './refusal.ts'
import { bareSecurityHeaders } from './security-headers.ts'
import { detailIn } from './validation.ts'

export const RETRY_AFTER_SECONDS = 5
/** SQLSTATE raised when the caller's account was closed during the call. */
const ACCOUNT_HAS_LEFT = 'GY001'

/** Refusals for who or how often a caller is: the traces of an attack. */
const NOTABLE = new Set([401, 403, 429])

/** Answers every failure of the API in one format. Source: the wire contract, "error". */
export function answerErrors(
  app: FastifyInstance,
  statusesOf: (request: FastifyRequest) => Partial<Record<RefusalCode, number>>,
) {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const refusal = error instanceof Refusal ? error : asRefusal(error)
    const isFault = refusal.code === 'INTERNAL_ERROR' || refusal.code === 'UNAVAILABLE'
    if (isFault && error !== overloaded) {
      request.log.error({ err: error }, 'fault')
    }
    const status = statusesOf(request)[refusal.code] ?? refusals[refusal.code]
    return sendRefusal(request, reply, status, refusal.code, refusal.extra)
  })
}

/** Refuses addresses that cannot be parsed or that no route can have. */
export function answerBadAddress(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const isTooLong = error.code === 'FST_ERR_MAX_PARAM_LENGTH'
  const code = isTooLong ? 'NOT_FOUND' : 'MALFORMED_REQUEST'
  reply.headers({ 'x-request-id': request.id, ...bareSecurityHeaders })
  return sendRefusal(request, reply, refusals[code], code)
}

export function sendRefusal(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  code: RefusalCode,
  extra: RefusalExtra = {},
) {
  if (status === 429 || status === 503) {
    reply.header('retry-after', String(extra.retry_after ?? RETRY_AFTER_SECONDS))
  }
  if (NOTABLE.has(status)) request.log.info({ refusal: code }, 'refused')
  // The rest of the body will not be read.
  if (code === 'REQUEST_TIMEOUT') reply.header('connection', 'close')
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/json')
    .send(refusalBody(request, code, extra))
}

/** The refusal as a response, for loaders of pages that are rendered in process. */
export function refusalResponse(
  request: FastifyRequest,
  endpoint: Endpoint,
  { code, extra }: Refusal,
): Response {
  const status = endpoint.statuses?.[code] ?? refusals[code]
  return Response.json(refusalBody(request, code, extra), { status })
}

export function refusalBody(
  request: FastifyRequest,
  code: RefusalCode,
  extra: RefusalExtra = {},
): RefusalBody {
  const language = languageOf(request)
  const message = extra.message?.(language) ?? texts[language].refusals[code]
  const detail = detailIn(language, extra.detail ?? message)
  return { code, ...extra, message, detail, request_id: request.id }
}

/** Whether a failure may pass by itself, so that the answer is 503. */
export function isTemporary(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code } = error instanceof Refusal ? error : asRefusal(error)
  return code === 'UNAVAILABLE'
}

interface Fault extends Error {
  readonly code?: string
  readonly statusCode?: number | undefined
}

/**
 * Maps errors of Fastify, its plugins and the database to refusals. Anything unknown is a fault.
 */
function asRefusal(error: Fault): Refusal {
  if (isUnavailable(error)) return new Refusal('UNAVAILABLE')
  if (error.code === ACCOUNT_HAS_LEFT) return new Refusal('SIGN_IN_REQUIRED')
  switch (error.statusCode) {
    case 400:
      return new Refusal('MALFORMED_REQUEST')
    case 413:
      return new Refusal('PAYLOAD_TOO_LARGE')
    case 415:
      return new Refusal('UNSUPPORTED_MEDIA_TYPE')
    case 429:
      return new Refusal('TOO_MANY_REQUESTS')
    case 503:
      return new Refusal('UNAVAILABLE')
    default:
      return new Refusal('INTERNAL_ERROR')
  }
}

/** A machine, its network, its name or a free port of ours is missing, or the connection broke. */
const UNREACHABLE = [
  ...['ECONNREFUSED', 'ECONNRESET', 'ECONNABORTED', 'EPIPE', 'ETIMEDOUT'],
  ...['EHOSTUNREACH', 'EHOSTDOWN', 'ENETUNREACH', 'ENETDOWN', 'EADDRNOTAVAIL'],
  ...['ENOTFOUND', 'EAI_AGAIN'],
]

/**
 * Whether a part of the infrastructure cannot do the work now, so that the same call may succeed
 * later: PostgreSQL's classes 08 (connection), 53 (resources), 57 (cancelled, shutting down) and 58
 * (its disk), a lock that was not given in time, a read-only database, and errors of sockets and of
 * a full disk.
 */
function isUnavailable({ code = '', message }: Fault): boolean {
  return (
    /^(08|53|57|58|25006|25P03|40001|40P01|55P03)/.test(code) ||
    UNREACHABLE.includes(code) ||
    ['ENOSPC', 'EDQUOT', 'EROFS', 'EMFILE', 'ENFILE'].includes(code) ||
    /connection terminated|timeout exceeded when trying to connect|Connection ended|not queryable|Query read timeout/i.test(
      message,
    )
  )
}
