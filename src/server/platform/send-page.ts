import type { FastifyReply, FastifyRequest } from 'fastify'
import { encodingFor, matchesEtag } from './encoded-body.ts'
import type { RenderedPage } from './rendered-page.ts'

/** Sends a page of one visitor, which nobody may cache. */
export function sendPage(reply: FastifyReply, page: RenderedPage) {
  for (const [name, value] of page.headers) reply.header(name, value)
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'private, no-cache')
  reply.code(page.status)
  const { document } = page
  if (!document) return reply.send(page.text)
  return document
    .bodyIn('identity')
    .then((body) => reply.header('content-security-policy', document.policy).send(body))
}

/** Sends a public page in the smallest encoding, or 304 if the browser has it already. */
export async function sendPublicPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, headers, document }: RenderedPage & { readonly document: object },
) {
  const encoding = encodingFor(request)
  const tag = document.tagOf(encoding)
  for (const [name, value] of headers) reply.header(name, value)
  reply
    .header('cache-control', 'public, no-cache')
    .header('vary', 'Accept-Encoding, Accept-Language, Cookie')
    .header('content-security-policy', document.policy)
    .header('etag', tag)
  if (matchesEtag(request.headers['if-none-match'], tag)) {
    return reply.removeHeader('content-type').code(304).send()
  }
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.code(status).send(await document.bodyIn(encoding))
}
