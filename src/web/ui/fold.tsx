import { type ReactNode, useEffect, useRef, useState } from 'react'
import { MinusIcon, PlusIcon } from './icons.tsx'

interface FoldProps {
  /** What it adds when opened. */
  readonly label: string
  readonly hint?: string
  /** Whether it contains a value: then it opens automatically; it never closes by itself. */
  readonly filled: boolean
  /** Renders its content once it is opened. Needs scripts. */
  readonly isLazy?: boolean
  readonly children: ReactNode
}

/**
 * Rarely used fields behind one line. Uses `<details>`, so that it works without scripts; {@link
 * openFoldOf} opens it for a field with a problem.
 */
export function Fold({ label, hint, filled, isLazy = false, children }: FoldProps) {
  const details = useRef<HTMLDetailsElement>(null)
  const [isRendered, setRendered] = useState(!isLazy)

  useEffect(() => {
    if (filled && details.current) details.current.open = true
  }, [filled])

  return (
    <details ref={details} className="group" onToggle={() => setRendered(true)}>
      <summary className="flex min-h-touch list-none items-center gap-4 py-3 hover:text-clay [&::-webkit-details-marker]:hidden">
        <span className="grow">
          {label}
          {hint && <span className="block text-small text-muted group-open:hidden">{hint}</span>}
        </span>
        <PlusIcon className="size-4 shrink-0 group-open:hidden" />
        <MinusIcon className="hidden size-4 shrink-0 group-open:block" />
      </summary>
      <div className="pt-2 pb-6">{isRendered && children}</div>
    </details>
  )
}

/** Opens the fold around a form's field, so that it can be focused. */
export function openFoldOf(fieldName: string) {
  for (const field of document.getElementsByName(fieldName)) {
    const fold = field.closest('details')
    if (fold) fold.open = true
  }
}
