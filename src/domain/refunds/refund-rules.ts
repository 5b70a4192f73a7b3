import type { Won } from '#domain/money/won.ts'

/** What a customer agrees to with an order; the order keeps the version it was placed under. */
export interface RefundRules {
  /** Counts up with every change. */
  readonly version: number
  /** After the order, everything comes back. */
  readonly freeWindowMinutes: number
  /** Kept once the free window is over. */
  readonly lateFee: Won
  /** Kept once the survey's deadline has passed without a survey. */
  readonly surveyMissedFee: Won
  /** Whether both fees are kept where both apply; otherwise only the larger one is. */
  readonly addsFees: boolean
  /** Days after the order in which everything comes back while the work has not begun; 0: none. */
  readonly statutoryWithdrawalDays: number
}
