import { Children, type ReactNode } from 'react'
import { Link } from 'react-router'

/** Content of a row in two lines, each with an optional part at its end. */
export interface Card {
  readonly title: ReactNode
  readonly titleEnd: ReactNode
  /** Shown with dots between them; empty ones are left out. */
  readonly facts: readonly ReactNode[]
  readonly factsEnd?: ReactNode
}

interface RowLinkProps extends Card {
  /** Id of the row, for the list’s keyboard navigation. */
  readonly name: string
  readonly to: string
  readonly isOpen: boolean
}

/** Row of a list as a card that links to the row’s detail. */
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

/** Shows facts with dots between them. A dot at the start of a line is cut off. */
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
