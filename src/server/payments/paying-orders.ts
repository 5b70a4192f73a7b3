import type { Language } from '#domain/languages/languages.ts'
import type { Won } from '#domain/money/won.ts'
import type { OrderStanding } from '#domain/payments/attempt-step.ts'
import type { Caller } from '#server/platform/caller.ts'
import type { Db } from '#server/platform/database.ts'
import type { CashReceiptRow } from './cash-receipts-store.ts'

/** What paying needs to know of the order that is paid. */
export interface PayableOrder {
  readonly number: string
  readonly memberId: string | null
  readonly standing: OrderStanding
  readonly total: Won
  readonly productName: string
  readonly customerName: string
  readonly email: string
  readonly phone: string
  /** The name that a transfer comes under; null once it is forgotten. */
  readonly depositorName: string | null
  readonly language: Language
  readonly paymentDueAt: Date
}

export type IssuedReceipt = Pick<
  CashReceiptRow,
  'purpose' | 'ending' | 'issued' | 'issue_number' | 'receipt_url'
>

/** What the company gave back of an order's price in its own office, and who has it booked. */
export interface BookedRefund {
  readonly amount: Won
  readonly transactionKey: string
  readonly adminId: string
  readonly leftAt: Date
}

/**
 * Money through the company that is no order's price: `TWICE`: the order was paid otherwise; `DIFFERS`:
 * another amount than was asked for; `GONE`: its bank has taken back what would have gone back.
 */
export interface OddMoney {
  readonly what: 'TWICE' | 'DIFFERS' | 'GONE'
  readonly amount: Won
  /** As the company names it. */
  readonly method: string
}

/** Refunds that were withdrawn, of which the owner says whether they had left by hand. */
export interface AnsweredRefunds {
  readonly refundIds: readonly string[]
  readonly at: Date
}

/** What paying does to orders; given by the capability above that owns them. */
export interface PayingOrders {
  /** Refuses SIGN_IN_REQUIRED, ORDER_NOT_FOUND: not there, or not the caller's. */
  find(
    db: Db,
    caller: Caller,
    orderNumber: string,
    guestToken: string | undefined,
    at: Date,
  ): Promise<PayableOrder>
  /** Locks its row until the transaction ends. Everything that moves money holds this lock. */
  lock(tx: Db, orderNumber: string): Promise<PayableOrder>
  /** Money is there: it pays the order, or is owed back where nothing is asked for. */
  pay(tx: Db, orderNumber: string, amount: Won, at: Date): Promise<void>
  /** The name that its transfer will come under. */
  nameDepositor(tx: Db, orderNumber: string, name: string): Promise<void>
  /** Owes the customer a message with the account that is waited at. */
  tellAccount(tx: Db, orderNumber: string, at: Date): Promise<void>
  /** Owes the customer a message with the receipt that was issued. */
  tellCashReceipt(tx: Db, orderNumber: string, receipt: IssuedReceipt, at: Date): Promise<void>
  /** Owes the customer a message about money that is no price. */
  tellOddMoney(tx: Db, orderNumber: string, odd: OddMoney, at: Date): Promise<void>
  /** Owes the customer the message that so much has gone back. */
  tellGivenBack(tx: Db, orderNumber: string, amount: Won, at: Date): Promise<void>
  /** Refuses ILLEGAL_TRANSITION, REFUND_TOO_LARGE. */
  bookRefund(tx: Db, orderNumber: string, refund: BookedRefund, at: Date): Promise<void>
  /** Refuses ILLEGAL_TRANSITION. */
  bookPaidByHand(tx: Db, orderNumber: string, answered: AnsweredRefunds): Promise<void>
  /** What waited for the owner's word about refunds that were withdrawn goes on. */
  bookNotPaidByHand(tx: Db, orderNumber: string, answered: AnsweredRefunds): Promise<void>
  /** What an order was paid with, or came too late for it, under this key is gone again. */
  takeBack(tx: Db, orderNumber: string, paymentKey: string, at: Date): Promise<void>
}
