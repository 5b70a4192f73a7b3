import type { ReactNode } from 'react'

/** Hides content visually; screen readers still read it. */
export function VisuallyHidden({ children }: { readonly children: ReactNode }) {
  return <span className="sr-only">{children}</span>
}
