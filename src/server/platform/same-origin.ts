import type { FastifyRequest } from 'fastify'
import { refuse } from './refusal.ts'

const CHANGING = new Set(['POST', 'PUT', 'PATCH', 'DELETE'])

/**
 * Prevents CSRF: refuses CROSS_ORIGIN to a write that another site's page sends with cookies only.
 * Allows calls with a bearer token, and clients that are not browsers, which send neither header.
 */
export function refuseCrossOrigin(request: FastifyRequest) {
  if (!CHANGING.has(request.method)) return
  if (!request.headers.cookie || /^bearer /i.test(request.headers.authorization ?? '')) return
  const site = request.headers['sec-fetch-site']
  if (site && site !== 'same-origin' && site !== 'none') refuse('CROSS_ORIGIN')
  const { origin } = request.headers
  if (!site && origin && URL.parse(origin)?.host !== request.host) refuse('CROSS_ORIGIN')
}
