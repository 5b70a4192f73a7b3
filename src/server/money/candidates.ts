import type { Language } from '#domain/languages/languages.ts'
import type { Won } from '#domain/money/won.ts'
import type { OrderStatus } from '#domain/orders/order-status.ts'
import type { Candidate } from '#domain/payments/rank-candidates.ts'
import type { Db } from '#server/platform/database.ts'

/** An order that a receipt may pay. */
export interface CandidateOrder extends Candidate {
  readonly customerName: string
  readonly depositorName: string | null
  readonly phone: string
  readonly productName: string
  readonly status: OrderStatus
}

export interface IncomingDeposit {
  readonly amount: Won
  readonly depositor: string
  readonly receivedAt: Date
}

/** Finds the orders that these deposits may pay; implemented by `orders`. */
export type FindCandidates = (
  db: Db,
  deposits: readonly IncomingDeposit[],
  at: Date,
  /** Language of the product names. */
  language?: Language,
) => Promise<readonly CandidateOrder[]>
