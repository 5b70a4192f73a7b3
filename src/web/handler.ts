import { createRequestHandler, RouterContextProvider } from 'react-router'
import { publicAddressOf } from './layout/public-pages.ts'
import { type PageContext, pageContext, routesContext } from './page-context.ts'

interface PageHandler {
  render(request: Request, page: PageContext): Promise<Response>
  /**
   * Returns the canonical path and query of a page that is the same for all visitors; null for
   * every other page.
   */
  publicAddress(url: URL): Promise<string | null>
}

/**
 * Creates the handler of page requests: documents, and the `.data` requests of client navigations.
 * Receives every request that is neither a file nor an API call.
 *
 * Documents are sent whole, never streamed, so that their inline scripts can be hashed for the
 * content security policy.
 */
export function createPageHandler(): PageHandler {
  // Importing a module that is loaded costs more than reading a cached page.
  let loading: ReturnType<typeof loadBuild> | undefined
  const loaded = () => (loading ??= loadBuild())

  return {
    async render(request, page) {
      const context = new RouterContextProvider()
      const { routes, handle } = await loaded()
      context.set(pageContext, page)
      context.set(routesContext, routes)
      return handle(request, context)
    },
    publicAddress: async (url) => publicAddressOf((await loaded()).routes, url),
  }
}

/** Given a function instead of the build, the router would rank all routes again for each request. */
async function loadBuild() {
  const build = await import('virtual:react-router/server-build')
  return { routes: build.routes, handle: createRequestHandler(build, import.meta.env.MODE) }
}
