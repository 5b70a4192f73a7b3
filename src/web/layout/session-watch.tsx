import { useEffect } from 'react'
import { useLocation, useNavigate, useRevalidator } from 'react-router'
import { cachedReplies } from '#web/api/cached-replies.ts'
import { reads } from '#web/api/order-reads.ts'
import { isChangedElsewhere, onSessionLost, useSession } from '#web/api/session.ts'
import { hasGuestList } from '#web/saved/guest-list-owner.ts'
import { useCurrentPath, useNext, withNext } from './login-address.ts'

/** Where a session that is held back must go first. */
const NEW_PASSWORD = '/change-password'
const SECOND_FACTOR = '/second-factor'

/**
 * Reacts to session changes: a lost session leads to the login and back, and erases the member's
 * data except the address; a login or logout in another tab is shown here too; a temporary password
 * leads to the password change, a missing second factor to its page; a new session merges the
 * guest's saved products. Source: LOG-05, FND-02, WSH-01.
 */
export function SessionWatch() {
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const { pathname } = useLocation()
  const currentPath = useCurrentPath()
  const next = useNext()
  const user = useSession()?.user
  const memberId = user?.id
  const owed = user?.must_change_password
    ? NEW_PASSWORD
    : user?.must_add_factor
      ? SECOND_FACTOR
      : null

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
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the member is shown once
  useEffect(() => {
    if (isChangedElsewhere()) void revalidate()
  }, [memberId, revalidate])
  useEffect(() => {
    if (!owed || pathname === owed) return
    const isAsked = pathname.startsWith('/login') || pathname === NEW_PASSWORD
    void navigate(withNext(owed, isAsked ? next : currentPath), { replace: true })
  }, [owed, pathname, next, currentPath, navigate])
  useEffect(() => {
    if (!memberId || owed || !hasGuestList()) return
    void import('#web/saved/merge-guest-lists.ts')
      .then(({ mergeGuestLists }) => mergeGuestLists())
      // What could not be merged stays in the browser for a later attempt.
      .catch(() => undefined)
      .then(() => cachedReplies()?.invalidateQueries({ queryKey: [reads.saved] }))
  }, [memberId, owed])

  return null
}
