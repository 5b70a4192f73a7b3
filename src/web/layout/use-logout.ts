import { useLocation, useNavigate, useRevalidator } from 'react-router'
import { ApiRefusal } from '#web/api/api-refusal.ts'
import { cachedReplies } from '#web/api/cached-replies.ts'
import { endSession } from '#web/api/session.ts'
import { useText } from '#web/language/use-text.ts'
import { useToast } from '#web/ui/toasts.tsx'
import { leaveAfterConfirmation } from './leave-guards.ts'

/**
 * Ends the session here and on the server and goes to `to`, from where there is no way back to what
 * was the member's; `forget` is what else goes with it. What is not saved is asked about first:
 * without a session it never will be. Where no answer comes one stays signed in and is told so: the
 * server would know the session for a month, and the next screen cannot be had. Source: NAV-04.
 */
export function useLogout(to: string, forget?: () => void): () => Promise<void> {
  const { logoutFailed } = useText().layout
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const here = useLocation()
  const say = useToast()

  return async () => {
    if (!navigator.onLine) return say(logoutFailed)
    return leaveAfterConfirmation(here, to, async () => {
      if (!(await leaveSession())) return say(logoutFailed)
      forget?.()
      cachedReplies()?.clear()
      await navigate(to, { replace: true })
      await revalidate()
    })
  }
}

/** Whether the session is over: by whatever the server answers, but not without an answer. */
export async function leaveSession(): Promise<boolean> {
  const answered = await endOnServer().then(
    () => true,
    (error) => error instanceof ApiRefusal && error.code !== 'OFFLINE',
  )
  if (answered) endSession()
  return answered
}

/** Fetched only now: the contract's schemas are much for a page that merely offers the button. */
async function endOnServer() {
  const [{ logout }, { call }] = await Promise.all([
    import('#contract/sign-in.ts'),
    import('#web/api/client.ts'),
  ])
  await call(logout, {})
}
