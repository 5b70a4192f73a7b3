import type { KeyboardEvent, ReactNode } from 'react'
import { Link } from 'react-router'
import { classNames } from './class-names.ts'

export interface LinkTab {
  readonly name: string
  readonly label: ReactNode
  readonly href: string
}

interface LinkTabsProps {
  /** What the tabs choose between, for those who do not see them. */
  readonly label: string
  readonly tabs: readonly LinkTab[]
  readonly open: string
  /** Of the `tabpanel` that they fill. */
  readonly panelId: string
  /** Tabs within a tab: smaller, under a quiet line. */
  readonly within?: boolean
  readonly className?: string
}

/** Tabs that have addresses: they work before any script has come, and can be sent to somebody. */
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

/** Arrow keys go from tab to tab and around; Enter opens, as with any link. */
function moveAlong(event: KeyboardEvent<HTMLElement>) {
  const step = steps[event.key]
  if (!step) return
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')]
  const at = tabs.indexOf(document.activeElement as HTMLElement)
  event.preventDefault()
  tabs.at((at + step) % tabs.length)?.focus()
}
