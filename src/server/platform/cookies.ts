import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Cookie } from './context.ts'

/** Cookies of a request, parsed by `@fastify/cookie`. */
export const parseCookies = (request: FastifyRequest) => request.cookies

/** Sets same-site cookies. `secure`: the request came over HTTPS. */
export function writeCookies(reply: FastifyReply, cookies: readonly Cookie[], secure: boolean) {
  for (const { name, value, path = '/', httpOnly = false, maxAgeSeconds } of cookies) {
    reply.setCookie(name, value, {
      path,
      httpOnly,
      secure,
      sameSite: 'lax',
      maxAge: value === '' ? 0 : (maxAgeSeconds ?? 0),
    })
  }
}
