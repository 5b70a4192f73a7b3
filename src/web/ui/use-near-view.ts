import { useEffect, useState } from 'react'

/** Distance below the window at which content is prepared. */
const AHEAD = '400px 0px'

/** True once an element has come near the window. */
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
