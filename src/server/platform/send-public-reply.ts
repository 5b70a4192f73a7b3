import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Endpoint } from '#contract/endpoint.ts'
import { COMPRESSION_THRESHOLD_BYTES, encodedBody, encodingFor } from './encoded-body.ts'

/** Invented parameters make a call that is not worth storing. */
export function isPublicCall({ isPublic, query }: Endpoint, request: FastifyRequest): boolean {
  const asked = Object.keys(request.query ?? {})
  return isPublic === true && asked.every((name) => query !== undefined && name in query.shape)
}

/** Sends the reply of a public call as bytes, so that it can be stored. */
export async function sendPublicReply(
  request: FastifyRequest,
  reply: FastifyReply,
  result: unknown,
) {
  const json = JSON.stringify(result)
  const isSmall = Buffer.byteLength(json) < COMPRESSION_THRESHOLD_BYTES
  const encoding = isSmall ? 'identity' : encodingFor(request)
  reply
    .type('application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('vary', 'accept-encoding')
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.send(await encodedBody(json).bodyIn(encoding))
}
