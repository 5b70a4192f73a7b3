import type { PageRenderer } from '#server/platform/pages.ts'

/** Pages as the sources are now: the bundler runs in this process and reloads what changes. */
export async function developmentPages(): Promise<PageRenderer> {
  const { createServer } = await import('vite')
  const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' })

  return {
    connectTo: ['ws:'],
    async render(request, page) {
      const { createPageHandler } = await vite.ssrLoadModule('/src/web/handler.ts')
      return createPageHandler()(request, page)
    },
    async prepare(app) {
      app.addHook('onRequest', (request, reply, done) => {
        if (request.url.startsWith('/v1')) return done()
        vite.middlewares(request.raw, reply.raw, () => done())
      })
      app.addHook('onClose', () => vite.close())
    },
    notFound: (_request, reply) => reply.redirect('/login'),
  }
}
