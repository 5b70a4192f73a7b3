import { createHmac, randomBytes } from 'node:crypto'
import { clientNetwork } from '#server/platform/client-network.ts'
import type { RequestContext } from '#server/platform/context.ts'
import type { Bearer } from '#server/platform/one-time-codes.ts'

const COOKIE = 'sign_up'
const COOKIE_MAX_AGE_SECONDS = 30 * 60
const BYTES = 24
const PATTERN = /^[\w-]{32}$/

type CallerContext = Pick<RequestContext, 'ip' | 'cookies'>

/**
 * Identifies the caller without a session, by browser cookie and network. Source:
 * docs/decisions/0008.
 */
export function identifyBearer(secret: string, { ip, cookies }: CallerContext): Bearer {
  const value = readSecret(cookies)
  return {
    browser: value && hashOf(secret, 'browser', value),
    network: hashOf(secret, 'network', clientNetwork(ip)),
  }
}

/**
 * Identifies the caller and sets a cookie by which later requests of the same browser are
 * recognised.
 */
export function rememberBearer(
  secret: string,
  context: CallerContext & Pick<RequestContext, 'setCookie'>,
): Bearer {
  const value = readSecret(context.cookies) ?? randomBytes(BYTES).toString('base64url')
  context.setCookie({ name: COOKIE, value, httpOnly: true, maxAgeSeconds: COOKIE_MAX_AGE_SECONDS })
  return { ...identifyBearer(secret, context), browser: hashOf(secret, 'browser', value) }
}

function readSecret(cookies: CallerContext['cookies']): string | null {
  const value = cookies[COOKIE]
  return value && PATTERN.test(value) ? value : null
}

const hashOf = (secret: string, kind: string, value: string) =>
  createHmac('sha256', secret).update(`sign-up ${kind}\n${value}`).digest('base64url')
