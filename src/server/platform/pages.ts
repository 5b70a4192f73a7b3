import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Role } from '#domain/accounts/roles.ts'
import type { Language } from '#domain/languages/languages.ts'
import { sendBusyPage } from './busy-page.ts'
import { type Caller, visitor } from './caller.ts'
import type { CallerOf } from './http.ts'
import { addressedLanguage, languageOf } from './language.ts'
import { overloaded } from './load-limiter.ts'
import { createPageCache, type PageKey } from './page-cache.ts'
import type { PageCall } from './page-calls.ts'
import type { PageChanges } from './page-changes.ts'
import type { PublicAnswers } from './public-answers.ts'
import { refuse } from './refusal.ts'
import { rememberLanguage } from './remember-language.ts'
import { type Rendering, renderPage } from './render-page.ts'
import type { RenderedPage } from './rendered-page.ts'
import { sendPage, sendPublicPage } from './send-page.ts'

/** Input of a page rendering; `PageContext` in the web code. */
export interface PageInput {
  readonly call: PageCall
  readonly language: Language
  readonly viewer:
    | { readonly kind: 'visitor' }
    | { readonly kind: 'member'; readonly name: string; readonly role: Role }
  readonly now: Date
  /** Logs a fault with the request's ID. */
  readonly reportFault: (fault: unknown) => void
  readonly publicUrl: string
  /** `nonce` of the scripts that the renderer itself writes, and of no others. */
  readonly scriptMark: string
  /**
   * Wait for it between loading and rendering: data that arrive together would render their pages one
   * after another, before requests that arrived with them are read.
   */
  readonly nextTurn: () => Promise<void>
}

export interface PageRenderer {
  /** Further addresses that pages may connect to: the bundler's in development. */
  readonly connectTo?: readonly string[]
  /** Serves files and, in development, the bundler's own addresses. */
  prepare(app: FastifyInstance): Promise<void>
  render(request: Request, page: PageInput): Promise<Response>
  /**
   * Canonical path and query of a page that is equal for all visitors; null for any other page. If
   * absent, no page is cached.
   */
  publicAddress?(asked: URL): Promise<string | null>
  notFound(request: FastifyRequest, reply: FastifyReply): unknown
}

/** True for paths of the API, whether or not an endpoint exists. Source: NAV-01. */
export const isCall = (url: string): boolean => /^\/v1(?:[/?]|$)/.test(url)

interface Visitors {
  readonly callerOf: CallerOf
  /** True if the request has no credentials that `callerOf` could identify. */
  readonly isAnonymousRequest: (request: FastifyRequest) => boolean
}

/**
 * Serves pages: everything that is neither a file nor an API call. Caches public pages of anonymous
 * visitors while `changes` is listening.
 */
export async function servePages(
  app: FastifyInstance,
  { callerOf, isAnonymousRequest }: Visitors,
  {
    changes,
    onPageView,
    publicAnswers,
    ...rendering
  }: Rendering & {
    readonly changes: PageChanges | undefined
    /** Called for each page that is sent with status 200, cached ones included. */
    readonly onPageView: (request: FastifyRequest) => void
    readonly publicAnswers: PublicAnswers
  },
) {
  const { pages, deps, limiter } = rendering
  await pages.prepare(app)
  const cache = createPageCache(deps.now)
  changes?.onChange(cache.empty)

  /** Canonical address of the requested public page; null if it may not be cached. */
  async function publicAddress(request: FastifyRequest, address: URL): Promise<URL | null> {
    if (!changes || !isAnonymousRequest(request)) return null
    const known = await pages.publicAddress?.(address)
    if (!known || !(await changes.isListening())) return null
    const shared = new URL(known, address)
    const language = addressedLanguage(request)
    if (language) shared.searchParams.set('lang', language)
    return shared
  }

  app.get('/*', { errorHandler: answerOverload }, async (request, reply) => {
    if (isCall(request.url)) return reply.callNotFound()
    // Their pages are never cached.
    if (!isAnonymousRequest(request)) limiter.refuseIfFull('page')
    const address = addressOf(request.url, deps.publicUrl)
    rememberLanguage(request, reply)

    const shared = await publicAddress(request, address)
    if (shared) {
      // Any other spelling of the address would be one more copy.
      const isCanonical = request.url === shared.pathname + shared.search
      const share = isCanonical ? publicAnswers.begin(request) : undefined
      const page = await cache.find(cacheKey(languageOf(request), shared), () =>
        limiter.run('page', () => renderPage(rendering, request, visitor, new Request(shared))),
      )
      const { document } = page
      if (countsAsPageView(page)) onPageView(request)
      if (page.isWhole && document) {
        share?.(reply, page)
        return sendPublicPage(request, reply, { ...page, document })
      }
      return sendPage(reply, page)
    }
    const { page, caller } = await limiter.run('page', async () => {
      const by = await callerOf(request).catch(() => visitor)
      const rendered = await renderPage(rendering, request, by, asWebRequest(request, address))
      return { page: rendered, caller: by }
    })
    if (countsAsPageView(page)) onPageView(request)
    if (isPersonal(caller, address)) reply.header('cache-control', 'private, no-store')
    return sendPage(reply, page)
  })
}

/** True for a page of a member or of the holder of a guest's link: no browser may store it. */
const isPersonal = (caller: Caller, { searchParams }: URL) =>
  caller.kind === 'member' || searchParams.has('token')

function answerOverload(error: Error, request: FastifyRequest, reply: FastifyReply) {
  if (error === overloaded) return sendBusyPage(request, reply)
  throw error
}

function cacheKey(language: Language, { pathname, searchParams }: URL): PageKey {
  const list = new URLSearchParams(searchParams)
  list.delete('page')
  return {
    page: `${language} ${pathname}?${searchParams}`,
    list: `${language} ${pathname}?${list}`,
    number: Number(searchParams.get('page') ?? 1),
  }
}

const countsAsPageView = ({ document, status }: RenderedPage) => document !== null && status === 200

function asWebRequest({ headers }: FastifyRequest, address: URL): Request {
  const sent = new Headers()
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined) sent.set(name, Array.isArray(value) ? value.join(', ') : value)
  }
  return new Request(address, { headers: sent })
}

/** Resolves the requested path and query at our own origin, also for `//name` and `http://name/`. */
function addressOf(url: string, publicUrl: string): URL {
  const asked = URL.parse(url.startsWith('/') ? `${new URL(publicUrl).origin}${url}` : url)
  if (!asked) refuse('MALFORMED_REQUEST')
  const address = new URL(publicUrl)
  address.pathname = asked.pathname
  address.search = asked.search
  return address
}
