import { queryOptions } from '@tanstack/react-query'
import { getMe, type User } from '#contract/accounts.ts'
import { logout } from '#contract/sign-in.ts'
import { isStaffRole, type StaffRole } from '#domain/accounts/roles.ts'
import { ApiRefusal, isRefusal } from '#web/api/api-refusal.ts'
import { call } from '#web/api/client.ts'
import { renewSession } from '#web/api/renew-session.ts'
import { currentSession, isEndedHere, startSession } from '#web/api/session.ts'

interface Staff extends User {
  readonly role: StaffRole
}

/** Interval for checking that the user still has the same role. */
const LOOK_AGAIN_AFTER_MS = 30_000

/**
 * The signed-in person of the studio with the role, or null for everybody else. Asks the server, so
 * that a changed role counts whatever this browser has stored. Source: ADM-01.
 *
 * @param hasCookie the page was requested with a session cookie, even if this browser has no
 * session
 */
export const administrator = (reader: string, hasCookie: boolean) =>
  queryOptions({
    queryKey: ['admin', 'me', reader],
    queryFn: ({ signal }) => lookUp(hasCookie, signal),
    refetchInterval: LOOK_AGAIN_AFTER_MS,
    staleTime: 0,
  })

async function lookUp(hasCookie: boolean, signal: AbortSignal): Promise<Staff | null> {
  if (!currentSession() && !(hasCookie && (await takeUpSession()))) return null
  try {
    const me = await call(getMe, {}, { signal })
    rememberRole(me)
    const { role } = me
    return isStaffRole(role) ? { ...me, role } : null
  } catch (error) {
    if (isRefusal(error) && (error.status === 401 || error.status === 403)) return null
    throw error
  }
}

/**
 * Renews a session of which only the cookies remain; clears the cookies if it has ended.
 *
 * @throws ApiRefusal `OFFLINE` if the server could not say whether it has ended
 */
async function takeUpSession(): Promise<boolean> {
  if (await renewSession()) return true
  if (!isEndedHere()) throw new ApiRefusal('OFFLINE')
  await call(logout, {}).catch(() => undefined)
  return false
}

/** Stores the current role, because the login page redirects by it. */
function rememberRole({ role }: User) {
  const session = currentSession()
  if (session && session.user.role !== role) {
    startSession(session.accessToken, { ...session.user, role })
  }
}
