import { type Selectable, sql } from 'kysely'
import type { Won } from '#domain/money/won.ts'
import type { PaymentTaskKind } from '#domain/payments/task-resolutions.ts'
import { emitAdminEvent } from '#server/notifications/index.ts'
import type { Db } from '#server/platform/database.ts'
import type { PaymentTables } from './tables.ts'

/** So long the end of what the company was asked for may be unknown before the owner is told. */
export const UNKNOWN_FOR_MS = 30 * 60_000

interface NewTask {
  readonly kind: PaymentTaskKind
  readonly orderNumber: string | null
  readonly paymentKey: string | null
  readonly amount: Won | null
  /** Where each refund of a payment needs the owner for itself. */
  readonly refundId?: string
  readonly detail: Readonly<Record<string, unknown>>
  readonly at: Date
}

/** What is found anew each time that it is looked for. */
const FOUND_AGAIN: readonly PaymentTaskKind[] = [
  'AMOUNT_DIFFERS',
  'CANNOT_GIVE_BACK',
  'UNKNOWN_PAYMENT',
  'REFUNDED_ELSEWHERE',
  'REFUND_NOT_ARRIVED',
  'BOOKS_DIFFER',
  'END_UNKNOWN',
  'REFUND_UNKNOWN',
  'CASH_RECEIPT_UNKNOWN',
  'SHOP_UNKNOWN',
]

/**
 * Leaves something about money to the owner: one open task of a kind for each payment of an order, or
 * for each refund of it. One that is open tells of what was found last; it is not opened again once the
 * owner has said that it is known and nothing about it has changed.
 */
export async function openTask(tx: Db, task: NewTask): Promise<void> {
  if (FOUND_AGAIN.includes(task.kind) && (await isKnown(tx, task))) return
  const opened = await tx
    .insertInto('payment_tasks')
    .values({
      kind: task.kind,
      subject: task.orderNumber ?? task.paymentKey ?? task.kind,
      order_number: task.orderNumber,
      payment_key: task.paymentKey,
      amount: task.amount,
      refund_id: task.refundId ?? null,
      detail: JSON.stringify(task.detail),
      opened_at: task.at,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['kind', 'subject', 'payment_key', 'refund_id'])
        .where('closed_at', 'is', null)
        .doUpdateSet(({ ref }) => ({
          amount: ref('excluded.amount'),
          detail: ref('excluded.detail'),
        })),
    )
    // An inserted row has been locked or deleted by nobody; an updated one was.
    .returning(['id', sql<boolean>`xmax = 0`.as('is_new')])
    .executeTakeFirstOrThrow()
  if (!opened.is_new) return
  await emitAdminEvent(tx, { occasion: 'MONEY_TASK', subject: String(opened.id), at: task.at })
}

async function isKnown(tx: Db, { kind, amount, detail, ...task }: NewTask): Promise<boolean> {
  const known = await tx
    .selectFrom('payment_tasks')
    .select('id')
    .where('kind', '=', kind)
    .where('subject', '=', task.orderNumber ?? task.paymentKey ?? kind)
    .where('payment_key', 'is not distinct from', task.paymentKey)
    .where('amount', 'is not distinct from', amount)
    .where(sql<boolean>`detail = ${JSON.stringify(detail)}::jsonb`)
    .where('resolution', '=', 'KNOWN')
    .executeTakeFirst()
  return known !== undefined
}

export type TaskRow = Selectable<PaymentTables['payment_tasks']>

export const listOpenTasks = (db: Db): Promise<TaskRow[]> =>
  db
    .selectFrom('payment_tasks')
    .selectAll()
    .where('closed_at', 'is', null)
    .orderBy('opened_at')
    .orderBy('id')
    .execute()

/** A task's detail without who paid, or by which number a receipt was asked for. */
export const WITHOUT_PEOPLE = sql<string>`detail - 'depositor' - 'ending'`

interface Closing {
  /** An administrator's; null: it has come right by itself. */
  readonly by: string | null
  readonly resolution: string
  readonly at: Date
}

/** Who it was about is forgotten with it. False when somebody else has closed it. */
export async function closeTask(db: Db, id: number, { by, resolution, at }: Closing) {
  const { numUpdatedRows } = await db
    .updateTable('payment_tasks')
    .set({ closed_at: at, closed_by: by, resolution, detail: WITHOUT_PEOPLE })
    .where('id', '=', id)
    .where('closed_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** `paymentKey`: of an order, of which several payments may each have a task. */
interface About {
  readonly subject: string
  readonly paymentKey?: string | null
}

/** What was found wrong before and is right now needs nobody any more. */
export async function closeTaskAbout(
  db: Db,
  kind: PaymentTaskKind,
  { subject, paymentKey }: About,
  at: Date,
) {
  const found = db
    .updateTable('payment_tasks')
    .set({ closed_at: at, resolution: 'RIGHT_AGAIN', detail: WITHOUT_PEOPLE })
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .where('closed_at', 'is', null)
  const one = paymentKey ? found.where('payment_key', '=', paymentKey) : found
  await one.execute()
}
