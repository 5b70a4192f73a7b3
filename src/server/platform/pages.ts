import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Language } from '#domain/languages/languages.ts'
import { visitor } from './caller.ts'
import { writeCookies } from './cookies.ts'
import type { CallerOf } from './http.ts'
import { addressedLanguage, languageOf } from './language.ts'
import { createPageCache, type PageKey } from './page-cache.ts'
import type { PageCall } from './page-calls.ts'
import type { PageChanges } from './page-changes.ts'
import { refuse } from './refusal.ts'
import { type Rendering, renderPage } from './render-page.ts'
import type { RenderedPage } from './rendered-page.ts'
import { sendPage, sendPublicPage } from './send-page.ts'

/** What a page that is being rendered knows of its visitor; the web's `PageContext`. */
export interface PageInput {
  readonly call: PageCall
  readonly language: Language
  readonly viewer:
    | { readonly kind: 'visitor' }
    | { readonly kind: 'member'; readonly name: string; readonly role: 'USER' | 'ADMIN' }
  readonly now: Date
  /** Writes a fault into the log with the request's id. */
  readonly reportFault: (fault: unknown) => void
  readonly publicUrl: string
  /** Stands as `nonce` on the scripts that the renderer itself writes, and on nothing else. */
  readonly scriptMark: string
}

export interface PageRenderer {
  /** Addresses that a page may speak to besides the site's own; the bundler's in development. */
  readonly connectTo?: readonly string[]
  /** Serves files and, in development, the bundler's own addresses. */
  prepare(app: FastifyInstance): Promise<void>
  render(request: Request, page: PageInput): Promise<Response>
  /**
   * The path and query of a page that is the same for all visitors, in one spelling and without what
   * changes nothing on it; null for every other page. Absent: no page is the same for all.
   */
  publicAddress?(asked: URL): Promise<string | null>
  notFound(request: FastifyRequest, reply: FastifyReply): unknown
}

/** Whether an address belongs to the API, known to it or not. Source: NAV-01. */
export const isCall = (url: string): boolean => /^\/v1(?:[/?]|$)/.test(url)

export interface Visitors {
  readonly callerOf: CallerOf
  /** Nobody whom `callerOf` could know. */
  readonly isStranger: (request: FastifyRequest) => boolean
}

const LANGUAGE_COOKIE_SECONDS = 365 * 24 * 60 * 60

/**
 * Everything that is neither a file nor a call: pages, rendered here with calls in process. Public
 * pages for strangers are kept for as long as `changes` would tell of one.
 */
export async function servePages(
  app: FastifyInstance,
  { callerOf, isStranger }: Visitors,
  {
    changes,
    onPageView,
    ...rendering
  }: Rendering & {
    readonly changes: PageChanges | undefined
    /** Called with each page that is sent as it should be, kept ones too. */
    readonly onPageView: (request: FastifyRequest) => void
  },
) {
  const { pages, deps } = rendering
  await pages.prepare(app)
  const kept = createPageCache(deps.now)
  changes?.onChange(kept.empty)

  /** The one address of the public page that is asked for; null for any other page. */
  async function publicAddress(request: FastifyRequest, address: URL): Promise<URL | null> {
    if (!changes || !isStranger(request)) return null
    const known = await pages.publicAddress?.(address)
    if (!known || !(await changes.isListening())) return null
    const shared = new URL(known, address)
    const language = addressedLanguage(request)
    if (language) shared.searchParams.set('lang', language)
    return shared
  }

  app.get('/*', async (request, reply) => {
    if (isCall(request.url)) return reply.callNotFound()
    const address = addressOf(request.url, deps.publicUrl)
    rememberLanguage(request, reply)

    const shared = await publicAddress(request, address)
    if (shared) {
      const page = await kept.find(cacheKey(languageOf(request), shared), () =>
        renderPage(rendering, request, visitor, new Request(shared)),
      )
      const { document } = page
      if (countsAsPageView(page)) onPageView(request)
      if (page.isWhole && document) return sendPublicPage(request, reply, { ...page, document })
      return sendPage(reply, page)
    }
    const caller = await callerOf(request).catch(() => visitor)
    const page = await renderPage(rendering, request, caller, asWebRequest(request, address))
    if (countsAsPageView(page)) onPageView(request)
    return sendPage(reply, page)
  })
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

/** Who opens a page by the address of a language goes on in that language. Source: I18-01. */
function rememberLanguage(request: FastifyRequest, reply: FastifyReply) {
  const language = addressedLanguage(request)
  if (!language || request.cookies.lang === language) return
  const cookie = { name: 'lang', value: language, maxAgeSeconds: LANGUAGE_COOKIE_SECONDS }
  writeCookies(reply, [cookie], request.protocol === 'https')
}

function asWebRequest({ headers }: FastifyRequest, address: URL): Request {
  const sent = new Headers()
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined) sent.set(name, Array.isArray(value) ? value.join(', ') : value)
  }
  return new Request(address, { headers: sent })
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
