import { createHash, randomBytes } from 'node:crypto'
import type { RequestContext } from '#server/platform/context.ts'

const COOKIE = 'device'
/** The longest time that browsers keep a cookie. */
const COOKIE_MAX_AGE_SECONDS = 400 * 24 * 60 * 60
const BYTES = 24
const PATTERN = /^[\w-]{32}$/

type WithCookies = Pick<RequestContext, 'cookies'>

/** Returns the hash of the secret by which a browser is recognised; null without one. */
export function readDevice({ cookies }: WithCookies): string | null {
  const secret = cookies[COOKIE]
  return secret && PATTERN.test(secret) ? hashOf(secret) : null
}

/**
 * Makes later requests of the same browser recognisable by an HttpOnly cookie; returns the hash of
 * its secret. A browser that has one keeps it.
 */
export function rememberDevice(context: WithCookies & Pick<RequestContext, 'setCookie'>): string {
  const present = readDevice(context) === null ? undefined : context.cookies[COOKIE]
  const value = present ?? randomBytes(BYTES).toString('base64url')
  context.setCookie({ name: COOKIE, value, httpOnly: true, maxAgeSeconds: COOKIE_MAX_AGE_SECONDS })
  return hashOf(value)
}

const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url')
