import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { waitingFor } from '#contract/order-waits.ts'
import { useFormat } from '#web/language/use-format.ts'
import { useAdminText } from '../frame/admin-text.ts'
import { changed } from '../list/list-address.ts'
import { ListSearch } from '../list/list-filters.tsx'
import { Chips } from '../list/list-head.tsx'
import type { QueueView } from './queue-address.ts'
import { QueueMoreFilters } from './queue-more-filters.tsx'
import { useQueueFilters, waitingCounts } from './queue-queries.ts'
import { handWaits } from './waits.ts'

/** Search, what is waited for with its counts, and on all orders more ways to narrow them. */
export function QueueFilters({ view }: { readonly view: QueueView }) {
  const text = useAdminText().queue

  return (
    <>
      <ListSearch name="q" label={view === 'today' ? text.searchToday : text.search} />
      <WaitChips view={view} />
      {view === 'orders' && <QueueMoreFilters />}
    </>
  )
}

function WaitChips({ view }: { readonly view: QueueView }) {
  const { queue: text, lists } = useAdminText()
  const { number } = useFormat()
  const [search] = useSearchParams()
  const { data: waiting } = useQuery(waitingCounts)
  const { waiting_for: chosen = null } = useQueueFilters()
  const waits = view === 'today' ? handWaits : waitingFor
  // Among all orders are those that wait for nobody, and they are not counted.
  const all =
    view === 'today'
      ? waiting && handWaits.reduce((sum, wait) => sum + (waiting[wait] ?? 0), 0)
      : undefined

  return (
    <Chips
      label={text.waits}
      chips={[null, ...waits].map((wait) => {
        const count = wait ? waiting?.[wait] : all
        return {
          name: wait ?? 'all',
          label: wait ? text.chips[wait] : lists.all,
          count: count === undefined ? undefined : number(count),
          to: `?${changed(search, { waiting_for: wait })}`,
          current: wait === chosen,
        }
      })}
    />
  )
}
