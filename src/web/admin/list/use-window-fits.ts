import { useSyncExternalStore } from 'react'

/** Whether the window is at least `width` wide. For differences that CSS cannot express. */
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
