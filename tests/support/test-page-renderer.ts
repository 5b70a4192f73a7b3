import type { PageInput, PageRenderer } from '#server/platform/pages.ts'

export type RenderTestPage = (
  request: Request,
  page: PageInput,
) => string | Response | Promise<string | Response>

/** Creates a page renderer from a function, which returns HTML or a response. Also serves one file. */
export const testPageRenderer = (draw: RenderTestPage): PageRenderer => ({
  async prepare(app) {
    app.get('/file.txt', async () => 'a file')
  },
  async render(request, page) {
    const drawn = await draw(request, page)
    if (typeof drawn !== 'string') return drawn
    return new Response(drawn, { headers: { 'content-type': 'text/html; charset=utf-8' } })
  },
  notFound: (_request, reply) => reply.redirect('/login'),
})
