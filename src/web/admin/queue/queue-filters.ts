import type { exportOrders } from '#contract/admin-orders.ts'
import type { InputOf } from '#contract/endpoint.ts'
import { type OrderStatus, orderStatuses } from '#domain/orders/order-status.ts'
import { allWaits, type Wait } from './waits.ts'

export type Filters = NonNullable<InputOf<typeof exportOrders>['query']>

/** Which list stands there: the work of the day, or every order. */
export type QueueView = 'today' | 'orders'

interface Place {
  readonly pathname: string
  readonly search: string
}

/** An order that was opened from the day's work says so in its address, and the list stays. */
export function isTodayAt({ pathname, search }: Place): boolean {
  const path = pathname.replace(/\/$/, '')
  if (path === '/admin') return true
  return path.startsWith('/admin/orders/') && new URLSearchParams(search).get('list') === 'today'
}

/** What the address asks for; what it does not know of is left out. */
export function filtersOf(search: URLSearchParams): Filters {
  const wait = allWaits.find((each) => each === search.get('waiting_for'))
  const status = orderStatuses.find((each) => each === search.get('status'))
  const q = search.get('q')?.trim().slice(0, 100)
  const from = dayOf(search.get('from'))
  const to = dayOf(search.get('to'))
  return {
    ...(wait && { waiting_for: wait }),
    ...(status && { status }),
    ...(q && { q }),
    ...(from && { from }),
    ...(to && { to }),
  }
}

const dayOf = (text: string | null) => (text && /^\d{4}-\d\d-\d\d$/.test(text) ? text : null)

export const pageOf = (search: URLSearchParams): number =>
  Math.max(1, Math.trunc(Number(search.get('page'))) || 1)

export interface FilterChange {
  readonly waiting_for?: Wait | null
  readonly status?: OrderStatus | null
  readonly q?: string | null
  readonly from?: string | null
  readonly to?: string | null
}

/** The search with other filters: from the first page on. */
export function withFilters(search: URLSearchParams, change: FilterChange): URLSearchParams {
  const next = new URLSearchParams(search)
  next.delete('page')
  for (const [name, value] of Object.entries(change)) {
    if (value) next.set(name, value)
    else next.delete(name)
  }
  return next
}

const join = (path: string, search: URLSearchParams) =>
  search.size > 0 ? `${path}?${search}` : path

/** The list alone, filtered as it stands. */
export function listAddress(view: QueueView, search: URLSearchParams): string {
  const rest = new URLSearchParams(search)
  rest.delete('list')
  return join(view === 'today' ? '/admin' : '/admin/orders', rest)
}

/** One order beside the list it was found in. */
export function openAddress(view: QueueView, search: URLSearchParams, orderNumber: string): string {
  const rest = new URLSearchParams(search)
  if (view === 'today') rest.set('list', 'today')
  return join(`/admin/orders/${orderNumber}`, rest)
}

export const sheetAddress = (orderNumber: string, search: URLSearchParams) =>
  join(`/admin/orders/${orderNumber}/sheet`, search)
