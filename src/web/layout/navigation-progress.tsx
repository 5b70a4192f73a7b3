import { createPath, useNavigation } from 'react-router'
import { SlowHint } from '#web/ui/slow-load.tsx'

/**
 * A line that grows along the top while the next screen is on its way; where that takes but a
 * moment it does not come into sight. After ten seconds it offers to load that screen anew, and may
 * be closed, since it lies over the screen before. Screen readers hear of the screen once it is there. Source: CNT-01.
 */
export function NavigationProgress() {
  const { location } = useNavigation()
  if (!location) return null
  return (
    <div data-print="none">
      <div
        aria-hidden="true"
        className="fixed inset-x-0 top-0 z-50 h-0.5 origin-left animate-arrive bg-clay"
      />
      <SlowHint
        key={location.key}
        closable
        className="fixed inset-x-0 top-24 z-50"
        onReload={() => window.location.assign(createPath(location))}
      />
    </div>
  )
}
