import { type RefObject, useEffect, useRef } from 'react'

/** What is so far above the lower edge of the window is being looked at. */
const READ_BELOW = '0px 0px -18% 0px'

/**
 * Marks each `[data-until-seen]` within an element with `data-seen`, once, when it comes into view. Styles begin
 * there what is drawn once; without scripts, or where less motion is wanted, they show its end (base.css).
 */
export function useSeenOnce<Held extends HTMLElement>(): RefObject<Held | null> {
  const held = useRef<Held>(null)

  useEffect(() => {
    const watch = new IntersectionObserver(
      (seen) => {
        for (const { isIntersecting, target } of seen) {
          if (!isIntersecting) continue
          target.setAttribute('data-seen', '')
          watch.unobserve(target)
        }
      },
      { rootMargin: READ_BELOW },
    )
    for (const waiting of held.current?.querySelectorAll('[data-until-seen]') ?? [])
      watch.observe(waiting)
    return () => watch.disconnect()
  }, [])

  return held
}
