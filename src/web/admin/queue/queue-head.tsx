import { useMutation, useQuery } from '@tanstack/react-query'
import { useNavigate, useSearchParams } from 'react-router'
import { exportOrders } from '#contract/admin-orders.ts'
import { download } from '#web/api/client.ts'
import { useFormat } from '#web/language/use-format.ts'
import { saveFile } from '#web/reports/save-file.ts'
import { Button } from '#web/ui/button.tsx'
import { DownloadIcon } from '#web/ui/icons.tsx'
import { useToast } from '#web/ui/toasts.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import { Chips, ListHead } from '../frame/list-head.tsx'
import { SearchField } from '../frame/search-field.tsx'
import { type FilterChange, filtersOf, type QueueView, withFilters } from './queue-filters.ts'
import { QueueMoreFilters } from './queue-more-filters.tsx'
import { waitingCounts } from './queue-queries.ts'
import { allWaits, handWaits } from './waits.ts'

/** Title, search, what is waited for with its counts, and on all orders more ways to narrow them. */
export function QueueHead({ view }: { readonly view: QueueView }) {
  const text = useAdminText().queue
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const filters = filtersOf(search)
  // What is open beside the list stays open while the list is narrowed.
  const narrow = (change: FilterChange) =>
    navigate({ search: String(withFilters(search, change)) }, { replace: true })

  return (
    <ListHead
      title={view === 'today' ? text.todayTitle : text.ordersTitle}
      action={view === 'orders' && <ExportButton />}
    >
      <div className="mt-1">
        <SearchField
          label={text.search}
          value={filters.q ?? ''}
          onSearch={(q) => void narrow({ q })}
        />
      </div>
      <WaitChips view={view} />
      {view === 'orders' && <QueueMoreFilters filters={filters} onNarrow={narrow} />}
    </ListHead>
  )
}

function WaitChips({ view }: { readonly view: QueueView }) {
  const text = useAdminText().queue
  const { number } = useFormat()
  const [search] = useSearchParams()
  const { data: waiting } = useQuery(waitingCounts)
  const chosen = filtersOf(search).waiting_for
  const waits = view === 'today' ? handWaits : allWaits
  const counted = (count: number | undefined) => (count === undefined ? undefined : number(count))
  const all = waiting && waits.reduce((sum, wait) => sum + (waiting[wait] ?? 0), 0)
  const to = (change: FilterChange) => `?${withFilters(search, change)}`

  return (
    <Chips
      label={text.waits}
      chips={[
        {
          name: 'all',
          label: text.all,
          count: counted(all),
          to: to({ waiting_for: null }),
          current: !chosen,
        },
        ...waits.map((wait) => ({
          name: wait,
          label: text.chips[wait],
          count: counted(waiting?.[wait]),
          to: to({ waiting_for: wait }),
          current: chosen === wait,
        })),
      ]}
    />
  )
}

/** The filtered list as a workbook, named after the day. */
function ExportButton() {
  const text = useAdminText().queue
  const say = useToast()
  const [search] = useSearchParams()
  const workbook = useMutation({
    mutationFn: () => download(exportOrders, { query: filtersOf(search) }),
    onSuccess: (file) => saveFile(file, `orders-${new Date().toISOString().slice(0, 10)}.xlsx`),
    onError: () => say(text.exportFailed),
  })

  return (
    <Button kind="quiet" size="small" busy={workbook.isPending} onClick={() => workbook.mutate()}>
      <DownloadIcon className="size-4" />
      {text.export}
    </Button>
  )
}
