import { type Selectable, sql } from 'kysely'
import type { Won } from '#domain/money/won.ts'
import type { AlarmKind } from '#domain/payments/alarms.ts'
import type { Db } from '#server/platform/database.ts'
import { emitTask } from './emit-task.ts'
import type { MoneyTables } from './tables.ts'

export type AlarmRow = Selectable<MoneyTables['money_alarms']>

interface NewAlarm {
  readonly kind: AlarmKind
  readonly orderNumber: string | null
  readonly paymentKey: string | null
  readonly amount: Won | null
  readonly detail: Readonly<Record<string, unknown>>
  readonly at: Date
}

/** Alarms that are detected again by each check, so the owner's `KNOWN` has to be remembered. */
const RECURRING_ALARMS: readonly AlarmKind[] = [
  'PAYMENT_UNKNOWN',
  'REFUND_NOT_ARRIVED',
  'CASH_RECEIPT_UNKNOWN',
  'SHOP_UNKNOWN',
]

/**
 * Opens an alarm, or updates the open one of the same kind and payment. Does nothing if the owner
 * marked it as known and nothing about it has changed.
 */
export async function openAlarm(tx: Db, alarm: NewAlarm): Promise<void> {
  if (RECURRING_ALARMS.includes(alarm.kind) && (await isKnown(tx, alarm))) return
  const opened = await tx
    .insertInto('money_alarms')
    .values({
      kind: alarm.kind,
      subject: alarm.orderNumber ?? alarm.paymentKey ?? alarm.kind,
      order_number: alarm.orderNumber,
      payment_key: alarm.paymentKey,
      amount: alarm.amount,
      detail: JSON.stringify(alarm.detail),
      opened_at: alarm.at,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['kind', 'subject', 'payment_key'])
        .where('closed_at', 'is', null)
        .doUpdateSet(({ ref }) => ({
          amount: ref('excluded.amount'),
          detail: ref('excluded.detail'),
        })),
    )
    // `xmax` is 0 in a row that was just inserted, not in one that was updated.
    .returning(['id', sql<boolean>`xmax = 0`.as('is_new')])
    .executeTakeFirstOrThrow()
  if (opened.is_new) await emitTask(tx, 'alarm', opened.id, alarm.at)
}

async function isKnown(tx: Db, { kind, amount, detail, ...alarm }: NewAlarm): Promise<boolean> {
  const known = await tx
    .selectFrom('money_alarms')
    .select('id')
    .where('kind', '=', kind)
    .where('subject', '=', alarm.orderNumber ?? alarm.paymentKey ?? kind)
    .where('payment_key', 'is not distinct from', alarm.paymentKey)
    .where('amount', 'is not distinct from', amount)
    .where(sql<boolean>`detail = ${JSON.stringify(detail)}::jsonb`)
    .where('resolution', '=', 'KNOWN')
    .executeTakeFirst()
  return known !== undefined
}

export const listOpenAlarms = (db: Db): Promise<AlarmRow[]> =>
  db
    .selectFrom('money_alarms')
    .selectAll()
    .where('closed_at', 'is', null)
    .orderBy('opened_at')
    .orderBy('id')
    .execute()

/** The alarm's detail without the last digits of a cash receipt's number. */
export const WITHOUT_PERSONAL_DATA = sql<string>`detail - 'ending'`

interface Closing {
  /** Id of the administrator; null when the cause has disappeared by itself. */
  readonly by: string | null
  readonly resolution: string
  readonly at: Date
}

/** Closes an alarm and erases its personal data. Returns false if it was closed already. */
export async function closeAlarm(db: Db, id: number, { by, resolution, at }: Closing) {
  const { numUpdatedRows } = await db
    .updateTable('money_alarms')
    .set({ closed_at: at, closed_by: by, resolution, detail: WITHOUT_PERSONAL_DATA })
    .where('id', '=', id)
    .where('closed_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/**
 * Closes open alarms whose cause has disappeared; with `paymentKey`, only those of that payment.
 */
export async function closeMatchingAlarms(
  db: Db,
  kind: AlarmKind,
  { subject, paymentKey }: { readonly subject: string; readonly paymentKey?: string | null },
  at: Date,
) {
  const found = db
    .updateTable('money_alarms')
    .set({ closed_at: at, resolution: 'RIGHT_AGAIN', detail: WITHOUT_PERSONAL_DATA })
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .where('closed_at', 'is', null)
  await (paymentKey ? found.where('payment_key', '=', paymentKey) : found).execute()
}
