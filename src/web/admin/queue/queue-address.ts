/** Which list stands there: the work of the day, or every order. */
export type QueueView = 'today' | 'orders'

interface Place {
  readonly pathname: string
  readonly search: string
}

/** An order that was opened from the day's work says so in its address, and the list stays. */
export function isTodayAt({ pathname, search }: Place): boolean {
  const path = pathname.replace(/\/$/, '')
  if (path === '/admin' || path.startsWith('/admin/today/')) return true
  return path.startsWith('/admin/orders/') && new URLSearchParams(search).get('list') === 'today'
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
export function openOrderAddress(
  view: QueueView,
  search: URLSearchParams,
  orderNumber: string,
): string {
  const rest = new URLSearchParams(search)
  if (view === 'today') rest.set('list', 'today')
  return join(`/admin/orders/${orderNumber}`, rest)
}

export const sheetAddress = (orderNumber: string, search: URLSearchParams) =>
  join(`/admin/orders/${orderNumber}/sheet`, search)
