import type { Language } from '#domain/languages/languages.ts'
import type { Won } from '#domain/money/won.ts'
import type { MoneyEvents } from '#server/money/index.ts'
import type { Caller } from '#server/platform/caller.ts'
import type { Db } from '#server/platform/database.ts'
import type { CashReceiptRow } from './cash-receipts-store.ts'
import type { PaidOrder } from './payment-reply.ts'

/** `UNPAID`: something is due. `PAID`: nothing is, since it was paid. `OVER`: it was cancelled unpaid. */
export type OrderPaymentState = 'UNPAID' | 'PAID' | 'OVER'

/** What paying needs to know of the order that is paid. */
export interface PayableOrder extends PaidOrder {
  readonly memberId: string | null
  readonly paymentState: OrderPaymentState
  readonly due: Won
  readonly productName: string
  readonly customerName: string
  readonly email: string
  readonly phone: string
  readonly language: Language
}

export type IssuedCashReceipt = Pick<
  CashReceiptRow,
  'purpose' | 'ending' | 'issued' | 'issue_number' | 'receipt_url'
>

/** What paying does to orders; given by the capability above that owns them. */
export interface PayableOrders {
  /** What follows from the provider's word about money. */
  readonly events: MoneyEvents
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
  /** Stores how it is to be paid, and the name that a transfer will come under. */
  choosePayment(
    tx: Db,
    orderNumber: string,
    chosen: {
      readonly payment_method: string
      readonly payment_provider: string
      readonly depositor_name?: string
    },
  ): Promise<void>
  /** Notifies the customer of the account to pay into. */
  notifyOfDepositAccount(tx: Db, orderNumber: string, at: Date): Promise<void>
  /** Notifies the customer of a cash receipt that was issued. */
  notifyOfCashReceipt(
    tx: Db,
    orderNumber: string,
    receipt: IssuedCashReceipt,
    at: Date,
  ): Promise<void>
}
