import { type RefObject, useEffect, useState } from 'react'

/** Whether a horizontally scrollable element has more content to the right. */
export function useOverflowsRight(place: RefObject<HTMLElement | null>): boolean {
  const [isMore, setMore] = useState(false)

  useEffect(() => {
    const element = place.current
    if (!element) return
    const look = () =>
      setMore(element.scrollLeft + element.clientWidth < element.scrollWidth - ROUNDING_PX)
    const sizes = new ResizeObserver(look)
    for (const each of [element, ...element.children]) sizes.observe(each)
    element.addEventListener('scroll', look, { passive: true })
    return () => {
      sizes.disconnect()
      element.removeEventListener('scroll', look)
    }
  }, [place])

  return isMore
}

const ROUNDING_PX = 1
