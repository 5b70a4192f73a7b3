import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Endpoint, InputOf, ReplyOf } from '#contract/endpoint.ts'
import type { Deps } from '#server/deps.ts'
import type { Caller } from './caller.ts'
import { parseCookies } from './cookies.ts'
import { refusalResponse } from './errors.ts'
import type { CallerOf } from './http.ts'
import { languageOf } from './language.ts'
import { markedScripts, pagePolicy } from './page-policy.ts'
import { Refusal, refuse } from './refusal.ts'
import { answer, type Route } from './route.ts'

/** What a page that is being rendered knows of its visitor; the web's `PageContext`. */
export interface PageInput {
  /** Throws a refusal as the `Response` that the same call over HTTP gets. */
  readonly call: <E extends Endpoint>(endpoint: E, input: InputOf<E>) => Promise<ReplyOf<E>>
  readonly language: ReturnType<typeof languageOf>
  readonly viewer:
    | { readonly kind: 'visitor' }
    | { readonly kind: 'member'; readonly name: string; readonly role: 'USER' | 'ADMIN' }
  readonly publicUrl: string
  readonly reportFault: (error: unknown) => void
  /** Stands as `nonce` on the scripts that the renderer itself writes, and on nothing else. */
  readonly scriptMark: string
}

export interface PageRenderer {
  /** Addresses that a page may speak to besides the site's own; the bundler's in development. */
  readonly connectTo?: readonly string[]
  /** Serves files and, in development, the bundler's own addresses. */
  prepare(app: FastifyInstance): Promise<void>
  render(request: Request, page: PageInput): Promise<Response>
  notFound(request: FastifyRequest, reply: FastifyReply): unknown
}

/** Whether an address belongs to the API, known to it or not. Source: NAV-01. */
export const isCall = (url: string): boolean => /^\/v1(?:[/?]|$)/.test(url)

/** Everything that is neither a file nor a call: pages, rendered here with calls in process. */
export async function servePages(
  app: FastifyInstance,
  pages: PageRenderer,
  routes: readonly Route[],
  callerOf: CallerOf,
  { publicUrl }: Pick<Deps, 'publicUrl'>,
) {
  await pages.prepare(app)
  const byEndpoint = new Map(
    routes.map((it) => [`${it.endpoint.method} ${it.endpoint.path}`, it] as const),
  )

  const handler = async (request: FastifyRequest, reply: FastifyReply) => {
    const caller = await callerOf(request).catch((): Caller => ({ kind: 'visitor' }))
    const page = {
      ...viewOf(request, caller),
      call: callInProcess(byEndpoint, request, caller),
      publicUrl,
      reportFault: (error: unknown) =>
        request.log.error({ err: error }, 'a part of the page could not be made'),
      scriptMark: randomBytes(16).toString('base64url'),
    }
    const response = await pages.render(toWebRequest(request, publicUrl), page)
    return sendPage(reply, response, page.scriptMark, pages.connectTo)
  }
  app.get('/*', async (request, reply) =>
    isCall(request.url) ? reply.callNotFound() : handler(request, reply),
  )
}

/** A session that must change its password first sees the pages of a visitor. Source: docs/rules.md A-6. */
const viewOf = (request: FastifyRequest, caller: Caller) => ({
  language: languageOf(request),
  viewer:
    caller.kind === 'member' && !caller.mustChangePassword
      ? ({ kind: 'member', name: caller.name, role: caller.role } as const)
      : ({ kind: 'visitor' } as const),
})

/** A refusal is thrown as the `Response` that the call would have got, so the page has its status. */
const callInProcess =
  (
    routes: ReadonlyMap<string, Route>,
    request: FastifyRequest,
    caller: Caller,
  ): PageInput['call'] =>
  async (endpoint, input) => {
    const found = routes.get(`${endpoint.method} ${endpoint.path}`)
    if (!found) throw new Error(`${endpoint.method} ${endpoint.path} is not served`)
    const { params = {}, query = {}, body } = input as Record<string, unknown>
    const context = {
      language: languageOf(request),
      ip: request.ip,
      userAgent: request.headers['user-agent'] ?? '',
      requestId: request.id,
      idempotency: null,
      cookies: parseCookies(request),
      files: [],
      setCookie: () => undefined,
    }
    try {
      return (await answer(found, { params, query, body }, caller, context)) as ReplyOf<
        typeof endpoint
      >
    } catch (error) {
      throw error instanceof Refusal ? refusalResponse(request, endpoint, error) : error
    }
  }

function toWebRequest(request: FastifyRequest, publicUrl: string): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value)
  }
  return new Request(addressOf(request.url, publicUrl), { method: 'GET', headers })
}

/** The path and query that were asked for, at our own address: `//name` and `http://name/` too. */
function addressOf(url: string, publicUrl: string): URL {
  const asked = URL.parse(url.startsWith('/') ? `${new URL(publicUrl).origin}${url}` : url)
  if (!asked) refuse('MALFORMED_REQUEST')
  const address = new URL(publicUrl)
  address.pathname = asked.pathname
  address.search = asked.search
  return address
}

async function sendPage(
  reply: FastifyReply,
  response: Response,
  scriptMark: string,
  connectTo: readonly string[] = [],
) {
  const isDocument = response.headers.get('content-type')?.startsWith('text/html')
  const text = await response.text()
  for (const [name, value] of response.headers) reply.header(name, value)
  reply.header('cache-control', response.headers.get('cache-control') ?? 'private, no-cache')
  if (!isDocument) return reply.code(response.status).send(text)

  const { html, scripts } = markedScripts(text, scriptMark)
  reply.header('content-security-policy', pagePolicy(scripts, connectTo))
  return reply.code(response.status).send(html)
}
