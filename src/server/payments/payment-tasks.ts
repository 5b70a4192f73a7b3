import type { PaymentTaskKind } from '#contract/payment-tasks.ts'
import type { Won } from '#domain/money/won.ts'
import type { Db } from '#server/platform/database.ts'

interface NewTask {
  readonly kind: PaymentTaskKind
  readonly orderNumber: string | null
  readonly paymentKey: string | null
  readonly amount: Won | null
  readonly detail: Readonly<Record<string, unknown>>
  readonly at: Date
}

/** Leaves something about money to the owner. The same is not asked twice while it is open. */
export async function openTask(tx: Db, task: NewTask): Promise<void> {
  await tx
    .insertInto('payment_tasks')
    .values({
      kind: task.kind,
      subject: task.orderNumber ?? task.paymentKey ?? task.kind,
      order_number: task.orderNumber,
      payment_key: task.paymentKey,
      amount: task.amount,
      detail: JSON.stringify(task.detail),
      opened_at: task.at,
    })
    .onConflict((conflict) =>
      conflict.columns(['kind', 'subject']).where('closed_at', 'is', null).doNothing(),
    )
    .execute()
}
