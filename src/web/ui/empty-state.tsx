import type { ReactNode } from 'react'
import { Strands } from './strands.tsx'

interface EmptyStateProps {
  /** What will appear here. */
  readonly title: string
  readonly text?: string
  /** A link or button that fills it. */
  readonly action?: ReactNode
  /** A fitting drawing; three strands by default. */
  readonly drawing?: ReactNode
}

export function EmptyState({ title, text, action, drawing }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center px-4 py-14 text-center">
      <div className="mb-6 text-rule">{drawing ?? <Strands className="h-16" />}</div>
      <p className="text-balance text-lead">{title}</p>
      {text && (
        <p className="mt-1.5 max-w-(--container-form) text-balance text-small text-muted">{text}</p>
      )}
      {action && <div className="mt-6">{action}</div>}
    </div>
  )
}
