import { randomBytes } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { refusals } from '#contract/refusals.ts'
import { ABILITIES_HEADER, abilitiesOf } from '#domain/pages/page-abilities.ts'
import type { Deps } from '#server/deps.ts'
import { type Caller, isHeldBack } from './caller.ts'
import { isTemporary, RETRY_AFTER_SECONDS } from './errors.ts'
import { languageOf } from './language.ts'
import type { LoadLimiter } from './load-limiter.ts'
import type { pageCalls } from './page-calls.ts'
import { pageDocument } from './page-document.ts'
import {
  extractTrustedScripts,
  type FramedPage,
  pagePolicy,
  type WidgetPage,
} from './page-policy.ts'
import type { PageInput, PageRenderer } from './pages.ts'
import type { RenderedPage } from './rendered-page.ts'
import { permissionsPolicy } from './security-headers.ts'

export interface Rendering {
  readonly pages: PageRenderer
  readonly callsOf: ReturnType<typeof pageCalls>
  readonly deps: Pick<Deps, 'publicUrl' | 'now'>
  readonly widgetPages: readonly WidgetPage[]
  readonly framedPages: readonly FramedPage[]
  readonly limiter: LoadLimiter
}

/** Renders a page for a caller and computes its content security policy. */
export async function renderPage(
  { pages, callsOf, deps, widgetPages, framedPages, limiter }: Rendering,
  request: FastifyRequest,
  caller: Caller,
  asked: Request,
): Promise<RenderedPage> {
  let failures = 0
  let isAway = false
  const page: PageInput = {
    ...viewOf(request, caller),
    call: callsOf(request, caller, (error) => {
      failures += 1
      isAway ||= isTemporary(error)
    }),
    reportFault(fault) {
      failures += 1
      request.log.error({ err: fault }, 'fault while a page was rendered')
    },
    now: deps.now(),
    publicUrl: deps.publicUrl,
    scriptMark: randomBytes(16).toString('base64url'),
    nextTurn: limiter.nextTurn,
  }
  const response = await pages.render(asked, page)
  const text = await response.text()
  const isHtml = response.headers.get('content-type')?.startsWith('text/html')
  const { pathname } = new URL(asked.url)
  const hosts = widgetHostsOn(pathname, widgetPages)
  const abilities = abilitiesOf(response.headers)
  response.headers.delete(ABILITIES_HEADER)
  const sources = { connectTo: pages.connectTo ?? [], hosts }
  const framed = framedPages.find(({ path }) => path === pathname)
  const document = isHtml ? documentOf(text, page.scriptMark, sources, framed) : null
  // The page's own message stands; the status tells proxies and search engines to come again.
  const isUnavailable = isAway && response.status >= 500
  const status = isUnavailable ? refusals.UNAVAILABLE : response.status
  const headers: (readonly [string, string])[] = [...response.headers]
  if (isUnavailable) headers.push(['retry-after', String(RETRY_AFTER_SECONDS)])
  if (hosts.length > 0) headers.push(['cross-origin-opener-policy', 'same-origin-allow-popups'])
  if (framed) headers.push(...FRAMED_HEADERS)
  if (document && abilities.length > 0) {
    headers.push(['permissions-policy', permissionsPolicy(abilities)])
  }
  const isWhole = document !== null && status === 200 && failures === 0
  return { status, headers, document, text, isWhole }
}

/** A session that is held back sees a visitor's pages. Source: docs/rules.md. */
const viewOf = (request: FastifyRequest, caller: Caller) => ({
  language: languageOf(request),
  viewer:
    caller.kind === 'member' && !isHeldBack(caller)
      ? ({ kind: 'member', name: caller.name, role: caller.role } as const)
      : ({ kind: 'visitor' } as const),
})

const widgetHostsOn = (path: string, widgetPages: readonly WidgetPage[]): readonly string[] =>
  widgetPages.find((page) => path === page.path || path.startsWith(`${page.path}/`))?.hosts ?? []

/**
 * The isolation policy denies the script of others access to the page around it, although both are of
 * our origin, in Chrome and Edge from 137 and Chrome on Android from 146. Others ignore it.
 */
const FRAMED_HEADERS = [
  ['x-frame-options', 'SAMEORIGIN'],
  ['document-isolation-policy', 'isolate-and-credentialless'],
] as const

function documentOf(
  text: string,
  scriptMark: string,
  sources: Parameters<typeof pagePolicy>[1],
  framed: FramedPage | undefined,
) {
  const { html, scripts } = extractTrustedScripts(text, scriptMark)
  return pageDocument(html, pagePolicy(scripts, sources, framed))
}
