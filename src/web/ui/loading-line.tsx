/**
 * Shows a growing line at the top while something is loading; invisible if that takes only a
 * moment. Screen readers hear the result instead.
 */
export const LoadingLine = () => (
  <div
    aria-hidden="true"
    data-print="none"
    className="fixed inset-x-0 top-0 z-50 h-0.5 origin-left animate-arrive bg-clay"
  />
)
