import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { PageRenderer } from '#server/platform/pages.ts'

const BUILD = new URL('../../../../build/', import.meta.url)
/** Security headers that only matter for documents; omitted for scripts and fonts. */
const HEADERS_OF_DOCUMENTS = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'permissions-policy',
  'x-frame-options',
]
/** Policy of the worker that finds faces: it compiles WebAssembly and reaches this site alone. */
const FACE_WORKER = /\/face-worker-[^/]*\.js(?:\.br)?$/
const FACE_WORKER_POLICY = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'"
const NO_FRAMES = "frame-ancestors 'none'"

/** No file may be framed. A policy without sources leaves workers what they need. */
const policyOfAsset = (path: string) =>
  FACE_WORKER.test(path) ? `${FACE_WORKER_POLICY}; ${NO_FRAMES}` : NO_FRAMES

/** Serves the pages and files that `npm run build` produced. */
export async function builtPages(): Promise<PageRenderer> {
  if (!existsSync(new URL('stamp', BUILD))) {
    throw new Error('The site is not built. Run: npm run build')
  }
  const { createPageHandler } = await import('#pages')
  return {
    ...createPageHandler(),
    async prepare(app) {
      await app.register(fastifyStatic, {
        // Dozens of files per page would bury the informative requests in the log.
        logLevel: 'warn',
        root: fileURLToPath(new URL('client/', BUILD)),
        wildcard: false,
        // The build compressed each file better than compression per request would.
        preCompressed: true,
        index: false,
        setHeaders(response, path) {
          // Names under /assets contain a hash of the content.
          const forever = path.includes('/assets/')
          if (forever) for (const name of HEADERS_OF_DOCUMENTS) response.raw.removeHeader(name)
          if (forever) response.header('content-security-policy', policyOfAsset(path))
          response.header(
            'cache-control',
            forever ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
          )
        },
      })
    },
    notFound: (_request, reply) => reply.redirect('/login'),
  }
}
