import fastifyHelmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import type { PageAbility } from '#domain/pages/page-abilities.ts'

const HSTS = 'max-age=31536000; includeSubDomains'

/** Abilities of the browser that pages do not use; denied to scripts of others as well. */
const DENIED = [
  'bluetooth',
  'browsing-topics',
  'display-capture',
  'geolocation',
  'hid',
  'idle-detection',
  'local-fonts',
  'microphone',
  'midi',
  'serial',
  'usb',
  'xr-spatial-tracking',
]
/** For what is no document: if a browser ever shows it as one, it loads, runs and embeds nothing. */
const NO_DOCUMENT = [
  "default-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')
/** Headers of an answer that no hook reaches, such as that to a request that cannot be parsed. */
export const bareSecurityHeaders = {
  'content-security-policy': NO_DOCUMENT,
  'x-content-type-options': 'nosniff',
}

/** Permissions policy: denies the camera unless the page's route declares it. */
export const permissionsPolicy = (abilities: readonly PageAbility[] = []): string =>
  [
    abilities.includes('camera') ? 'camera=(self)' : 'camera=()',
    ...DENIED.map((ability) => `${ability}=()`),
  ].join(', ')

/**
 * Adds security headers to every response; HSTS over HTTPS only. Pages and files for people replace
 * the content security policy by their own.
 */
export async function sendSecurityHeaders(app: FastifyInstance, publicUrl: string) {
  await app.register(fastifyHelmet, {
    contentSecurityPolicy: false,
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: false,
    xFrameOptions: { action: 'deny' },
    // Headers that current browsers ignore.
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  })
  const policy = permissionsPolicy()
  const isSecure = publicUrl.startsWith('https:')
  app.addHook('onRequest', async (request, reply) => {
    // On the response itself, as the plugin's headers are: files leave them out (built-pages.ts).
    reply.raw.setHeader('permissions-policy', policy)
    reply.raw.setHeader('content-security-policy', NO_DOCUMENT)
    if (isSecure || request.protocol === 'https') reply.header('strict-transport-security', HSTS)
  })
}
