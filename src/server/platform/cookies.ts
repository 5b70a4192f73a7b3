import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Cookie } from './context.ts'

/** The cookies of a request, as `@fastify/cookie` read them. */
export const parseCookies = (request: FastifyRequest) => request.cookies

/** Same-site cookies; `Secure` wherever the visitor came by https. */
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
