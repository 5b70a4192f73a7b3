import { type ReactNode, useEffect, useRef } from 'react'

/** Scrolls what it holds into view when it appears: an answer beside, or in place of, what asked for it. */
export function IntoView({ children }: { readonly children: ReactNode }) {
  const held = useRef<HTMLDivElement>(null)
  useEffect(() => held.current?.scrollIntoView({ block: 'nearest' }), [])

  return (
    // A bar at the lower edge leaves room for it.
    <div ref={held} className="scroll-mt-4 scroll-mb-24">
      {children}
    </div>
  )
}
