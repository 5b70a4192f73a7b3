import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { currentSession, type Session, useSession } from '#web/api/session.ts'

/**
 * The session of the member whose screen this is; a visitor is sent to the login. Only the browser
 * can tell: a page may be asked for with an access token that is over and a session that is not.
 */
export function useSessionNeeded(): Session | null {
  const session = useSession()
  const navigate = useNavigate()

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again whenever the session changes
  useEffect(() => {
    if (!currentSession()) void navigate('/login', { replace: true })
  }, [session, navigate])

  return session
}
