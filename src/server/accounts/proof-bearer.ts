import { createHmac, randomBytes } from 'node:crypto'
import { clientNetwork } from '#server/platform/client-network.ts'
import type { RequestContext } from '#server/platform/context.ts'
import type { Bearer } from '#server/platform/one-time-codes.ts'

const COOKIE = 'sign_up'
const KEPT_SECONDS = 30 * 60
const BYTES = 24
const PATTERN = /^[\w-]{32}$/

type Asking = Pick<RequestContext, 'ip' | 'cookies'>

/** Who asks, as far as the site can tell without a session. Source: docs/decisions/0008. */
export const identifyBearer = (secret: string, { ip, cookies }: Asking): Bearer => ({
  browser: keptBy(cookies) && hashOf(secret, 'browser', keptBy(cookies)!),
  network: hashOf(secret, 'network', clientNetwork(ip)),
})

/** The same, of a browser that keeps a secret from now on by which it is known again. */
export function rememberBearer(
  secret: string,
  context: Asking & Pick<RequestContext, 'setCookie'>,
): Bearer {
  const value = keptBy(context.cookies) ?? randomBytes(BYTES).toString('base64url')
  context.setCookie({ name: COOKIE, value, httpOnly: true, maxAgeSeconds: KEPT_SECONDS })
  return { ...identifyBearer(secret, context), browser: hashOf(secret, 'browser', value) }
}

function keptBy(cookies: Asking['cookies']): string | null {
  const value = cookies[COOKIE]
  return value && PATTERN.test(value) ? value : null
}

const hashOf = (secret: string, kind: string, value: string) =>
  createHmac('sha256', secret).update(`sign-up ${kind}\n${value}`).digest('base64url')
