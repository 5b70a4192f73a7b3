import { useRouteLoaderData } from 'react-router'
import { useSession } from '#web/api/session.ts'
import type { RootData } from '#web/root.tsx'

/**
 * Whether to show a member's page: the browser has a session, or the server saw one. The server
 * alone cannot tell: it does not see a session whose access token has expired.
 */
export function useIsMember(): boolean {
  const session = useSession()
  const viewer = useRouteLoaderData<RootData>('root')?.viewer
  return session !== null || viewer?.kind === 'member'
}
