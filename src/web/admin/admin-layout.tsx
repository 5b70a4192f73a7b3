import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useNavigate, useRouteLoaderData } from 'react-router'
import { loadAdminMessages } from '#texts/admin-messages.ts'
import { isRefusal } from '#web/api/api-refusal.ts'
import { isEndedHere, useSession } from '#web/api/session.ts'
import { useLateMessages } from '#web/language/use-late-messages.ts'
import { useText } from '#web/language/use-text.ts'
import type { FrameHandle } from '#web/layout/frame.tsx'
import { useLoginAddress } from '#web/layout/login-address.ts'
import type { RootData } from '#web/root.tsx'
import { Problem } from '#web/ui/problem.tsx'
import { administrator } from './frame/administrator.ts'
import { AllowedScreen } from './frame/allowed-screen.tsx'
import { CountedTitle } from './frame/counted-title.tsx'
import { LoadingAdmin } from './frame/loading-admin.tsx'
import { RoleProvider } from './frame/role.tsx'
import { Sidebar } from './frame/sidebar.tsx'
import { ToastKey } from './frame/toast-key.tsx'
import { SearchProvider } from './search/search-provider.tsx'
import './admin.css'

export const handle: FrameHandle = { frame: 'bare' }

export const meta = () => [{ name: 'robots', content: 'noindex' }]

/**
 * Layout of the back office. Shows a loading state while the session is checked, and the login
 * page, which returns here, to everyone but people of the studio. Source: ADM-01.
 */
export default function AdminLayout() {
  const { ui, layout } = useText()
  const navigate = useNavigate()
  const session = useSession()
  const hasCookie = useRouteLoaderData<RootData>('root')?.viewer.kind === 'member'
  const administratorQuery = useQuery(administrator(session?.user.id ?? 'nobody', hasCookie))
  const { text } = useLateMessages('admin-messages', loadAdminMessages)
  const isNobody = administratorQuery.data === null
  const login = useLoginAddress()
  const hadSession = useRef(false)
  if (session) hadSession.current = true

  useEffect(() => {
    // After signing out from the menu, the menu itself navigates on.
    if (isNobody && !(hadSession.current && isEndedHere())) void navigate(login, { replace: true })
  }, [isNobody, login, navigate])

  if (administratorQuery.isError && !administratorQuery.data) {
    return (
      <div className="p-gutter">
        <title>{`${layout.admin} · ${layout.siteName}`}</title>
        <h1 className="sr-only">{layout.admin}</h1>
        <Problem
          onRetry={() => void administratorQuery.refetch()}
          busy={administratorQuery.isFetching}
        >
          {text && !isRefusal(administratorQuery.error, 'OFFLINE')
            ? text.loadFailed
            : (text ?? ui).offline}
        </Problem>
      </div>
    )
  }
  if (!administratorQuery.data || !text) return <LoadingAdmin />
  return (
    <RoleProvider value={administratorQuery.data.role}>
      <CountedTitle text={text}>
        <SearchProvider>
          <div className="grow lg:grid lg:grid-cols-[11.75rem_minmax(0,1fr)]">
            <ToastKey />
            <Sidebar name={administratorQuery.data.name} />
            <div className="min-w-0">
              <AllowedScreen />
            </div>
          </div>
        </SearchProvider>
      </CountedTitle>
    </RoleProvider>
  )
}
