import { type RefObject, useEffect, useState } from 'react'
import { useAdminText } from './admin-text.ts'

/** Ignores less than this: it is a margin, not an entry. */
const MARGIN_PX = 8

/** Shows that a list continues below its edge, and scrolls down on click. */
export function MoreBelow({ list }: { readonly list: RefObject<HTMLElement | null> }) {
  const { moreBelow } = useAdminText()
  const [isMore, setMore] = useState(false)

  useEffect(() => {
    const box = list.current
    if (!box) return
    const measure = () => setMore(box.scrollHeight - box.scrollTop - box.clientHeight > MARGIN_PX)
    // Also fires when the menu opens on a phone; until then it has no size.
    const resized = new ResizeObserver(measure)
    resized.observe(box)
    box.addEventListener('scroll', measure, { passive: true })
    return () => {
      resized.disconnect()
      box.removeEventListener('scroll', measure)
    }
  }, [list])

  if (!isMore) return null
  return (
    <button
      type="button"
      onClick={() => list.current?.scrollTo({ top: list.current.scrollHeight })}
      className="absolute inset-x-0 bottom-0 flex min-h-7 items-center gap-1.5 border-t border-sand bg-paper px-5.5 text-tiny text-muted hover:text-ink"
    >
      {moreBelow}
      <span aria-hidden="true">↓</span>
    </button>
  )
}
