import { useQueryClient } from '@tanstack/react-query'
import { useLocation, useNavigate, useRevalidator } from 'react-router'
import { endSession } from '#web/api/session.ts'
import { askThenLeave } from './leave-guards.ts'

/**
 * Ends the session here and on the server and goes to `to`, from where there is no way back to what
 * was the member's. What is not saved is asked about first: without a session it never will be.
 * Offline it ends here at least. Source: NAV-04.
 */
export function useLogout(to: string): () => Promise<void> {
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const queries = useQueryClient()
  const here = useLocation()

  return () =>
    askThenLeave(here, to, async () => {
      await endOnServer().catch(() => undefined)
      endSession()
      queries.clear()
      await navigate(to, { replace: true })
      await revalidate()
    })
}

/** Fetched only now: the contract's schemas are much for a page that merely offers the button. */
async function endOnServer() {
  const [{ logout }, { call }] = await Promise.all([
    import('#contract/sign-in.ts'),
    import('#web/api/client.ts'),
  ])
  await call(logout, {})
}
