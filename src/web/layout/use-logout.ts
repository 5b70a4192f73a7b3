import { useLocation, useNavigate, useRevalidator } from 'react-router'
import { ApiRefusal } from '#web/api/api-refusal.ts'
import { cachedReplies } from '#web/api/cached-replies.ts'
import { endSession } from '#web/api/session.ts'
import { useText } from '#web/language/use-text.ts'
import { useToast } from '#web/ui/toasts.tsx'
import { leaveAfterConfirmation } from './leave-guards.ts'

/**
 * Ends the session here and on the server and replaces the page by `to`; `eraseMore` erases further
 * data. Asks about unsaved content first. Without a reply the user stays signed in and is informed,
 * since the server would keep the session for a month. Source: NAV-04.
 */
export function useLogout(to: string, eraseMore?: () => void): () => Promise<void> {
  const { logoutFailed } = useText().layout
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const here = useLocation()
  const say = useToast()

  return async () => {
    if (!navigator.onLine) return say(logoutFailed)
    return leaveAfterConfirmation(here, to, async () => {
      if (!(await leaveSession())) return say(logoutFailed)
      eraseMore?.()
      await navigate(to, { replace: true })
      await revalidate()
    })
  }
}

/**
 * Ends the session and erases the replies that this browser caches. False, with nothing changed, if
 * the server did not reply.
 */
export async function leaveSession(): Promise<boolean> {
  const answered = await endOnServer().then(
    () => true,
    (error) => error instanceof ApiRefusal && error.code !== 'OFFLINE',
  )
  if (!answered) return false
  endSession()
  cachedReplies()?.clear()
  return true
}

/** Imported on demand: the contract's schemas are too large for a page with a button. */
async function endOnServer() {
  const [{ logout }, { call }] = await Promise.all([
    import('#contract/sign-in.ts'),
    import('#web/api/client.ts'),
  ])
  await call(logout, {})
}
