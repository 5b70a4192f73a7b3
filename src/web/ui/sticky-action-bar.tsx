import type { ReactNode } from 'react'

/**
 * Keeps the main action visible: at the bottom of the window on a phone; static from 768 px (place
 * it in the aside there).
 */
export function StickyActionBar({ children }: { readonly children: ReactNode }) {
  return (
    <div
      data-print="none"
      data-sticky-bar
      className="sticky bottom-0 z-20 -mx-gutter mt-8 border-t border-sand bg-paper px-gutter pt-3.5 pb-[calc(0.875rem+env(safe-area-inset-bottom))] md:static md:mx-0 md:border-0 md:bg-transparent md:p-0"
    >
      {children}
    </div>
  )
}
