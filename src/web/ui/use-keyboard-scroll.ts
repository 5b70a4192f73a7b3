import { type RefCallback, useCallback, useState } from 'react'

const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex="0"]'

/**
 * Whether an element must be focusable for scrolling by keys: it overflows, and nothing inside is
 * focusable. Use the first value as its ref.
 */
export function useKeyboardScroll(): [place: RefCallback<HTMLElement>, isNeeded: boolean] {
  const [isNeeded, setNeeded] = useState(false)

  const place = useCallback((element: HTMLElement) => {
    const look = () =>
      setNeeded(
        element.scrollHeight > element.clientHeight && element.querySelector(FOCUSABLE) === null,
      )
    const sizes = new ResizeObserver(look)
    for (const each of [element, ...element.children]) sizes.observe(each)
    return () => sizes.disconnect()
  }, [])

  return [place, isNeeded]
}
