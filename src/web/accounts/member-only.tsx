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

/** Shows a member's page to signed-in users, and a login in place to everyone else. */
export const MemberOnly = ({ children, ...access }: MemberOnlyProps) =>
  useIsMemberHere() ? children : <AccessPage {...access} />

/**
 * Whether the member's page is shown. True with a session; while the visitor is leaving it (their
 * logout navigates); and before hydration, if the server knows the user. Cookies without a stored
 * session are exchanged for one.
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
