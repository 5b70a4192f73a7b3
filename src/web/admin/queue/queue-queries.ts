import { keepPreviousData, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import {
  type AdminOrderRow,
  exportOrders,
  listOrders,
  type StaffOrderRow,
} from '#contract/admin-orders.ts'
import type { InputOf } from '#contract/endpoint.ts'
import { call } from '#web/api/client.ts'
import { useRole } from '../frame/role.tsx'
import { changeSearch, filtersFromAddress, pageFromAddress } from '../list/list-address.ts'
import { nextAfter } from '../list/next-after.ts'
import type { AdminList, PageOf } from '../list/use-list.ts'
import { isTodayAt, listAddress, openOrderAddress, type QueueView } from './queue-address.ts'
import type { Wait } from './waits.ts'

const REFRESH_MS = 30_000
const PAGE_SIZE = 30

/** A row of the list; a consultant's has no money. */
export type QueueRow = AdminOrderRow | StaffOrderRow

type Filters = NonNullable<InputOf<typeof exportOrders>['query']>
type Waiting = Partial<Record<Wait, number>>

const WAITING_KEY = ['admin', 'orders', 'waiting']

/** Returns the order filters in the address. */
export function useQueueFilters(): Filters {
  const [search] = useSearchParams()
  return filtersFromAddress(exportOrders.query, search)
}

/** State of the list from its address, with the open order beside it. */
export function useQueue(view: QueueView, open: string | null): AdminList<QueueRow> {
  const [search] = useSearchParams()
  const filters = useQueueFilters()
  const page = pageFromAddress(search)
  const query = useQuery(queue(view, filters, page, useTodaysWait()))

  return {
    query,
    page,
    open,
    isNarrowed: Object.keys(filters).length > 0,
    addressOf: (order) => openOrderAddress(view, search, order),
    addressOfPage: (to) => listAddress(view, changeSearch(search, { page: String(to) })),
    closed: listAddress(view, search),
    cleared: view === 'today' ? '/admin' : '/admin/orders',
  }
}

type TodaysWait = 'STUDIO' | 'SHEET'

/** What today’s work waits for: a consultant’s is the sheets. */
const useTodaysWait = (): TodaysWait => (useRole() === 'CONSULTANT' ? 'SHEET' : 'STUDIO')

/**
 * One page of orders, or of the studio’s own work by deadline. Refetched whenever it is opened, so
 * that no new work is missed. Its counts also update those of the menu and the chips.
 */
const queue = (view: QueueView, filters: Filters, page: number, todays: TodaysWait) =>
  queryOptions({
    queryKey: ['admin', 'orders', 'list', view, filters, page, todays],
    queryFn: async ({ signal, client }): Promise<PageOf<QueueRow>> => {
      const work = view === 'today' && { waiting_for: todays }
      const query = { ...work, ...filters, page, size: PAGE_SIZE }
      const { waiting, ...found } = await call(listOrders, { query }, { signal })
      client.setQueryData<Waiting>(WAITING_KEY, waiting)
      return found
    },
    staleTime: 0,
    refetchInterval: REFRESH_MS,
    placeholderData: keepPreviousData,
  })

/**
 * Opens the next order of today’s work once `orderNumber` has left it, unless the user has navigated
 * elsewhere. Read `rows` before the change and pass them to `follow` after the refetch.
 */
export function useOpenNextOrder(orderNumber: string) {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const location = useLocation()
  const [search] = useSearchParams()
  const isToday = isTodayAt(location)
  const { queryKey } = queue('today', useQueueFilters(), pageFromAddress(search), useTodaysWait())
  const rows = () =>
    (queries.getQueryData(queryKey)?.items ?? []).map(({ order_number: id }) => ({ id }))

  return {
    rows,
    follow(before: readonly { readonly id: string }[]) {
      const isLeft = !rows().some(({ id }) => id === orderNumber)
      const isHere = window.location.pathname.endsWith(`/orders/${orderNumber}`)
      if (!isToday || !isLeft || !isHere) return
      const next = nextAfter(before, orderNumber)
      const to = next ? openOrderAddress('today', search, next.id) : listAddress('today', search)
      void navigate(to, { preventScrollReset: true })
    },
  }
}

/** Numbers of orders by next step, for the menu and the chips. */
export const waitingCounts = queryOptions({
  queryKey: WAITING_KEY,
  queryFn: async ({ signal }): Promise<Waiting> =>
    (await call(listOrders, { query: { size: 1 } }, { signal })).waiting,
  staleTime: 0,
  refetchInterval: REFRESH_MS,
})
