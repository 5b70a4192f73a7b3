import type { OrderStatus } from '#domain/orders/order-status.ts'

const statusesWithSheet: readonly OrderStatus[] = [
  'CONSULTING_SCHEDULED',
  'RESULT_SENT',
  'CONSULTING_COMPLETED',
]

/** Whether a sheet can be written for such an order; the server decides it the same way. */
export const hasSheet = (status: OrderStatus): boolean => statusesWithSheet.includes(status)
