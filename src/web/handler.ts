import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { type PageContext, pageContext } from './page-context.ts'

export type PageHandler = (request: Request, page: PageContext) => Promise<Response>

/**
 * Makes the function that answers page requests: documents, and the `.data` requests that follow
 * links between pages. The server hands it whatever is neither a file nor a call of the API.
 *
 * A document comes whole, never streamed, so that its inline scripts can be hashed for the content
 * security policy before the first byte leaves.
 */
export function createPageHandler(): PageHandler {
  const handle = createRequestHandler(serverBuild, import.meta.env.MODE)

  return (request, page) =>
    handle(request, new RouterContextProvider(new Map([[pageContext, page]])))
}

const serverBuild = async () =>
  (await import('virtual:react-router/server-build')) as unknown as ServerBuild
