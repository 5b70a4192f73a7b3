import { useEffect, useState } from 'react'

/**
 * True while a pointer is over a row or the focus within it, so that it does not rotate while being
 * read.
 */
export function useCarouselRest(row: HTMLElement): boolean {
  const [over, setOver] = useState(false)
  const [within, setWithin] = useState(false)

  useEffect(() => {
    const ending = new AbortController()
    const { signal } = ending
    row.addEventListener('mouseenter', () => setOver(true), { signal })
    row.addEventListener('mouseleave', () => setOver(false), { signal })
    row.addEventListener('focusin', () => setWithin(true), { signal })
    row.addEventListener('focusout', () => setWithin(false), { signal })
    setOver(row.matches(':hover'))
    setWithin(row.contains(document.activeElement))
    return () => ending.abort()
  }, [row])

  return over || within
}
