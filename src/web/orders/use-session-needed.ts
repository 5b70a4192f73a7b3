import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { currentSession, isEndedHere, type Session, useSession } from '#web/api/session.ts'

/**
 * The session of the member whose screen this is; a visitor is sent to the login, and whose session
 * another tab ended. Only the browser can tell: a page may be asked for with an access token that is
 * over and a session that is not. Who ends it on this screen leads on by themselves. Source: NAV-04.
 */
export function useSessionNeeded(): Session | null {
  const session = useSession()
  const navigate = useNavigate()
  const hadOne = useRef(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again whenever the session changes
  useEffect(() => {
    if (currentSession()) hadOne.current = true
    else if (!hadOne.current || !isEndedHere()) void navigate('/login', { replace: true })
  }, [session, navigate])

  return session
}
