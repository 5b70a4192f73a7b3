import type { Language } from '#domain/languages/languages.ts'
import type { Won } from '#domain/money/won.ts'
import type { MoneyEvents } from '#server/money/index.ts'
import type { Caller } from '#server/platform/caller.ts'
import type { Db } from '#server/platform/database.ts'
import type { CashReceiptRow } from './cash-receipts-store.ts'
import type { PaidOrder } from './payment-reply.ts'

/** `UNPAID`: an amount is due. `PAID`: paid in full. `OVER`: cancelled before payment. */
export type OrderPaymentState = 'UNPAID' | 'PAID' | 'OVER'

/** What `payments` needs to know of an order. */
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

/** Access to orders, implemented by `orders`, which depends on `payments`. */
export interface PayableOrders {
  /** Events for the money that a provider reports. */
  readonly events: MoneyEvents
  /** Finds an order. Refuses SIGN_IN_REQUIRED; ORDER_NOT_FOUND: missing, or not the caller's. */
  find(
    db: Db,
    caller: Caller,
    orderNumber: string,
    guestToken: string | undefined,
    at: Date,
  ): Promise<PayableOrder>
  /**
   * Locks the order's row until the transaction ends. Every change of its money holds this lock.
   */
  lock(tx: Db, orderNumber: string): Promise<PayableOrder>
  /** Stores the chosen method and the announced depositor's name. */
  choosePayment(
    tx: Db,
    orderNumber: string,
    chosen: {
      readonly payment_method: string
      readonly payment_provider: string
      readonly depositor_name?: string
    },
  ): Promise<void>
  /** Sends the customer the account for the deposit. */
  notifyOfDepositAccount(tx: Db, orderNumber: string, at: Date): Promise<void>
  /** Notifies the customer that a cash receipt was issued. */
  notifyOfCashReceipt(
    tx: Db,
    orderNumber: string,
    receipt: IssuedCashReceipt,
    at: Date,
  ): Promise<void>
}
