import { Writable } from 'node:stream'
import { renderToPipeableStream } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import type { Delivery } from '#texts/delivery.ts'
import { loadMessages } from '#texts/messages.ts'
import { LanguageProvider } from './language/language-provider.tsx'
import { pageContext } from './page-context.ts'
import type { RootData } from './root.tsx'
import { scriptsAfterPaint } from './scripts-after-paint.ts'

/** Time limit for rendering a page, including its data. */
const RENDER_LIMIT_MS = 10_000

/** Renders a complete document and replies with it. */
export default async function answerDocument(
  request: Request,
  status: number,
  headers: Headers,
  routing: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  headers.set('Content-Type', 'text/html; charset=utf-8')
  if (request.method === 'HEAD') return new Response(null, { status, headers })

  const { language, scriptMark, reportFault, nextTurn } = context.get(pageContext)
  const messages = await loadMessages(language)
  await nextTurn()
  const html = await renderWhole(
    <LanguageProvider language={language} messages={messages} delivery={deliveryIn(routing)}>
      <ServerRouter context={routing} url={request.url} nonce={scriptMark} />
    </LanguageProvider>,
    { nonce: scriptMark, reportFault },
  )
  return new Response(import.meta.env.PROD ? scriptsAfterPaint(html) : html, { status, headers })
}

/** How messages are delivered according to the site data; assumes sending when unknown. */
function deliveryIn({ staticHandlerContext }: EntryContext): Delivery | undefined {
  // The loader of the root route returns its data.
  const root = staticHandlerContext.loaderData.root as RootData | undefined
  return root?.site ?? undefined
}

/** Logs errors except missing pages and aborted requests. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (isRouteErrorResponse(error) || request.signal.aborted) return
  context.get(pageContext).reportFault(error)
}

interface Rendering {
  /** Nonce of React's inline scripts; without it the content security policy blocks them. */
  readonly nonce: string
  readonly reportFault: (fault: unknown) => void
}

function renderWhole(
  document: React.ReactNode,
  { nonce, reportFault }: Rendering,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = []
    const sink = new Writable({
      write(part: Buffer, _encoding, done) {
        parts.push(part)
        done()
      },
      final(done) {
        resolve(Buffer.concat(parts).toString('utf8'))
        done()
      },
    })
    let hasShell = false
    const { pipe, abort } = renderToPipeableStream(document, {
      nonce,
      // Late content is part of the document; by default a large part would need a script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onShellReady() {
        hasShell = true
      },
      onError(error) {
        // Without a shell the router retries once and reports the error itself.
        if (hasShell) reportFault(error)
      },
      onAllReady() {
        clearTimeout(limit)
        pipe(sink)
      },
      onShellError(error) {
        clearTimeout(limit)
        reject(error)
      },
    })
    const limit = setTimeout(() => abort(new Error('the page took too long')), RENDER_LIMIT_MS)
  })
}
