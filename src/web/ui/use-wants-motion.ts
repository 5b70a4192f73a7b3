import { useSyncExternalStore } from 'react'

const STILL = '(prefers-reduced-motion: reduce)'

/** False with reduced motion, and until that is known. */
export const useWantsMotion = (): boolean =>
  useSyncExternalStore(
    watch,
    () => !window.matchMedia(STILL).matches,
    () => false,
  )

function watch(changed: () => void) {
  const query = window.matchMedia(STILL)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}
