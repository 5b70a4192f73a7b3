import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { useFormat } from '#web/language/use-format.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Pager } from '#web/ui/pager.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import { LoadProblem } from '../frame/load-problem.tsx'
import { useNow } from '../frame/use-now.ts'
import { filtersOf, listAddress, openAddress, pageOf, type QueueView } from './queue-filters.ts'
import { queue } from './queue-queries.ts'
import { QueueRow } from './queue-row.tsx'

interface QueueListProps {
  readonly view: QueueView
  readonly open: string | null
}

export function QueueList({ view, open }: QueueListProps) {
  const text = useAdminText().queue
  const { number } = useFormat()
  const now = useNow()
  const [search] = useSearchParams()
  const page = pageOf(search)
  const filters = filtersOf(search)
  const asked = useQuery(queue(view, filters, page))
  const { data } = asked

  if (!data) {
    return (
      <div className="px-4 lg:px-5.5">
        {asked.isError ? <LoadProblem of={asked} /> : <SkeletonRows rows={6} />}
      </div>
    )
  }
  return (
    <>
      {asked.isError && (
        <div className="px-4 lg:px-5.5">
          <LoadProblem of={asked} />
        </div>
      )}
      <p role="status" className="sr-only">
        {text.found(number(data.total))}
      </p>
      {data.items.length === 0 && (
        <NothingWaits view={view} isNarrowed={Object.keys(filters).length > 0 || page > 1} />
      )}
      <ul aria-busy={asked.isPlaceholderData}>
        {data.items.map((order) => (
          <QueueRow
            key={order.order_number}
            order={order}
            to={openAddress(view, search, order.order_number)}
            isOpen={order.order_number === open}
            now={now}
          />
        ))}
      </ul>
      <Pager
        page={page}
        pages={data.pages}
        hrefOf={(to) => listAddress(view, withPage(search, to))}
      />
    </>
  )
}

function NothingWaits({ view, isNarrowed }: { view: QueueView; isNarrowed: boolean }) {
  const text = useAdminText().queue
  const clear = (
    <ButtonLink kind="secondary" size="small" to={view === 'today' ? '/admin' : '/admin/orders'}>
      {text.clear}
    </ButtonLink>
  )
  const orders = (
    <ButtonLink kind="secondary" size="small" to="/admin/orders">
      {text.toOrders}
    </ButtonLink>
  )

  if (isNarrowed) {
    return <EmptyState title={text.nothingFound} text={text.nothingFoundText} action={clear} />
  }
  return view === 'today' ? (
    <EmptyState title={text.emptyToday} text={text.emptyTodayText} action={orders} />
  ) : (
    <EmptyState title={text.emptyOrders} text={text.emptyOrdersText} />
  )
}

function withPage(search: URLSearchParams, page: number): URLSearchParams {
  const next = new URLSearchParams(search)
  next.set('page', String(page))
  return next
}
