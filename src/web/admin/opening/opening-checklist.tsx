import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Opening } from '#contract/opening.ts'
import { keep, keptKeys, readKept } from '#web/api/kept.ts'
import { useFormat } from '#web/language/use-format.ts'
import { Problem } from '#web/ui/problem.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import { OpeningItem } from './opening-item.tsx'
import { OpeningPolicies } from './opening-policies.tsx'
import { opening } from './opening-queries.ts'

interface OpeningChecklistProps {
  /** Shown although everything is done, as in the settings; elsewhere it is gone then. */
  readonly always?: boolean
}

/** What is still to be done before the studio opens; what is done folds away. */
export function OpeningChecklist({ always = false }: OpeningChecklistProps) {
  const text = useAdminText().opening
  const { number } = useFormat()
  const asked = useQuery(opening)
  const [isFolded, setFolded] = useState(() => readKept(keptKeys.foldedOpening) !== null)
  function fold(isFolding: boolean) {
    setFolded(isFolding)
    keep(keptKeys.foldedOpening, isFolding ? 'true' : null)
  }
  if (asked.isError && !asked.data) {
    return (
      <Problem onRetry={() => void asked.refetch()} busy={asked.isFetching}>
        {text.failed}
      </Problem>
    )
  }
  if (!asked.data) return null
  const left = asked.data.items.filter(({ is_done }) => !is_done)
  const done = asked.data.items.filter(({ is_done }) => is_done)
  if (left.length === 0 && !always) return null

  return (
    <details
      open={always || !isFolded}
      onToggle={({ currentTarget, target }) => {
        if (target === currentTarget && !always) fold(!currentTarget.open)
      }}
      className="mb-3 border-b border-ink"
      aria-label={text.title}
    >
      <summary className="flex min-h-touch cursor-pointer flex-wrap items-center justify-between gap-x-4 border-b border-sand py-2">
        <h2 className="font-strong">{text.title}</h2>
        {left.length > 0 && (
          <span className="text-small text-clay">{text.left(number(left.length))}</span>
        )}
      </summary>
      <div className={always ? '' : 'lg:max-h-[45dvh] lg:overflow-y-auto'}>
        <Items of={left} opening={asked.data} />
        {left.length === 0 && <p className="py-3 text-small text-muted">{text.allDone}</p>}
        {done.length > 0 && (
          <details>
            <summary className="flex min-h-touch cursor-pointer items-center text-small text-muted">
              {text.finished(number(done.length))}
            </summary>
            <Items of={done} opening={asked.data} />
          </details>
        )}
        {!always && <p className="pb-3 text-tiny text-muted">{text.inSettings}</p>}
      </div>
    </details>
  )
}

interface ItemsProps {
  readonly of: Opening['items']
  readonly opening: Opening
}

const Items = ({ of: items, opening }: ItemsProps) => (
  <ul>
    {items.map((item) => (
      <li key={item.name} className="border-b border-sand py-2 last:border-0">
        {item.name === 'policies' ? (
          <OpeningPolicies item={item} opening={opening} />
        ) : (
          <OpeningItem item={item} opening={opening} />
        )}
      </li>
    ))}
  </ul>
)
