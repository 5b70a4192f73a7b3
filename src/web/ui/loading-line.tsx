/**
 * A line that grows along the top while something that was asked for is on its way; where that takes
 * but a moment it does not come into sight. Screen readers hear of what comes once it is there.
 */
export const LoadingLine = () => (
  <div
    aria-hidden="true"
    data-print="none"
    className="fixed inset-x-0 top-0 z-50 h-0.5 origin-left animate-arrive bg-clay"
  />
)
