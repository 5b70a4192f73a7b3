import fastifyHelmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

const HSTS = 'max-age=31536000; includeSubDomains'

/**
 * Adds security headers to every response; HSTS over HTTPS only. Pages and files set their own content
 * security policy.
 */
export async function sendSecurityHeaders(app: FastifyInstance, publicUrl: string) {
  await app.register(fastifyHelmet, {
    contentSecurityPolicy: false,
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: false,
    // Headers that current browsers ignore.
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  })
  const isSecure = publicUrl.startsWith('https:')
  app.addHook('onRequest', async (request, reply) => {
    if (isSecure || request.protocol === 'https') reply.header('strict-transport-security', HSTS)
  })
}
