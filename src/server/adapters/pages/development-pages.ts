import type { ViteDevServer } from 'vite'
import type { PageRenderer } from '#server/platform/pages.ts'

/** Pages as the sources are now: the bundler runs in this process and reloads what changes. */
export function developmentPages(): PageRenderer {
  let vite: ViteDevServer

  return {
    connectTo: ['ws:'],
    async render(request, page) {
      const { createPageHandler } = await vite.ssrLoadModule('/src/web/handler.ts')
      return createPageHandler().render(request, page)
    },
    async prepare(app) {
      const { createServer } = await import('vite')
      vite = await createServer({
        // The site's own port carries the news of changes too: no second one can be taken.
        server: { middlewareMode: true, hmr: { server: app.server } },
        appType: 'custom',
      })
      app.addHook('onRequest', (request, reply, done) => {
        if (request.url.startsWith('/v1')) return done()
        vite.middlewares(request.raw, reply.raw, () => done())
      })
      app.addHook('onClose', () => vite.close())
    },
    notFound: (_request, reply) => reply.redirect('/login'),
  }
}
