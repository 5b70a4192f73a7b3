/** The list beside an order: today’s work or all orders. */
export type QueueView = 'today' | 'orders'

interface Place {
  readonly pathname: string
  readonly search: string
}

/** Whether an order was opened from today’s work, as its address says. */
export function isTodayAt({ pathname, search }: Place): boolean {
  const path = pathname.replace(/\/$/, '')
  if (path === '/admin' || path.startsWith('/admin/today/')) return true
  return path.startsWith('/admin/orders/') && new URLSearchParams(search).get('list') === 'today'
}

const join = (path: string, search: URLSearchParams) =>
  search.size > 0 ? `${path}?${search}` : path

/** Returns the address of the list with its filters and no order open. */
export function listAddress(view: QueueView, search: URLSearchParams): string {
  const rest = new URLSearchParams(search)
  rest.delete('list')
  return join(view === 'today' ? '/admin' : '/admin/orders', rest)
}

/** Returns the address of an order beside the list it was opened from. */
export function openOrderAddress(
  view: QueueView,
  search: URLSearchParams,
  orderNumber: string,
): string {
  const rest = new URLSearchParams(search)
  if (view === 'today') rest.set('list', 'today')
  return join(`/admin/orders/${orderNumber}`, rest)
}

export const reportEditorAddress = (orderNumber: string, search: URLSearchParams) =>
  join(`/admin/orders/${orderNumber}/sheet`, search)
