import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { useSession } from '#web/api/session.ts'
import { replacePage, useNext } from '#web/layout/login-address.ts'
import { afterLogin } from './home-of.ts'

/**
 * Replaces a page of the login as soon as somebody is signed in. Returns who cannot go on, since
 * `next` is an admin page and they have no role there; otherwise null.
 */
export function useAfterLogin() {
  const navigate = useNavigate()
  const session = useSession()
  const next = useNext()
  const to = session && afterLogin(session.user, next)

  useEffect(() => {
    if (to) void replacePage(navigate, to)
  }, [to, navigate])

  return session && !to ? session.user : null
}
