import type { ReactNode } from 'react'
import { Link } from 'react-router'

interface ListHeadProps {
  readonly title: string
  readonly action?: ReactNode
  readonly children: ReactNode
}

/** Title, search and filters of a list; they stay while it scrolls. */
export const ListHead = ({ title, action, children }: ListHeadProps) => (
  <header className="sticky top-14 z-10 border-b border-ink bg-paper px-4 pt-4 lg:top-0 lg:px-5.5 lg:pt-5">
    <div className="flex min-h-9 items-center justify-between gap-4">
      <h1 className="font-display text-[1.3125rem] font-light">{title}</h1>
      {action}
    </div>
    {children}
  </header>
)

export interface Chip {
  readonly name: string
  readonly label: string
  readonly count?: string | undefined
  readonly to: string
  readonly current: boolean
}

/** Ways to narrow a list, each with how much there is of it. */
export const Chips = ({ label, chips }: { readonly label: string; readonly chips: Chip[] }) => (
  <nav
    aria-label={label}
    className="-mx-4 overflow-x-auto px-4 [scrollbar-width:none] lg:-mx-5.5 lg:px-5.5"
  >
    <ul className="flex gap-4">
      {chips.map(({ name, label, count, to, current }) => (
        <li key={name}>
          <Link
            to={to}
            preventScrollReset
            aria-current={current ? 'true' : undefined}
            className="flex min-h-touch items-center gap-1 text-small whitespace-nowrap text-muted -outline-offset-2 hover:text-ink aria-[current]:font-strong aria-[current]:text-ink aria-[current]:shadow-[inset_0_-3px_0_var(--color-clay)] lg:min-h-10"
          >
            {label}
            {count !== undefined && <span className="figures">{count}</span>}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
)
