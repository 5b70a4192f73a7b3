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

/** A page whose data does not come within this time is given up. */
const RENDER_LIMIT_MS = 10_000

/** Renders one document to the end and answers with it as a whole. */
export default async function answerDocument(
  request: Request,
  status: number,
  headers: Headers,
  routing: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  headers.set('Content-Type', 'text/html; charset=utf-8')
  if (request.method === 'HEAD') return new Response(null, { status, headers })

  const { language, scriptMark, reportFault } = context.get(pageContext)
  const messages = await loadMessages(language)
  const html = await renderWhole(
    <LanguageProvider language={language} messages={messages} delivery={deliveryIn(routing)}>
      <ServerRouter context={routing} url={request.url} nonce={scriptMark} />
    </LanguageProvider>,
    { nonce: scriptMark, reportFault },
  )
  return new Response(import.meta.env.PROD ? scriptsAfterPaint(html) : html, { status, headers })
}

/** What the studio's data says becomes of mails; without it nothing is known, and sending is meant. */
function deliveryIn({ staticHandlerContext }: EntryContext): Delivery | undefined {
  const root = staticHandlerContext.loaderData.root as RootData | undefined
  return root?.site ?? undefined
}

/** Missing pages and visitors who left are no faults; everything else is written down. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (isRouteErrorResponse(error) || request.signal.aborted) return
  context.get(pageContext).reportFault(error)
}

interface Rendering {
  /** React's own inline scripts carry it, or the page's policy blocks them. */
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
      onShellReady() {
        hasShell = true
      },
      onError(error) {
        // Without a shell the router tries once more and tells of it itself.
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
