import type { Won } from '#domain/money/won.ts'

/**
 * The refund rules that a customer accepts with an order. The order stores the version that was
 * valid when it was placed.
 */
export interface RefundRules {
  /** Incremented by every change. */
  readonly version: number
  /** Minutes after the order within which a cancellation gets a full refund. */
  readonly freeWindowMinutes: number
  /** Deducted once the free window is over. */
  readonly lateFee: Won
  /** Deducted once the survey's deadline has passed without a survey. */
  readonly surveyMissedFee: Won
  /** Whether both fees are deducted where both apply; otherwise only the larger one is. */
  readonly addsFees: boolean
  /** Days after the order with a full refund as long as work has not begun; 0 for none. */
  readonly statutoryWithdrawalDays: number
}
