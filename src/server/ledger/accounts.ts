/** What an entry of the book is about. */
export type LedgerEvent =
  | 'ORDER_PLACED'
  | 'ORDER_PAID'
  | 'ORDER_CANCELLED'
  | 'ORDER_CALLED_OFF'
  | 'ALLOWANCE'
  | 'MONEY_RECEIVED'
  | 'MONEY_TAKEN_BACK'
  | 'REFUND_APPROVED'
  | 'REFUND_WITHDRAWN'
  | 'REFUND_PAID_OUT'
  | 'LATE_INTEREST'
  | 'DEBT_WRITTEN_OFF'
  | 'DEBT_RECOVERED'
  | 'PROVIDER_FEE'
  | 'POINTS_MOVED'

/** The accounts of the book, in won; a point is one won. */
export type LedgerAccount =
  /** What orders ask for and has not come. */
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
  /** Kept of an order that was called off. */
  | 'REFUND_DEDUCTIONS'
  /** Money that is a customer's: nobody knows what for, or nothing is left to pay with it. */
  | 'CUSTOMER_CREDIT'
  /** Refunds that are agreed and have not left. */
  | 'REFUNDS_PAYABLE'
  /** Paid to customers whose refunds left too late. */
  | 'LATE_INTEREST'
  /** What customers owed and were not asked for any longer. */
  | 'BAD_DEBTS'
  /** What members can spend. */
  | 'POINTS_LIABILITY'
  /** Points that unpaid orders hold. */
  | 'POINTS_TENDERED'
  | 'POINTS_GRANTED'
  | 'POINTS_EARNED'
  | 'POINTS_EXPIRED'
  | 'PROVIDER_FEES'
