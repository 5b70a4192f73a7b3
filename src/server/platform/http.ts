import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Endpoint, FileReply, UploadedFile } from '#contract/endpoint.ts'
import { IDEMPOTENCY_KEY_MAX_LENGTH } from '#domain/limits/limits.ts'
import { validationTexts } from '#texts/validation.ts'
import { admit, type Caller, type Member } from './caller.ts'
import type { Cookie, EarlyContext, RequestContext } from './context.ts'
import { parseCookies, writeCookies } from './cookies.ts'
import { fingerprintOf, type IdempotencyKey } from './idempotency.ts'
import { languageOf } from './language.ts'
import { type LoadLimiter, workKindOf } from './load-limiter.ts'
import type { Form } from './multipart.ts'
import type { PublicAnswers } from './public-answers.ts'
import { createUploadReceiver } from './receive-upload.ts'
import { Refusal, refuse } from './refusal.ts'
import { answer, checkCall, type Route } from './route.ts'
import { refuseCrossOrigin } from './same-origin.ts'
import { isPublicCall, sendPublicReply } from './send-public-reply.ts'

export type CallerOf = (request: FastifyRequest) => Promise<Caller>

/** Nobody may frame a file. Apart from that, a PDF is left to the browser's own viewer. */
const PDF_POLICY = "frame-ancestors 'none'"
/** Any other file brings its own styles and pictures; it loads and runs nothing. */
const FILE_POLICY = `default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; ${PDF_POLICY}`
/** Called when a member may not use an endpoint, before the call is refused. */
type OnForbidden = (caller: Member, endpoint: Endpoint, request: FastifyRequest) => Promise<void>

interface Serving {
  readonly limiter: LoadLimiter
  readonly publicAnswers: PublicAnswers
  readonly onForbidden: OnForbidden
}

const KEY_PATTERN = /^[\x21-\x7e]+$/

/**
 * Serves every route in five steps: identify the caller, check what needs no files, parse the input,
 * run, send the reply.
 */
export function serve(
  app: FastifyInstance,
  routes: readonly Route[],
  callerOf: CallerOf,
  { limiter, publicAnswers, onForbidden }: Serving,
) {
  const admitCaller = async (request: FastifyRequest, endpoint: Endpoint) => {
    const caller = await callerOf(request)
    try {
      return admit(caller, endpoint)
    } catch (error) {
      const isForbidden = error instanceof Refusal && error.code === 'FORBIDDEN'
      if (isForbidden && caller.kind === 'member') await onForbidden(caller, endpoint, request)
      throw error
    }
  }
  const receiveUpload = createUploadReceiver()
  for (const each of routes) {
    const { endpoint } = each
    const handle = async (request: FastifyRequest, reply: FastifyReply) => {
      refuseCrossOrigin(request)
      // Checks access before reading the body: photos of others must not fill the memory.
      const caller = await admitCaller(request, endpoint)
      const share = isPublicCall(endpoint, request) ? publicAnswers.begin(request) : undefined
      const arrived = { endpoint, request, caller }
      const rawWith = (body: unknown) => ({ params: request.params, query: request.query, body })
      const check = (body: unknown) =>
        checkCall(each, rawWith(body), caller, earlyContextOf(arrived))
      const run = ({ body, files }: Form) => {
        const cookies: Cookie[] = []
        const context = contextOf(arrived, body, files, cookies)
        // A refusal may delete cookies, for example of an ended session.
        return answer(each, rawWith(body), caller, context).finally(() =>
          writeCookies(request, reply, cookies),
        )
      }
      if (isUpload(endpoint, request)) {
        const upload = { check: each.check && check, run }
        return send(reply, endpoint, await receiveUpload(request, upload))
      }
      const body = bodyOf(endpoint, request)
      if (each.check) await check(body)
      const result = await run({ body, files: [] })
      if (!share) return send(reply, endpoint, result)
      share(reply)
      return sendPublicReply(request, reply, result)
    }
    const workKind = workKindOf(endpoint)
    app.route({
      method: endpoint.method,
      url: toFastifyPath(endpoint.path),
      config: { useCase: endpoint.summary, workKind },
      ...(endpoint.maxBodyBytes !== undefined && { bodyLimit: endpoint.maxBodyBytes }),
      // Takes a place only once the body has arrived: slow senders must not hold any. Forms with files
      // have places of their own.
      handler: (request, reply) =>
        workKind && !isUpload(endpoint, request)
          ? limiter.run(workKind, () => handle(request, reply))
          : handle(request, reply),
    })
  }
}

/** `/v1/meitu-report/:id.pdf`: the parameter ends before the dot. */
const toFastifyPath = (path: string) => path.replace(/:(\w+)\.(\w+)$/, ':$1(^[^.]+).$2')

const isUpload = ({ bodyKind }: Endpoint, request: FastifyRequest) =>
  bodyKind === 'multipart' || (bodyKind === 'either' && request.isMultipart())

function bodyOf(endpoint: Endpoint, request: FastifyRequest): unknown {
  if (!endpoint.body && endpoint.bodyKind === undefined) return undefined
  refuseOtherMediaTypes(endpoint, request)
  // A missing body counts as empty, so that each missing field is reported.
  return request.body ?? {}
}

/**
 * Refuses media types that the contract does not name. This prevents CSRF: another site can send a
 * form or plain text without a preflight request, but not JSON.
 */
function refuseOtherMediaTypes({ bodyKind = 'json' }: Endpoint, { headers, body }: FastifyRequest) {
  if (bodyKind === 'raw' || (body === undefined && !headers['content-type'])) return
  const [mediaType = ''] = (headers['content-type'] ?? '').toLowerCase().split(';')
  const isForm = mediaType.trim() === 'application/x-www-form-urlencoded'
  if (mediaType.trim() === 'application/json' || (bodyKind === 'form' && isForm)) return
  refuse('UNSUPPORTED_MEDIA_TYPE')
}

interface Arrived {
  readonly endpoint: Endpoint
  readonly request: FastifyRequest
  readonly caller: Caller
}

function contextOf(
  arrived: Arrived,
  body: unknown,
  files: readonly UploadedFile[],
  cookies: Cookie[],
): RequestContext {
  const { request } = arrived
  const early = earlyContextOf(arrived)
  const fingerprint = () => fingerprintOf(request.params, body, ...files.map((file) => file.data))
  return {
    ...early,
    idempotency: early.idempotency && { ...early.idempotency, fingerprint: fingerprint() },
    userAgent: String(request.headers['user-agent'] ?? '').slice(0, 300),
    requestId: request.id,
    header: (name) => headerOf(request, name),
    cookies: parseCookies(request),
    files,
    setCookie: (cookie) => cookies.push(cookie),
  }
}

const earlyContextOf = (arrived: Arrived): EarlyContext => ({
  language: languageOf(arrived.request),
  ip: arrived.request.ip,
  idempotency: idempotencyOf(arrived),
})

const headerOf = ({ headers }: FastifyRequest, name: string): string | null =>
  String(headers[name] ?? '').slice(0, 200) || null

function idempotencyOf({
  endpoint: { idempotency: scope },
  request,
  caller,
}: Arrived): Omit<IdempotencyKey, 'fingerprint'> | null {
  const key = request.headers['idempotency-key']
  if (!scope || key === undefined) return null
  if (
    typeof key !== 'string' ||
    key.length > IDEMPOTENCY_KEY_MAX_LENGTH ||
    !KEY_PATTERN.test(key)
  ) {
    refuse('VALIDATION_FAILED', {
      detail: [
        {
          loc: ['header', 'Idempotency-Key'],
          msg: validationTexts[languageOf(request)].requestKey,
          type: 'invalid_format',
        },
      ],
    })
  }
  const memberId = caller.kind === 'member' ? caller.memberId : null
  return { scope, key, memberId }
}

function send(reply: FastifyReply, endpoint: Endpoint, result: unknown) {
  if (!endpoint.file) {
    return reply
      .code(endpoint.status ?? 200)
      .header('cache-control', 'no-store')
      .send(endpoint.status === 204 ? undefined : result)
  }
  // `route` lets the handler of a `file` endpoint return nothing else.
  const file = result as FileReply
  const name = encodeURIComponent(file.fileName)
  const isPdf = file.contentType === 'application/pdf'
  return reply
    .header('content-type', file.contentType)
    .header('content-security-policy', isPdf ? PDF_POLICY : FILE_POLICY)
    .header('content-disposition', `${file.disposition ?? 'inline'}; filename*=UTF-8''${name}`)
    .header('cache-control', file.cacheControl ?? 'private, no-store')
    .send(file.data instanceof Uint8Array ? Buffer.from(file.data) : Readable.from(file.data))
}
