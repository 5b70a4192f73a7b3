import fastifyHelmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

const HSTS = 'max-age=31536000; includeSubDomains'

/**
 * Headers that every answer carries. That browsers are to come by https alone is said only where
 * they do. Pages and files bring their own content policy.
 */
export async function sendSecurityHeaders(app: FastifyInstance, publicUrl: string) {
  await app.register(fastifyHelmet, {
    contentSecurityPolicy: false,
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: false,
    // What no browser of today heeds.
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
