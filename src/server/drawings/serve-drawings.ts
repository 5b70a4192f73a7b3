import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { drawPortrait } from '#domain/drawings/draw-portrait.ts'
import { DRAWINGS_FOLDER } from '#domain/drawings/drawing-address.ts'
import { toSvg } from '#domain/drawings/svg.ts'
import type { Deps } from '#server/deps.ts'
import { clientNetwork } from '#server/platform/client-network.ts'
import { ownBytes } from '#server/platform/own-bytes.ts'
import { limitRates } from '#server/platform/rate-limit.ts'
import { parsePortraitText } from './parse-portrait-text.ts'

const MEMORY_BYTES = 8 * 1024 * 1024
/** Only drawings that are not in memory count; a page shows a few dozen. */
const DRAWN_PER_NETWORK = { max: 1_200, windowMs: 10 * 60_000 }

/**
 * Serves portraits as SVG at URLs made of their parameters, without a login. A URL always returns
 * the same bytes, so browsers and proxies may cache it for good.
 *
 * Refuses NOT_FOUND unless the URL has the canonical text of a valid portrait, and
 * TOO_MANY_REQUESTS.
 */
export function serveDrawings(app: FastifyInstance, deps: Pick<Deps, 'db' | 'now' | 'rateLimits'>) {
  /** Sends compressed SVG. */
  const drawn = new LRUCache<string, Buffer>({
    maxSize: MEMORY_BYTES,
    sizeCalculation: (svg, text) => svg.byteLength + text.length,
  })

  app.get<{ Params: { text: string } }>(`/${DRAWINGS_FOLDER}/:text.svg`, async (request, reply) => {
    const { text } = request.params
    const svg = drawn.get(text) ?? (await draw(request, text))
    return send(request, reply, svg)
  })

  async function draw({ ip }: Pick<FastifyRequest, 'ip'>, text: string): Promise<Buffer> {
    const portrait = parsePortraitText(text)
    const key = `drawings ${clientNetwork(ip)}`
    await limitRates(deps, [{ key, ...DRAWN_PER_NETWORK }], deps.now())
    const svg = ownBytes(await promisify(gzip)(toSvg(drawPortrait(portrait)), { level: 9 }))
    drawn.set(text, svg)
    return svg
  }
}

async function send(
  { headers }: Pick<FastifyRequest, 'headers'>,
  reply: FastifyReply,
  svg: Buffer,
) {
  const takesGzip = /\bgzip\b/.test(String(headers['accept-encoding']))
  reply
    .header('content-type', 'image/svg+xml; charset=utf-8')
    .header('cache-control', 'public, max-age=31536000, immutable')
    .header('vary', 'accept-encoding')
  if (takesGzip) return reply.header('content-encoding', 'gzip').send(svg)
  return reply.header('content-encoding', 'identity').send(await promisify(gunzip)(svg))
}
