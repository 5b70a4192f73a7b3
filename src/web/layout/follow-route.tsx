import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router'

export const MAIN_ID = 'main'

/**
 * Every change of screen starts at its top, and an anchor at its section below the header; the
 * keyboard and the screen reader go along. Changes of the query alone (a page, a filter) stay.
 * Source: NAV-03.
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
