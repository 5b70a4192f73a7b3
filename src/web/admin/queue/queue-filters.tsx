import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { waitingFor } from '#contract/order-waits.ts'
import { useFormat } from '#web/language/use-format.ts'
import { useAdminText } from '../frame/admin-text.ts'
import { changeSearch } from '../list/list-address.ts'
import { ListSearch } from '../list/list-filters.tsx'
import { Chips } from '../list/list-head.tsx'
import { ListMoreFilters } from '../list/list-more-filters.tsx'
import { ASSIGNEE, AssigneeFilter, useConsultants } from './assignee-filter.tsx'
import type { QueueView } from './queue-address.ts'
import { QueueMoreFilters } from './queue-more-filters.tsx'
import { useQueueFilters, waitingCounts } from './queue-queries.ts'
import { useOwnWaits } from './waits.ts'

/** Search and chips by next step; all orders have further filters. */
export function QueueFilters({ view }: { readonly view: QueueView }) {
  const text = useAdminText().queue
  const isShared = useConsultants().length > 0

  return (
    <>
      <ListSearch name="q" label={view === 'today' ? text.searchToday : text.search} />
      <NextStepChips view={view} />
      {view === 'orders' ? (
        <QueueMoreFilters />
      ) : (
        isShared && (
          <ListMoreFilters names={[ASSIGNEE]}>
            <AssigneeFilter />
          </ListMoreFilters>
        )
      )}
    </>
  )
}

function NextStepChips({ view }: { readonly view: QueueView }) {
  const { queue: text, lists } = useAdminText()
  const { number } = useFormat()
  const [search] = useSearchParams()
  const { data: waiting } = useQuery(waitingCounts)
  const { waiting_for: chosen = null } = useQueueFilters()
  const own = useOwnWaits()
  const steps = view === 'today' ? own : waitingFor
  // Orders that need nothing are not counted, so the total of all orders is unknown.
  const all =
    view === 'today'
      ? waiting && own.reduce((sum, step) => sum + (waiting[step] ?? 0), 0)
      : undefined

  return (
    <Chips
      label={text.nextStep}
      chips={[null, ...steps].map((step) => {
        const count = step ? waiting?.[step] : all
        return {
          name: step ?? 'all',
          label: step ? text.chips[step] : lists.all,
          count: count === undefined ? undefined : number(count),
          to: `?${changeSearch(search, { waiting_for: step })}`,
          current: step === chosen,
        }
      })}
    />
  )
}
