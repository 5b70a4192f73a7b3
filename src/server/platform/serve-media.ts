import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { contentTypeOf, MEDIA_FOLDER } from '#domain/media/media-address.ts'
import type { Deps } from '#server/deps.ts'
import { byteRange } from './byte-range.ts'
import { refuse } from './refusal.ts'

interface NameInPath {
  readonly Params: { readonly name: string }
}

/**
 * Serves the studio's pictures and videos, with byte ranges. A name always means the same bytes, so
 * browsers may cache them forever.
 *
 * Refuses NOT_FOUND.
 */
export function serveMedia(app: FastifyInstance, storage: Deps['storage']) {
  app.get<NameInPath>(`/${MEDIA_FOLDER}/:name`, { exposeHeadRoute: false }, sendMedia)
  app.head<NameInPath>(`/${MEDIA_FOLDER}/:name`, sendMedia)

  async function sendMedia(request: FastifyRequest<NameInPath>, reply: FastifyReply) {
    const { name } = request.params
    const contentType = contentTypeOf(name) ?? refuse('NOT_FOUND')
    const key = `${MEDIA_FOLDER}/${name}`
    const size = (await storage.size(key)) ?? refuse('NOT_FOUND')
    const tag = `"${name}"`
    reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('etag', tag)
      .header('accept-ranges', 'bytes')
    if (request.headers['if-none-match'] === tag) return reply.code(304).send()

    const range = byteRange(rangeHeader(request, tag), size)
    if (range === 'unsatisfiable') {
      return reply.code(416).header('content-range', `bytes */${size}`).send()
    }
    const { start, end } = range ?? { start: 0, end: size - 1 }
    reply.header('content-type', contentType).header('content-length', end - start + 1)
    if (range) reply.code(206).header('content-range', `bytes ${start}-${end}/${size}`)
    return reply.send(request.method === 'HEAD' ? null : await storage.open(key, { start, end }))
  }
}

/** Ignores `Range` if `If-Range` names another version. */
const rangeHeader = ({ headers }: Pick<FastifyRequest, 'headers'>, tag: string) =>
  headers['if-range'] === undefined || headers['if-range'] === tag ? headers.range : undefined
