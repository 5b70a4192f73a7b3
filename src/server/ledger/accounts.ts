/** What an entry of the ledger is about. */
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

/** The accounts of the ledger, in won; a point is one won. */
export type LedgerAccount =
  /** What an order's customer owes; below 0 what they are owed. */
  | 'RECEIVABLE'
  /** Money on the studio's accounts; its part says which. */
  | 'RECEIVED'
  /** What unpaid orders will be sold for: the other side of what is asked. */
  | 'UNEARNED'
  | 'SALES'
  /** Coupons and promotion codes that unpaid orders hold. */
  | 'DISCOUNTS_PROMISED'
  | 'COUPON_DISCOUNTS'
  | 'PROMOTION_DISCOUNTS'
  /** Given back though the order goes on. */
  | 'ALLOWANCES'
  /** Kept of a cancelled order. */
  | 'REFUND_DEDUCTIONS'
  /** Money of somebody who is not known yet. */
  | 'UNMATCHED'
  /** Paid to customers whose refunds were sent too late. */
  | 'LATE_INTEREST'
  /** Amounts due that were written off. */
  | 'BAD_DEBTS'
  /** What members can spend. */
  | 'POINTS_LIABILITY'
  /** Points that unpaid orders hold. */
  | 'POINTS_TENDERED'
  | 'POINTS_GRANTED'
  | 'POINTS_EARNED'
  | 'POINTS_EXPIRED'
  | 'PROVIDER_FEES'
