import type { OrderStatus } from '#domain/orders/order-status.ts'

const statusesWithReport: readonly OrderStatus[] = [
  'CONSULTING_SCHEDULED',
  'RESULT_SENT',
  'CONSULTING_COMPLETED',
]

/**
 * Whether a result sheet can be written for an order with this status. The server uses the same
 * rule.
 */
export const hasReport = (status: OrderStatus): boolean => statusesWithReport.includes(status)
