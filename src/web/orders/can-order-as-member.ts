import { renewSession } from '#web/api/renew-session.ts'
import { currentSession } from '#web/api/session.ts'

/** The server keeps it in step with the token in the browser. */
const AUTH_COOKIE = 'access_token'

/**
 * Whether a member is still signed in, including the cookie; renews a missing cookie once. Source:
 * ORD-02.
 */
export async function canOrderAsMember(): Promise<boolean> {
  if (!currentSession()) return false
  return hasCookie() || (await renewSession()) || currentSession() !== null
}

const hasCookie = () =>
  document.cookie.split('; ').some((cookie) => cookie.startsWith(`${AUTH_COOKIE}=`))
