import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { cachedReplies } from '#web/api/cached-replies.ts'
import { reads } from '#web/api/order-reads.ts'
import { onSessionLost, useSession } from '#web/api/session.ts'
import { hasGuestList } from '#web/saved/guest-list-owner.ts'
import { useCurrentPath, useNext, withNext } from './login-address.ts'

const NEW_PASSWORD = '/change-password'

/**
 * Reacts to session changes: a lost session leads to the login and back, and erases the member's
 * data except the address; a temporary password leads to the password change; a new session merges
 * the guest's saved products. Source: LOG-05, FND-02, WSH-01.
 */
export function SessionWatch() {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const currentPath = useCurrentPath()
  const next = useNext()
  const user = useSession()?.user
  const memberId = user?.id
  const owesPassword = user?.must_change_password ?? false

  useEffect(
    () =>
      onSessionLost(() => {
        cachedReplies()?.clear()
        const { pathname, search, hash } = window.location
        if (pathname === '/login') return
        void navigate(withNext('/login', pathname + search + hash), { state: { ended: true } })
      }),
    [navigate],
  )
  useEffect(() => {
    if (!owesPassword || pathname === NEW_PASSWORD) return
    const isAsked = pathname === '/login'
    void navigate(withNext(NEW_PASSWORD, isAsked ? next : currentPath), { replace: true })
  }, [owesPassword, pathname, next, currentPath, navigate])
  useEffect(() => {
    if (!memberId || owesPassword || !hasGuestList()) return
    void import('#web/saved/merge-guest-lists.ts')
      .then(({ mergeGuestLists }) => mergeGuestLists())
      // What could not be merged stays in the browser for a later attempt.
      .catch(() => undefined)
      .then(() => cachedReplies()?.invalidateQueries({ queryKey: [reads.saved] }))
  }, [memberId, owesPassword])

  return null
}
