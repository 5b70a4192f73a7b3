import type { KeyboardEvent, ReactNode } from 'react'
import { Link } from 'react-router'
import { classNames } from './class-names.ts'
import { indexOfFocused } from './index-of-focused.ts'

interface LinkTab {
  readonly name: string
  readonly label: ReactNode
  readonly href: string
}

interface LinkTabsProps {
  /** Name of the tab list for screen readers. */
  readonly label: string
  readonly tabs: readonly LinkTab[]
  readonly open: string
  /** Id of the `tabpanel`. */
  readonly panelId: string
  /** Whether they are tabs within a tab: smaller, over a quiet line. */
  readonly within?: boolean
  readonly className?: string
}

/** Tabs with addresses: they work without scripts, and can be shared. */
export function LinkTabs({ label, tabs, open, panelId, within = false, className }: LinkTabsProps) {
  return (
    <div
      role="tablist"
      aria-label={label}
      onKeyDown={moveAlong}
      className={classNames(
        'flex gap-x-7 overflow-x-auto',
        within ? 'border-b border-sand text-small' : 'border-b border-ink',
        className,
      )}
    >
      {tabs.map(({ name, label: face, href }) => (
        <Link
          key={name}
          to={href}
          role="tab"
          aria-selected={name === open}
          aria-controls={panelId}
          preventScrollReset
          className="flex min-h-touch shrink-0 items-center py-3 whitespace-nowrap text-muted -outline-offset-2 hover:text-ink aria-selected:font-strong aria-selected:text-ink aria-selected:shadow-[inset_0_-3px_0_var(--color-clay)]"
        >
          {face}
        </Link>
      ))}
    </div>
  )
}

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 }

/** Arrow keys move between tabs, wrapping around; Enter opens one, as a link. */
function moveAlong(event: KeyboardEvent<HTMLElement>) {
  const step = steps[event.key]
  if (!step) return
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')]
  const at = indexOfFocused(tabs)
  event.preventDefault()
  tabs.at((at + step) % tabs.length)?.focus()
}
