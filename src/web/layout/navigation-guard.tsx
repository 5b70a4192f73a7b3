import { useEffect } from 'react'
import { useBlocker, useLocation } from 'react-router'
import { useText } from '#web/language/use-text.ts'
import { Button } from '#web/ui/button.tsx'
import { useOnline } from '#web/ui/offline-notice.tsx'
import { useToast } from '#web/ui/toasts.tsx'
import { findLeaveGuard } from './leave-guards.ts'

/**
 * Blocks navigation without a connection, which would replace the page by the browser's error page,
 * and continues when it is back. Asks before unsaved content is left. The router allows one
 * blocker, so both are here.
 */
export function NavigationGuard() {
  const text = useText().ui
  const online = useOnline()
  const say = useToast()
  const here = useLocation()
  const leaving = useBlocker(
    ({ currentLocation, nextLocation }) =>
      findLeaveGuard(currentLocation, nextLocation) !== undefined ||
      (!navigator.onLine && currentLocation.pathname !== nextLocation.pathname),
  )
  const guard = leaving.state === 'blocked' ? findLeaveGuard(here, leaving.location) : undefined

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt to leave is asked about once
  useEffect(() => {
    if (!guard || leaving.state !== 'blocked') return
    void guard.ask().then((ok) => {
      if (ok && navigator.onLine) return leaving.proceed()
      leaving.reset()
      if (ok) say(text.needsConnection)
    })
  }, [leaving.state])

  if (leaving.state !== 'blocked' || guard) return null

  return (
    <div
      role="alert"
      data-print="none"
      className="fixed inset-x-0 bottom-0 z-40 border-t border-ink bg-paper px-gutter pt-4 pb-[calc(1rem+env(safe-area-inset-bottom))]"
    >
      <div className="mx-auto flex max-w-(--container-column) flex-col gap-x-6 gap-y-3 sm:flex-row sm:items-center sm:justify-between">
        <p>{online ? text.backOnline : text.needsConnection}</p>
        <div className="flex flex-wrap items-center gap-x-6">
          <Button
            kind="secondary"
            size="small"
            onClick={() => navigator.onLine && leaving.proceed()}
          >
            {text.retry}
          </Button>
          <Button kind="quiet" size="small" onClick={() => leaving.reset()}>
            {text.stayHere}
          </Button>
        </div>
      </div>
    </div>
  )
}
