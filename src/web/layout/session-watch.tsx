import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { onSessionLost, useSession } from '#web/api/session.ts'

const NEW_PASSWORD = '/change-password'

/**
 * A session that the server ended leads to the login, with nothing of the member left behind; one
 * that a temporary password opened leads to a new password first. Source: LOG-05, FND-02.
 */
export function SessionWatch() {
  const navigate = useNavigate()
  const queries = useQueryClient()
  const { pathname } = useLocation()
  const owesPassword = useSession()?.user.must_change_password ?? false

  useEffect(
    () =>
      onSessionLost(() => {
        queries.clear()
        if (window.location.pathname !== '/login') navigate('/login')
      }),
    [navigate, queries],
  )
  useEffect(() => {
    if (owesPassword && pathname !== NEW_PASSWORD) navigate(NEW_PASSWORD, { replace: true })
  }, [owesPassword, pathname, navigate])

  return null
}
