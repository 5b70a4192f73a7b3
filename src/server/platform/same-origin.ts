import type { FastifyRequest } from 'fastify'
import { refuse } from './refusal.ts'

const CHANGING = new Set(['POST', 'PUT', 'PATCH', 'DELETE'])

/**
 * Refuses CROSS_ORIGIN to a changing call that a browser sends from another site on the strength of
 * cookies alone. A call with a bearer token proves that its sender holds the token, whatever page it
 * comes from; a caller that is no browser sends neither header and holds nobody's cookies.
 */
export function refuseCrossOrigin(request: FastifyRequest) {
  if (!CHANGING.has(request.method)) return
  if (!request.headers.cookie || /^bearer /i.test(request.headers.authorization ?? '')) return
  const site = request.headers['sec-fetch-site']
  if (site && site !== 'same-origin' && site !== 'none') refuse('CROSS_ORIGIN')
  const { origin } = request.headers
  if (!site && origin && URL.parse(origin)?.host !== request.host) refuse('CROSS_ORIGIN')
}
