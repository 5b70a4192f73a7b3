import type { ReactNode } from 'react'
import { useText } from '#web/language/use-text.ts'
import { Button } from './button.tsx'

interface ProblemProps {
  /** What happened, what was saved, and what to do next. */
  readonly children: ReactNode
  /** Adds a retry button. */
  readonly onRetry?: (() => void) | undefined
  readonly retry?: string
  readonly busy?: boolean
}

/** Shows an error, announced at once (`role="alert"`). */
export function Problem({ children, onRetry, retry, busy }: ProblemProps) {
  const text = useText().ui

  return (
    <div
      role="alert"
      className="flex flex-col items-start gap-x-6 gap-y-3 border-l-3 border-clay bg-blush/60 px-4 py-3.5 sm:flex-row sm:items-center sm:justify-between"
    >
      <div className="grow whitespace-pre-line">{children}</div>
      {onRetry && (
        <span className="shrink-0">
          <Button kind="secondary" size="small" onClick={onRetry} {...(busy && { busy })}>
            {retry ?? text.retry}
          </Button>
        </span>
      )}
    </div>
  )
}
