import { useSyncExternalStore } from 'react'

/** Whether the window is at least as wide: for what differs in more than its looks. */
export function useWindowFits(width: string): boolean {
  const query = `(min-width: ${width})`
  return useSyncExternalStore(
    (changed) => {
      const fits = window.matchMedia(query)
      fits.addEventListener('change', changed)
      return () => fits.removeEventListener('change', changed)
    },
    () => window.matchMedia(query).matches,
    () => false,
  )
}
