import { Children, type ReactNode } from 'react'
import { Link } from 'react-router'

/** A row in two parts, of one line each where there is room, with something at their ends. */
export interface Card {
  readonly title: ReactNode
  readonly titleEnd: ReactNode
  /** Parted by dots; what is empty is left out. */
  readonly facts: readonly ReactNode[]
  readonly factsEnd?: ReactNode
}

interface RowLinkProps extends Card {
  /** What the row is called by the keys that walk the list. */
  readonly name: string
  readonly to: string
  readonly isOpen: boolean
}

/** One of a list as a card, its own way to open it. */
export const RowLink = ({ name, to, isOpen, ...labels }: RowLinkProps) => (
  <li>
    <Link
      to={to}
      preventScrollReset
      data-row={name}
      aria-current={isOpen ? 'true' : undefined}
      className="grid scroll-my-16 grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-0.5 border-b border-sand px-4 py-3.5 text-small -outline-offset-2 hover:bg-fill aria-[current]:bg-fill aria-[current]:shadow-[inset_3px_0_0_var(--color-clay)] lg:scroll-my-0 lg:px-5.5"
    >
      <span className="line-clamp-3 font-strong wrap-anywhere">{labels.title}</span>
      <span className="text-right text-tiny text-muted">{labels.titleEnd}</span>
      <span className="min-w-0 text-tiny text-muted wrap-anywhere">
        <Facts facts={labels.facts} />
      </span>
      <span className="text-right text-tiny text-muted">{labels.factsEnd}</span>
    </Link>
  </li>
)

/** Facts with a dot between two of one line. At the start of a line the dot lies outside and is cut off. */
export const Facts = ({ facts }: { readonly facts: readonly ReactNode[] }) => (
  <span data-facts className="block overflow-hidden">
    <span className="-ml-3.5 flex flex-wrap">
      {Children.toArray(facts.filter(Boolean)).map((fact, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: facts have their places
        <span key={at} className="relative pl-3.5">
          {at > 0 && (
            <span data-dot className="absolute left-0 w-3.5 text-center">
              {' · '}
            </span>
          )}
          <span>{fact}</span>
        </span>
      ))}
    </span>
  </span>
)
