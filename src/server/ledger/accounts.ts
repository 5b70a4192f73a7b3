/** Event that a ledger entry records. */
export type LedgerEvent =
  | 'ORDER_PLACED'
  | 'ORDER_PAID'
  | 'ORDER_CANCELLED'
  | 'ALLOWANCE'
  | 'WRITTEN_OFF'
  | 'RECOVERED'
  | 'MONEY_RECEIVED'
  | 'MONEY_REVERSED'
  | 'REFUND_SENT'
  | 'LATE_INTEREST'
  | 'PROVIDER_FEE'
  | 'POINTS_MOVED'

/** Accounts of the ledger, in won; a point is worth one won. */
export type LedgerAccount =
  /** What an order's customer owes; below 0: what they are owed. */
  | 'RECEIVABLE'
  /** Money received; its part names provider and method. */
  | 'RECEIVED'
  /** Price of orders that are not paid yet. */
  | 'UNEARNED'
  | 'SALES'
  /** Coupon and promotion discounts of unpaid orders. */
  | 'DISCOUNTS_PROMISED'
  | 'COUPON_DISCOUNTS'
  | 'PROMOTION_DISCOUNTS'
  /** Partial refunds of orders that go on. */
  | 'ALLOWANCES'
  /** Fees retained from cancelled orders. */
  | 'REFUND_DEDUCTIONS'
  /** Money that is not matched with an order. */
  | 'UNMATCHED'
  /** Interest paid to customers for late refunds. */
  | 'LATE_INTEREST'
  /** Amounts due that were written off. */
  | 'BAD_DEBTS'
  /** Points that members can spend. */
  | 'POINTS_LIABILITY'
  /** Points used by unpaid orders. */
  | 'POINTS_TENDERED'
  | 'POINTS_GRANTED'
  | 'POINTS_EARNED'
  | 'POINTS_EXPIRED'
  | 'PROVIDER_FEES'
