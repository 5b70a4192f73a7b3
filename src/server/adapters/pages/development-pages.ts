import type { ViteDevServer } from 'vite'
import type { PageRenderer } from '#server/platform/pages.ts'

/** Serves pages from the sources: the bundler runs in this process and reloads changes. */
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
        // Sends changes through the site's own port instead of a second one.
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
