import type { ReactNode } from 'react'

/** Shows a key of the keyboard. */
export function KeyHint({ children }: { readonly children: ReactNode }) {
  return (
    <kbd className="inline-block min-w-5 border border-current/40 px-1.5 text-center font-text text-[0.6875rem] leading-4.5">
      {children}
    </kbd>
  )
}
