import type { ReactNode } from 'react'
import { Link } from 'react-router'

interface ListHeadProps {
  readonly title: string
  readonly action?: ReactNode
  readonly children: ReactNode
}

/** Title, search and filters of a list; sticky on a wide window. */
export const ListHead = ({ title, action, children }: ListHeadProps) => (
  <header className="relative z-10 shrink-0 border-b border-ink bg-paper px-4 pt-3 lg:px-5.5 lg:pt-4">
    <div className="flex min-h-touch flex-wrap items-center justify-between gap-x-4">
      <h1 className="font-display text-[1.3125rem] font-light">{title}</h1>
      {action && <div className="ml-auto">{action}</div>}
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

/** Chips that filter a list, each with its count. Fade out at a scrollable edge. */
export const Chips = ({ label, chips }: { readonly label: string; readonly chips: Chip[] }) => (
  <nav
    aria-label={label}
    className="-mx-4 overflow-x-auto px-4 [mask-image:linear-gradient(to_right,transparent,black_1rem,black_calc(100%-2rem),transparent)] [scrollbar-width:none] lg:-mx-5.5 lg:px-5.5"
  >
    <ul className="flex w-max pr-4">
      {chips.map(({ name, label, count, to, current }) => (
        <li key={name} className="flex first:-ml-2">
          <Link
            to={to}
            replace
            preventScrollReset
            aria-current={current ? 'true' : undefined}
            className="group flex min-h-touch min-w-touch justify-center px-2 text-small whitespace-nowrap text-muted -outline-offset-2 hover:text-ink aria-[current]:font-strong aria-[current]:text-ink lg:min-h-10 lg:min-w-0"
          >
            <span className="flex items-center gap-1 group-aria-[current]:shadow-[inset_0_-3px_0_var(--color-clay)]">
              {label}
              {count !== undefined && <span className="figures">{count}</span>}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  </nav>
)
