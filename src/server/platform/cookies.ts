import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Cookie } from './context.ts'

/**
 * Browsers accept a cookie with this prefix only over HTTPS and only for the very host, so that no
 * other subdomain and no plain connection can plant one.
 */
const HOST_PREFIX = '__Host-'
/** Cookies without the prefix, since scripts of the pages read or write them. Source: MYP, I18-01. */
const READ_BY_SCRIPTS = ['access_token', 'lang']

const isSecure = ({ protocol }: Pick<FastifyRequest, 'protocol'>) => protocol === 'https'

/**
 * Reads the cookies of a request by the names that {@link writeCookies} was given. Over HTTPS,
 * cookies for the server alone count only with the prefix.
 */
export function parseCookies(request: FastifyRequest): FastifyRequest['cookies'] {
  if (!isSecure(request)) return request.cookies
  const cookies: FastifyRequest['cookies'] = {}
  for (const [name, value] of Object.entries(request.cookies)) {
    if (name.startsWith(HOST_PREFIX)) cookies[name.slice(HOST_PREFIX.length)] = value
    else if (READ_BY_SCRIPTS.includes(name)) cookies[name] = value
  }
  return cookies
}

/** Sets same-site cookies for the whole site, over HTTPS as secure ones. */
export function writeCookies(
  request: FastifyRequest,
  reply: FastifyReply,
  cookies: readonly Cookie[],
) {
  const secure = isSecure(request)
  for (const { name, value, httpOnly = false, maxAgeSeconds } of cookies) {
    reply.setCookie(secure && httpOnly ? `${HOST_PREFIX}${name}` : name, value, {
      path: '/',
      httpOnly,
      secure,
      sameSite: 'lax',
      maxAge: value === '' ? 0 : (maxAgeSeconds ?? 0),
    })
  }
}
