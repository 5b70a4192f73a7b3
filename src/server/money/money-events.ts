import type { Won } from '#domain/money/won.ts'
import type { Db } from '#server/platform/database.ts'

/**
 * What follows from money elsewhere, connected where the server is put together: money knows no
 * orders and no messages. Each is called inside the transaction that changed the account.
 */
export interface MoneyEvents {
  /** Nothing is due any more, since money came. Also emitted for an order that was paid before. */
  orderPaid(tx: Db, orderNumber: string, at: Date): Promise<void>
  /** This amount came while something was due; `due` still is. Emitted before `orderPaid`. */
  moneyReceived(
    tx: Db,
    orderNumber: string,
    received: { readonly amount: Won; readonly due: Won; readonly sender: string | null },
    at: Date,
  ): Promise<void>
  /** More is due than before, other than by the price itself. */
  amountDue(tx: Db, orderNumber: string, due: Won, at: Date): Promise<void>
  refundAgreed(tx: Db, orderNumber: string, amount: Won, at: Date): Promise<void>
  refundSent(
    tx: Db,
    orderNumber: string,
    sent: { readonly amount: Won; readonly interest: Won },
    at: Date,
  ): Promise<void>
}
