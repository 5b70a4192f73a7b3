import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Opening } from '#contract/opening.ts'
import { readStored, storageKeys, writeStored } from '#web/api/local-storage.ts'
import { useFormat } from '#web/language/use-format.ts'
import { DownIcon } from '#web/ui/icons.tsx'
import { Problem } from '#web/ui/problem.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import { useWaitingCount } from '../frame/use-waiting-count.ts'
import { waitingCounts } from '../queue/queue-queries.ts'
import { OpeningItem } from './opening-item.tsx'
import { OpeningPolicies } from './opening-policies.tsx'
import { opening } from './opening-queries.ts'

interface OpeningChecklistProps {
  /** Show the list even if everything is done, as in the settings. */
  readonly always?: boolean
  /** Query of the surrounding screen. While it has failed, only its error is shown. */
  readonly screenQuery: Pick<UseQueryResult, 'isSuccess'>
}

/**
 * Checklist before the studio opens; completed items are collapsed. Above today’s work it is
 * collapsed to a line with the count, except on first sight when no work is waiting.
 */
export function OpeningChecklist({ always = false, screenQuery }: OpeningChecklistProps) {
  const text = useAdminText().opening
  const { number } = useFormat()
  const query = useQuery(opening)
  const isOpenAtFirst = useIsOpenAtFirst()
  const [isOpen, setOpen] = useState<boolean>()
  if (query.isError && !query.data) {
    if (!screenQuery.isSuccess) return null
    return (
      <div className={always ? '' : 'px-4 py-3 lg:px-5.5'}>
        <Problem onRetry={() => void query.refetch()} busy={query.isFetching}>
          {text.failed}
        </Problem>
      </div>
    )
  }
  if (!query.data) return null
  const left = query.data.items.filter(({ is_done }) => !is_done)
  const done = query.data.items.filter(({ is_done }) => is_done)
  if (left.length === 0 && !always) return null

  return (
    <details
      open={always || (isOpen ?? isOpenAtFirst)}
      onToggle={({ currentTarget, target }) => {
        if (target === currentTarget && !always) setOpen(currentTarget.open)
      }}
      className={`group/opening ${always ? '' : 'border-b border-sand px-4 lg:px-5.5'}`}
      aria-label={text.title}
    >
      <summary className="flex min-h-touch cursor-pointer list-none flex-wrap items-center gap-x-2 py-2 group-open/opening:border-b group-open/opening:border-sand">
        <h2 className="font-strong">{text.title}</h2>
        <DownIcon className="size-3.5 text-muted transition-transform group-open/opening:rotate-180" />
        {left.length > 0 && (
          <span className="ml-auto text-small text-clay">{text.left(number(left.length))}</span>
        )}
      </summary>
      <div>
        <Items items={left} opening={query.data} />
        {left.length === 0 && <p className="py-3 text-small text-muted">{text.allDone}</p>}
        {done.length > 0 && (
          <details className="group/done">
            <summary className="flex min-h-touch cursor-pointer list-none items-center gap-1.5 text-small text-muted">
              {text.finished(number(done.length))}
              <DownIcon className="size-3.5 transition-transform group-open/done:rotate-180" />
            </summary>
            <Items items={done} opening={query.data} />
          </details>
        )}
        {!always && <p className="pb-3 text-tiny text-muted">{text.inSettings}</p>}
      </div>
    </details>
  )
}

/** Whether this device has not shown the list yet and no work is waiting below it. */
function useIsOpenAtFirst() {
  const { isSuccess } = useQuery(waitingCounts)
  const waiting = useWaitingCount()
  const [isNew] = useState(() => readStored(storageKeys.seenOpening) === null)
  const isOpen = isNew && isSuccess && waiting === 0
  useEffect(() => {
    if (isOpen) writeStored(storageKeys.seenOpening, 'true')
  }, [isOpen])
  return isOpen
}

interface ItemsProps {
  readonly items: Opening['items']
  readonly opening: Opening
}

const Items = ({ items, opening }: ItemsProps) => (
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
