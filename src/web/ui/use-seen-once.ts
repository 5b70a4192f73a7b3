import { type RefObject, useEffect, useRef } from 'react'

/** Content counts as seen this far above the lower edge of the window. */
const READ_BELOW = '0px 0px -18% 0px'

/**
 * Sets `data-seen` on each `[data-until-seen]` within an element, once, when it comes into view.
 * Styles start one-time animations there; without scripts or with reduced motion they show the
 * final state (base.css).
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
