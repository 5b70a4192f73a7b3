import { useEffect, useState } from 'react'

/** How far below the window something is worth preparing. */
const AHEAD = '400px 0px'

/** True from when an element first comes near the window. */
export function useNearView(element: Element | null): boolean {
  const [near, setNear] = useState(false)

  useEffect(() => {
    if (!element || near) return
    const watch = new IntersectionObserver(([seen]) => seen?.isIntersecting && setNear(true), {
      rootMargin: AHEAD,
    })
    watch.observe(element)
    return () => watch.disconnect()
  }, [element, near])

  return near
}
