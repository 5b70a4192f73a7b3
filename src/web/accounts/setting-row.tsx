import type { ReactNode } from 'react'

interface SettingRowProps {
  readonly title: ReactNode
  /** Current state, in quieter type. */
  readonly note: ReactNode
  /** Actions. */
  readonly children?: ReactNode
}

/** One row of a settings list: title, state and actions. */
export function SettingRow({ title, note, children }: SettingRowProps) {
  return (
    <li className="flex min-h-18 items-center justify-between gap-4 border-b border-sand py-3">
      <span className="min-w-0">
        <span className="block wrap-anywhere">{title}</span>
        <span className="block text-small text-muted">{note}</span>
      </span>
      <span className="shrink-0">{children}</span>
    </li>
  )
}
