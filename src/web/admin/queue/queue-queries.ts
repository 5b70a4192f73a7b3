import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { type AdminOrderRow, listOrders } from '#contract/admin-orders.ts'
import { call } from '#web/api/client.ts'
import type { Filters, QueueView } from './queue-filters.ts'
import { handWaits, type Wait } from './waits.ts'

const REFRESH_MS = 30_000
const PAGE_SIZE = 30
/** Of each kind of work; what is beyond is nobody's work of today. */
const TODAY_SIZE = 100

export interface Queue {
  readonly items: readonly AdminOrderRow[]
  readonly total: number
  readonly pages: number
}

/**
 * The list as filtered: a page of the orders, or the day's work by its deadlines. Read anew whenever
 * it is opened: work that came a moment ago must not be missing from it.
 */
export const queue = (view: QueueView, filters: Filters, page: number) =>
  queryOptions({
    queryKey: ['admin', 'orders', 'list', view, filters, page],
    queryFn: ({ signal }): Promise<Queue> =>
      view === 'today' ? worksOfToday(filters, signal) : pageOfOrders(filters, page, signal),
    staleTime: 0,
    refetchInterval: REFRESH_MS,
    placeholderData: keepPreviousData,
  })

async function pageOfOrders(filters: Filters, page: number, signal: AbortSignal): Promise<Queue> {
  const query = { ...filters, page, size: PAGE_SIZE }
  const { items, total, total_pages } = await call(listOrders, { query }, { signal })
  return { items, total, pages: total_pages }
}

async function worksOfToday(filters: Filters, signal: AbortSignal): Promise<Queue> {
  const waits = handWaits.filter((wait) => !filters.waiting_for || filters.waiting_for === wait)
  const lists = await Promise.all(
    waits.map((wait) => {
      const query = { ...filters, waiting_for: wait, size: TODAY_SIZE }
      return call(listOrders, { query }, { signal })
    }),
  )
  return {
    items: lists.flatMap(({ items }) => items).toSorted(byDeadline),
    total: lists.reduce((sum, { total }) => sum + total, 0),
    pages: 1,
  }
}

/** What has no deadline has been waiting since it was ordered, and so comes before what has one. */
const byDeadline = (a: AdminOrderRow, b: AdminOrderRow): number =>
  (a.due_at ?? a.created_at).localeCompare(b.due_at ?? b.created_at)

/** How many orders wait for what, for the menu and the chips. */
export const waitingCounts = queryOptions({
  queryKey: ['admin', 'orders', 'waiting'],
  queryFn: async ({ signal }): Promise<Partial<Record<Wait, number>>> =>
    (await call(listOrders, { query: { size: 1 } }, { signal })).waiting,
  staleTime: 0,
  refetchInterval: REFRESH_MS,
})
