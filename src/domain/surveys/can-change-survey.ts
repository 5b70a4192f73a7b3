import type { OrderStatus } from '../orders/order-status.ts'

interface SurveyState {
  readonly status: OrderStatus
  /** Whether a consultant has begun to write the result sheet. */
  readonly isWorkBegun: boolean
}

const open: readonly OrderStatus[] = [
  'PAYMENT_PENDING',
  'PAYMENT_COMPLETED',
  'CONSULTING_SCHEDULED',
]

/**
 * Whether customers can change what they sent: until a consultant begins to write the result sheet.
 * Source: docs/rules.md S-24.
 */
export const canChangeSurvey = ({ status, isWorkBegun }: SurveyState): boolean =>
  !isWorkBegun && open.includes(status)
