import { createPath, useNavigation } from 'react-router'
import { LoadingLine } from '#web/ui/loading-line.tsx'
import { SlowHint } from '#web/ui/slow-load.tsx'

/**
 * Shows that the next screen is on its way. After ten seconds it offers to load that screen anew, and
 * may be closed, since it lies over the screen before. Source: CNT-01.
 */
export function NavigationProgress() {
  const { location } = useNavigation()
  if (!location) return null
  return (
    <div data-print="none">
      <LoadingLine />
      <SlowHint
        key={location.key}
        closable
        className="fixed inset-x-0 top-24 z-50"
        onReload={() => window.location.assign(createPath(location))}
      />
    </div>
  )
}
