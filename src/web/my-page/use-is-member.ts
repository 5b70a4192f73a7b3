import { useRouteLoaderData } from 'react-router'
import { useSession } from '#web/api/session.ts'
import type { RootData } from '#web/root.tsx'

/**
 * Whether this is a member's page: the browser keeps a session, or the server saw one. The server
 * alone cannot tell, for it does not see a session whose access token is over.
 */
export function useIsMember(): boolean {
  const session = useSession()
  const viewer = useRouteLoaderData<RootData>('root')?.viewer
  return session !== null || viewer?.kind === 'member'
}
