import { queryOptions } from '@tanstack/react-query'
import { getMe, type User } from '#contract/accounts.ts'
import { logout } from '#contract/sign-in.ts'
import { isRefusal } from '#web/api/api-refusal.ts'
import { call } from '#web/api/client.ts'
import { renewSession } from '#web/api/renew-session.ts'
import { currentSession, startSession } from '#web/api/session.ts'

/** Between two looks at whether somebody is an administrator still. */
const LOOK_AGAIN_AFTER_MS = 30_000

/**
 * The administrator who is signed in, or null for everybody else. The server is asked, so that
 * somebody who was demoted is out whatever this browser remembers. Source: ADM-01.
 *
 * @param hasCookie the page came for somebody who was signed in, whether this browser knows or not
 */
export const administrator = (reader: string, hasCookie: boolean) =>
  queryOptions({
    queryKey: ['admin', 'me', reader],
    queryFn: ({ signal }) => lookUp(hasCookie, signal),
    refetchInterval: LOOK_AGAIN_AFTER_MS,
    staleTime: 0,
  })

async function lookUp(hasCookie: boolean, signal: AbortSignal): Promise<User | null> {
  if (!currentSession() && !(hasCookie && (await takeUpSession()))) return null
  try {
    const me = await call(getMe, {}, { signal })
    rememberRole(me)
    return me.role.toUpperCase() === 'ADMIN' ? me : null
  } catch (error) {
    if (isRefusal(error) && (error.status === 401 || error.status === 403)) return null
    throw error
  }
}

/** A session of which only the cookies are left; when it is over they go too. */
async function takeUpSession(): Promise<boolean> {
  if (await renewSession()) return true
  await call(logout, {}).catch(() => undefined)
  return false
}

/** Else the login page would send somebody back here for the role that they had. */
function rememberRole({ role }: User) {
  const session = currentSession()
  if (session && session.user.role !== role) {
    startSession(session.accessToken, { ...session.user, role })
  }
}
