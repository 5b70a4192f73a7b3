import { createPath, useNavigation } from 'react-router'
import { LoadingLine } from '#web/ui/loading-line.tsx'
import { SlowHint } from '#web/ui/slow-load.tsx'

/**
 * Shows that the next screen is loading. After ten seconds offers to reload, and can be closed,
 * since it covers the previous screen. Source: CNT-01.
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
