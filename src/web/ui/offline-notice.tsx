import { useSyncExternalStore } from 'react'
import { useText } from '#web/language/use-text.ts'

/** Shows at the top of every screen that the device is offline. */
export function OfflineNotice() {
  const text = useText().ui
  const online = useOnline()

  return (
    <div role="status" data-print="none">
      {!online && (
        <p className="bg-ink px-gutter py-2.5 text-center text-small text-paper lg:grid lg:h-offline lg:place-content-center lg:py-0">
          {text.offline}
        </p>
      )}
    </div>
  )
}

export const useOnline = (): boolean =>
  useSyncExternalStore(
    watchConnection,
    () => navigator.onLine,
    () => true,
  )

function watchConnection(changed: () => void) {
  window.addEventListener('online', changed)
  window.addEventListener('offline', changed)
  return () => {
    window.removeEventListener('online', changed)
    window.removeEventListener('offline', changed)
  }
}
