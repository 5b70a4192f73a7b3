import { won } from '#domain/money/won.ts'
import { type ExtraDepositRow, type RefundRow, recordRefund } from '#server/payments/index.ts'
import type { Db } from '#server/platform/database.ts'
import { texts } from '#texts/all.ts'
import { bySystem, historyRow } from './change-status.ts'
import type { OrderRow } from './store.ts'

type Note = 'LATE_DEPOSIT' | 'SECOND_DEPOSIT' | 'DEPOSIT_TOO_MUCH' | 'DEPOSIT_UNFINISHED'

/** All of a deposit is owed back, for the reason that its customer and the studio read. */
export async function refundDeposit(
  tx: Db,
  order: OrderRow,
  deposit: ExtraDepositRow,
  note: Note,
  at: Date,
): Promise<RefundRow> {
  const refund = await recordRefund(tx, {
    orderNumber: order.number,
    amount: won(deposit.amount),
    reason: texts[order.language].orders.historyNotes[note],
    account: null,
    by: 'system',
    deposit,
    paidOut: false,
    at,
  })
  await tx
    .insertInto('order_history')
    .values(historyRow(order, bySystem(note), at))
    .execute()
  return refund
}
