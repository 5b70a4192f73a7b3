import { UNUSED_SESSION_DAYS } from '#domain/accounts/session-lifetime.ts'
import type { RequestContext } from '#server/platform/context.ts'
import { ACCESS_TOKEN_SECONDS } from './access-token.ts'

const REFRESH_COOKIE = 'refresh_token'
/**
 * Readable by scripts, since the site's order page for members needs it; the refresh token is not.
 */
const ACCESS_COOKIE = 'access_token'
const SESSION_SECONDS = UNUSED_SESSION_DAYS * 24 * 60 * 60

type WithCookies = Pick<RequestContext, 'cookies' | 'setCookie'>

export const readRefreshCookie = ({ cookies }: Pick<WithCookies, 'cookies'>): string | undefined =>
  cookies[REFRESH_COOKIE] || undefined

export function writeSessionCookies(context: WithCookies, access: string, refresh: string) {
  context.setCookie({ name: ACCESS_COOKIE, value: access, maxAgeSeconds: ACCESS_TOKEN_SECONDS })
  context.setCookie({
    name: REFRESH_COOKIE,
    value: refresh,
    httpOnly: true,
    maxAgeSeconds: SESSION_SECONDS,
  })
}

export function clearSessionCookies(context: WithCookies) {
  context.setCookie({ name: ACCESS_COOKIE, value: '' })
  context.setCookie({ name: REFRESH_COOKIE, value: '', httpOnly: true })
}
