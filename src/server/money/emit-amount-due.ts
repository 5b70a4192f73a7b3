import { balanceOf } from '#domain/money/order-account.ts'
import type { Db } from '#server/platform/database.ts'
import { emitTask } from './emit-task.ts'
import type { MoneyEvents } from './money-events.ts'
import { accountOf } from './store.ts'

/** Notifies the customer and the administrators if more is due than `dueBefore`. */
export async function emitAmountDue(
  tx: Db,
  events: MoneyEvents,
  { orderNumber, dueBefore }: { readonly orderNumber: string; readonly dueBefore: number },
  at: Date,
): Promise<void> {
  const { due } = balanceOf(await accountOf(tx, orderNumber))
  if (due <= dueBefore) return
  await events.amountDue(tx, orderNumber, due, at)
  await emitTask(tx, 'due', orderNumber, at)
}
