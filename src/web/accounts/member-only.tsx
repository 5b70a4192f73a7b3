import { type ReactNode, useEffect, useRef } from 'react'
import { useRouteLoaderData } from 'react-router'
import { renewSession } from '#web/api/renew-session.ts'
import { currentSession, isEndedHere, useSession } from '#web/api/session.ts'
import type { RootData } from '#web/root.tsx'
import { useHydrated } from '#web/ui/use-hydrated.ts'
import { AccessPage, type AccessPageProps } from './access-page.tsx'

interface MemberOnlyProps extends AccessPageProps {
  readonly children: ReactNode
}

/** Shows a member's page to signed-in users, and asks everyone else to sign in on the spot. */
export const MemberOnly = ({ children, ...access }: MemberOnlyProps) =>
  useIsMemberHere() ? children : <AccessPage {...access} />

/**
 * Whether a member's page is shown: to a session, to somebody who is leaving by themselves (whatever
 * ended the session leads on), and, until the browser has answered, to whom the server knows. Cookies
 * whose browser keeps no session are exchanged for one.
 */
function useIsMemberHere(): boolean {
  const session = useSession()
  const isHydrated = useHydrated()
  const hadSession = useRef(false)
  const isKnown = useRouteLoaderData<RootData>('root')?.viewer.kind === 'member'
  if (session) hadSession.current = true

  useEffect(() => {
    if (isKnown && !currentSession() && !isEndedHere()) void renewSession()
  }, [isKnown])

  if (session) return true
  if (hadSession.current) return isEndedHere()
  return isKnown && !(isHydrated && isEndedHere())
}
