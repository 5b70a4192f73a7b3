import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { type AdminOrderRow, listOrders } from '#contract/admin-orders.ts'
import { call } from '#web/api/client.ts'
import type { Filters, QueueView } from './queue-filters.ts'
import type { Wait } from './waits.ts'

const REFRESH_MS = 30_000
const PAGE_SIZE = 30

export interface Queue {
  readonly items: readonly AdminOrderRow[]
  readonly total: number
  readonly pages: number
}

type Waiting = Partial<Record<Wait, number>>

const WAITING_KEY = ['admin', 'orders', 'waiting']

/**
 * A page of the list as filtered: of the orders, or of the studio's own work by its deadlines. Read
 * anew whenever it is opened: work that came a moment ago must not be missing from it. Its answer's
 * counts are the newest there are, so the menu and the chips show those.
 */
export const queue = (view: QueueView, filters: Filters, page: number) =>
  queryOptions({
    queryKey: ['admin', 'orders', 'list', view, filters, page],
    queryFn: async ({ signal, client }): Promise<Queue> => {
      const work = view === 'today' && ({ waiting_for: 'STUDIO' } as const)
      const query = { ...work, ...filters, page, size: PAGE_SIZE }
      const { items, total, total_pages, waiting } = await call(listOrders, { query }, { signal })
      client.setQueryData<Waiting>(WAITING_KEY, waiting)
      return { items, total, pages: total_pages }
    },
    staleTime: 0,
    refetchInterval: REFRESH_MS,
    placeholderData: keepPreviousData,
  })

/** How many orders wait for what, for the menu and the chips. */
export const waitingCounts = queryOptions({
  queryKey: WAITING_KEY,
  queryFn: async ({ signal }): Promise<Waiting> =>
    (await call(listOrders, { query: { size: 1 } }, { signal })).waiting,
  staleTime: 0,
  refetchInterval: REFRESH_MS,
})
