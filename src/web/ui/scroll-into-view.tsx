import { type ReactNode, useEffect, useRef } from 'react'

/** Scrolls its content into view when it appears. */
export function ScrollIntoView({ children }: { readonly children: ReactNode }) {
  const held = useRef<HTMLDivElement>(null)
  useEffect(() => held.current?.scrollIntoView({ block: 'nearest' }), [])

  return (
    // Leaves room for a bar at the lower edge.
    <div ref={held} className="scroll-mt-4 scroll-mb-24">
      {children}
    </div>
  )
}
