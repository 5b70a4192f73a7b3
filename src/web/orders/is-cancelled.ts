import type { Order } from '#contract/orders.ts'

/**
 * Status values of all vocabularies of {@link Order.status}: a guest's, a member's and the
 * administrator's.
 */
const cancelled = ['CANCELLED', 'CANCELED', 'REFUNDED']

/** Whether the order was cancelled, before or after it was paid. */
export const isCancelled = ({ status }: Pick<Order, 'status'>) => cancelled.includes(status)
