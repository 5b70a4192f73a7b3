import { existsSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { PageRenderer } from '#server/platform/pages.ts'

const BUILD = new URL('../../../../build/', import.meta.url)
/** Of documents; in front of a script or a font they are weight alone. */
const HEADERS_OF_DOCUMENTS = [
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'x-frame-options',
]

const HANDLER = new URL('server/handler.js', BUILD)

type Handler = Required<Pick<PageRenderer, 'render' | 'publicAddress'>>

/** Pages and files as `npm run build` left them. */
export async function builtPages(): Promise<PageRenderer> {
  if (!existsSync(HANDLER)) throw new Error('The site is not built. Run: npm run build')
  const { createPageHandler } = (await import(pathToFileURL(fileURLToPath(HANDLER)).href)) as {
    createPageHandler: () => Handler
  }
  return {
    ...createPageHandler(),
    async prepare(app) {
      await app.register(fastifyStatic, {
        // Dozens of files a page would bury the requests that tell something.
        logLevel: 'warn',
        root: fileURLToPath(new URL('client/', BUILD)),
        wildcard: false,
        // The build left a copy of each file that is smaller than one made on the way out.
        preCompressed: true,
        index: false,
        setHeaders(response, path) {
          // Names under /assets carry the hash of what is in them.
          const forever = path.includes('/assets/')
          if (forever) for (const name of HEADERS_OF_DOCUMENTS) response.raw.removeHeader(name)
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
