import { sql } from 'kysely'
import { readBackups } from '#server/backups/index.ts'
import { moneyTasks } from '#server/money/index.ts'
import { countWaitingOrders } from '#server/orders/index.ts'
import type { Db } from '#server/platform/database.ts'

/** Values by kind; a figure without kinds has the kind `''`, which Prometheus reads as no label. */
type Values = Readonly<Record<string, number>>

/** The studio's figures at one moment; amounts are won. */
export interface Figures {
  readonly orders_waiting: Values
  readonly oldest_order_seconds: Values
  readonly amount_due_won: Values
  readonly refunds_due_won: Values
  readonly sheets_late: Values
  readonly payments_unconfirmed: Values
  readonly money_tasks: Values
  readonly webhooks_unprocessed: Values
  readonly messages_unsent: Values
  readonly oldest_message_seconds: Values
  readonly backup_age_seconds: Values
}

/** Reads the figures from indexes on what is unfinished, whatever the number of finished orders. */
export async function readFigures(db: Db, at: Date): Promise<Figures> {
  const [orders_waiting, tasks, { rows: sums }, { rows: ages }, { last }] = await Promise.all([
    countWaitingOrders(db),
    moneyTasks(db, at),
    readSums(db, at),
    readAges(db, at),
    readBackups(db),
  ])
  const [sum] = sums
  if (!sum) throw new Error('the sums are one row')
  return {
    orders_waiting,
    oldest_order_seconds: Object.fromEntries(ages.map(({ status, age }) => [status, age])),
    amount_due_won: { '': sum.amount_due },
    refunds_due_won: { '': sum.refunds_due },
    sheets_late: { '': sum.sheets_late },
    payments_unconfirmed: { '': sum.payments_unconfirmed },
    money_tasks: { '': tasks.questions.length + tasks.alarms.length },
    webhooks_unprocessed: { '': sum.webhooks_unprocessed },
    messages_unsent: {
      queued: sum.messages_queued - sum.messages_retrying,
      retrying: sum.messages_retrying,
      failed: sum.messages_failed,
    },
    oldest_message_seconds: { '': sum.oldest_message_seconds },
    backup_age_seconds: last ? { '': (at.getTime() - last.beganAt.getTime()) / 1_000 } : {},
  }
}

interface Sums {
  readonly amount_due: number
  readonly refunds_due: number
  readonly sheets_late: number
  readonly payments_unconfirmed: number
  readonly webhooks_unprocessed: number
  readonly messages_queued: number
  readonly messages_retrying: number
  readonly messages_failed: number
  readonly oldest_message_seconds: number
}

const readSums = (db: Db, at: Date) =>
  sql<Sums>`select
    (select coalesce(sum(amount_due), 0) from orders where amount_due > 0)::float as amount_due,
    (select coalesce(sum(amount), 0) from refunds
      where status in ('AGREED', 'SENDING', 'FAILED'))::float as refunds_due,
    (select count(*) from orders
      where status = 'CONSULTING_SCHEDULED' and due_at < ${at} and due_paused_at is null) as sheets_late,
    (select count(*) from payment_intents where status = 'CONFIRMING') as payments_unconfirmed,
    (select count(*) from payment_intents
      where reported_at is not null) as webhooks_unprocessed,
    queue.queued as messages_queued,
    queue.retrying as messages_retrying,
    (select count(*) from messages where status = 'FAILED') as messages_failed,
    queue.oldest_seconds as oldest_message_seconds
    from (select count(*) as queued, count(*) filter (where attempts > 0) as retrying,
        coalesce(extract(epoch from ${at} - min(created_at)), 0)::float as oldest_seconds
      from messages where status = 'QUEUED') as queue`.execute(db)

/** Age in seconds of the oldest order that waits for money, a survey or a sheet. */
const readAges = (db: Db, at: Date) =>
  sql<{
    status: string
    age: number
  }>`select status, extract(epoch from ${at} - placed_at)::float as age
    from unnest(${['PAYMENT_PENDING', 'PAYMENT_COMPLETED', 'CONSULTING_SCHEDULED']}::text[]) as open (status)
    cross join lateral (
      select placed_at from orders where orders.status = open.status order by placed_at limit 1
    ) as oldest`.execute(db)
