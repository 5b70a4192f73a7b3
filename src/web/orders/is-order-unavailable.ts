import { isRefusal } from '#web/api/api-refusal.ts'

/** Whether the server knows no such order for this reader: a retry would not help. */
export const isOrderUnavailable = (error: unknown): boolean =>
  isRefusal(error, 'ORDER_NOT_FOUND', 'SIGN_IN_REQUIRED', 'VALIDATION_FAILED')
