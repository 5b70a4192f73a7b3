import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * Brings a part of the page into sight, with the focus on its button, when the address leads to it. The
 * browser cannot: the part is shown only once the order was read.
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
