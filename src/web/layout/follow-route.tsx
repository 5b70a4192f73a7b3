import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router'

export const MAIN_ID = 'main'

/**
 * Moves scroll position, focus and screen readers to the top of a new screen, or to an anchor's
 * section below the header. Changes of the query only (a page, a filter) keep the position. Source:
 * NAV-03.
 */
export function FollowRoute() {
  const { pathname, hash, key } = useLocation()
  const shown = useRef(pathname)

  useIsomorphicLayoutEffect(() => {
    const moved = shown.current !== pathname
    shown.current = pathname
    const section = hash && document.getElementById(decodeURIComponent(hash.slice(1)))
    if (section) section.scrollIntoView({ behavior: moved ? 'instant' : smoothUnlessReduced() })
    else if (moved) window.scrollTo({ top: 0, behavior: 'instant' })
    if (moved) document.getElementById(MAIN_ID)?.focus({ preventScroll: true })
  }, [pathname, hash, key])

  return null
}

const useIsomorphicLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect

const smoothUnlessReduced = (): ScrollBehavior =>
  window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth'
