import type { Won } from '#domain/money/won.ts'
import type { Db } from '#server/platform/database.ts'

/**
 * Events for other capabilities, connected where the server is assembled: `money` knows neither
 * orders nor messages. Each runs inside the transaction that changed the account.
 */
export interface MoneyEvents {
  /** A payment reduced the amount due to 0. Also emitted for an order that was paid before. */
  orderPaid(tx: Db, orderNumber: string, at: Date): Promise<void>
  /** A payment arrived while something was due; `due` is the rest. Emitted before `orderPaid`. */
  moneyReceived(
    tx: Db,
    orderNumber: string,
    received: { readonly amount: Won; readonly due: Won; readonly sender: string | null },
    at: Date,
  ): Promise<void>
  /** More is due than before, for another reason than the price itself. */
  amountDue(tx: Db, orderNumber: string, due: Won, at: Date): Promise<void>
  refundAgreed(tx: Db, orderNumber: string, amount: Won, at: Date): Promise<void>
  refundSent(
    tx: Db,
    orderNumber: string,
    sent: { readonly amount: Won; readonly interest: Won },
    at: Date,
  ): Promise<void>
}
