import { useNavigation } from 'react-router'

/**
 * A line that grows along the top while the next screen is on its way; where that takes but a
 * moment it does not come into sight. Screen readers hear of the screen once it is there.
 */
export function NavigationProgress() {
  if (useNavigation().state === 'idle') return null
  return (
    <div
      aria-hidden="true"
      data-print="none"
      className="fixed inset-x-0 top-0 z-50 h-0.5 origin-left animate-arrive bg-clay"
    />
  )
}
