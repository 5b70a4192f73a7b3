import type { ReactNode } from 'react'

export interface Definition {
  readonly term: ReactNode
  readonly value: ReactNode
}

interface DefinitionListProps {
  readonly items: readonly Definition[]
  /** `ends` aligns values at the right, as for amounts; `beside` puts them next to their term. */
  readonly values?: 'beside' | 'ends'
  readonly dense?: boolean
}

/** Lists terms with their values. */
export function DefinitionList({ items, values = 'beside', dense }: DefinitionListProps) {
  return (
    <dl className={dense ? 'text-small' : ''}>
      {items.map(({ term, value }, at) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of one list never change places
          key={at}
          className={`${values === 'ends' ? 'flex items-baseline justify-between gap-6' : 'grid grid-cols-[minmax(6.75rem,30%)_1fr] items-baseline gap-4'} ${dense ? 'py-1' : 'py-2'}`}
        >
          <dt className={values === 'ends' ? '' : 'text-muted'}>{term}</dt>
          <dd
            className={`wrap-anywhere ${values === 'ends' ? 'text-right' : 'min-w-0 whitespace-pre-line'}`}
          >
            {value}
          </dd>
        </div>
      ))}
    </dl>
  )
}
