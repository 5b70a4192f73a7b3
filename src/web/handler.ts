import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { publicAddressOf } from './layout/public-pages.ts'
import { type PageContext, pageContext, routesContext } from './page-context.ts'

export interface PageHandler {
  render(request: Request, page: PageContext): Promise<Response>
  /**
   * The path and query of a page that is the same for all visitors, in one spelling and without what
   * changes nothing on it; null for every other page.
   */
  publicAddress(asked: URL): Promise<string | null>
}

/**
 * Makes what answers page requests: documents, and the `.data` requests that follow links between
 * pages. The server hands it whatever is neither a file nor a call of the API.
 *
 * A document comes whole, never streamed, so that its inline scripts can be hashed for the content
 * security policy before the first byte leaves.
 */
export function createPageHandler(): PageHandler {
  const handle = createRequestHandler(serverBuild, import.meta.env.MODE)

  return {
    async render(request, page) {
      const context = new RouterContextProvider()
      context.set(pageContext, page)
      context.set(routesContext, (await serverBuild()).routes)
      return handle(request, context)
    },
    publicAddress: async (asked) => publicAddressOf((await serverBuild()).routes, asked),
  }
}

const serverBuild = async () =>
  (await import('virtual:react-router/server-build')) as unknown as ServerBuild
