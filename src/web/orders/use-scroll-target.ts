import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * Scrolls to a part of the page and focuses its button if the address names it. The browser cannot,
 * since the part is rendered only after the order is loaded.
 */
export function useScrollTarget(place: string) {
  const { hash } = useLocation()
  const part = useRef<HTMLDivElement>(null)
  const isLedTo = hash === `#${place}`
  useEffect(() => {
    if (!isLedTo) return
    part.current?.scrollIntoView({ block: 'center' })
    part.current?.querySelector('button')?.focus({ preventScroll: true })
  }, [isLedTo])
  return part
}
