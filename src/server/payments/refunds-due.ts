import { sql } from 'kysely'
import { seoulDayOfText, startOfSeoulDay } from '#domain/calendar/seoul-day.ts'
import { type Won, won } from '#domain/money/won.ts'
import { refundDueBy } from '#domain/refunds/refund-deadline.ts'
import type { Db } from '#server/platform/database.ts'
import { needsRefundAccount } from './payment-reply.ts'
import { interestOf, isOwed, isPaidByHand, payableSince } from './record-refund.ts'
import type { RefundRow } from './store.ts'

/** What an order still has to send back. */
export interface OwedRefund {
  readonly amount: Won
  /** What it bears by now because it is late; paid beside the amount. */
  readonly interest: Won
  /** By when it must be sent; null while no account is known to send it to. */
  readonly dueBy: Date | null
  readonly lacksAccount: boolean
}

/** What each of these orders still has to send back, of those that do: its refunds taken together. */
export async function owedRefundsOf(
  db: Db,
  orderNumbers: readonly string[],
  at: Date,
): Promise<Map<string, OwedRefund>> {
  if (orderNumbers.length === 0) return new Map()
  const rows = await withSources(db)
    .where(sql<boolean>`refunds.order_number = any(${orderNumbers})`)
    .execute()
  const owed = new Map<string, OwedRefund>()
  for (const row of rows.filter(isOwed)) {
    const before = owed.get(row.order_number)
    owed.set(row.order_number, add(before, row, at))
  }
  return owed
}

type Row = RefundRow & { readonly method: string }

const withSources = (db: Db) =>
  db
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.payment_id')
    .leftJoin('extra_deposits', 'extra_deposits.id', 'refunds.deposit_id')
    .selectAll('refunds')
    .select((it) => it.fn.coalesce('extra_deposits.method', 'payments.method').as('method'))

function add(before: OwedRefund | undefined, refund: Row, at: Date): OwedRefund {
  const lacksAccount = isWithoutAccount(refund, refund)
  const dueBy = lacksAccount ? null : refundSendBy(refund)
  const dates = [before?.dueBy, dueBy].filter((date) => date instanceof Date)
  return {
    amount: won((before?.amount ?? 0) + refund.amount),
    interest: won((before?.interest ?? 0) + interestOf(refund, at)),
    dueBy: dates.toSorted((one, other) => one.getTime() - other.getTime())[0] ?? null,
    lacksAccount: lacksAccount || (before?.lacksAccount ?? false),
  }
}

/** What one order still has to send back. */
export const owedRefundOf = async (db: Db, orderNumber: string, at: Date) =>
  (await owedRefundsOf(db, [orderNumber], at)).get(orderNumber)

/** Whether a refund that is owed cannot leave before an account is named. */
export const isWithoutAccount = (
  refund: RefundRow,
  { method }: { readonly method: string },
): boolean =>
  refund.account === null &&
  isOwed(refund) &&
  (isPaidByHand(refund) || needsRefundAccount({ method, amount: refund.amount }))

/** The days in Seoul on which owed refunds could first be sent, each with the end of their time. */
export interface RefundDays {
  readonly days: readonly string[]
  readonly dueBy: readonly Date[]
}

/** The day in Seoul on which a refund could first be sent, in SQL. */
export const payableDay = sql<string>`to_char(
  coalesce(refunds.account_named_at, refunds.approved_at) at time zone 'Asia/Seoul', 'YYYY-MM-DD')`

/**
 * Business days are known to TypeScript alone, so SQL gets the few days on which refunds that are owed
 * became payable, and sorts by these. Source: docs/rules.md R-9, O-9.
 */
export async function refundDays(db: Db): Promise<RefundDays> {
  const rows = await db
    .selectFrom('refunds')
    .select(payableDay.as('day'))
    .distinct()
    .where(sql<boolean>`status not in ('PAID_OUT', 'WITHDRAWN')`)
    .execute()
  const days = rows.map(({ day }) => day)
  return {
    days,
    dueBy: days.map((day) => refundDueBy(startOfSeoulDay(seoulDayOfText(day)))),
  }
}

/** By when a refund must be sent, counted from when it could be. Source: docs/rules.md. */
export const refundSendBy = (refund: RefundRow): Date => refundDueBy(payableSince(refund))
