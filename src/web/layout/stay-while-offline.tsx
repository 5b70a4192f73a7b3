import { useBlocker } from 'react-router'
import { useText } from '#web/language/use-text.ts'
import { Button } from '#web/ui/button.tsx'
import { useOnline } from '#web/ui/offline-notice.tsx'

/**
 * Another screen cannot be had without a connection: following a link would leave what is typed here
 * for the browser's own error page. So the screen stays and says so, and goes on when it can.
 */
export function StayWhileOffline() {
  const text = useText().ui
  const online = useOnline()
  const leaving = useBlocker(
    ({ currentLocation, nextLocation }) =>
      !navigator.onLine && currentLocation.pathname !== nextLocation.pathname,
  )
  if (leaving.state !== 'blocked') return null

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
