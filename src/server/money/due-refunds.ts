import { sql } from 'kysely'
import { parseSeoulDay, startOfSeoulDay } from '#domain/calendar/seoul-day.ts'
import { type Won, won } from '#domain/money/won.ts'
import { refundAccountMethods } from '#domain/payments/refund-account-methods.ts'
import { lateInterest } from '#domain/refunds/late-interest.ts'
import { refundDueBy } from '#domain/refunds/refund-deadline.ts'
import type { Db } from '#server/platform/database.ts'
import type { DepositAccount } from '#server/ports/payment-provider.ts'
import type { RefundRow } from './store.ts'

/** Statuses of refunds that are agreed and not sent. An unconfirmed refund is not promised. */
export const OPEN_REFUNDS = ['AGREED', 'SENDING', 'FAILED'] as const

export const isOpenRefund = ({ status }: Pick<RefundRow, 'status'>): boolean =>
  OPEN_REFUNDS.some((open) => open === status)

/** A refund with the columns of its receipt and its order's account that decide its deadline. */
export interface DatedRefund extends RefundRow {
  readonly order_number: string | null
  readonly method: string
  readonly sender: string | null
  readonly account: DepositAccount | null
  readonly named_at: Date | null
}

/** Selects refunds with their receipt's order, method and account; callers add conditions. */
export const datedRefunds = (db: Db) =>
  db
    .selectFrom('refunds')
    .innerJoin('receipts', 'receipts.id', 'refunds.receipt_id')
    .leftJoin('refund_accounts', 'refund_accounts.order_number', 'receipts.order_number')
    .selectAll('refunds')
    .select(['receipts.order_number', 'method', 'sender', 'account', 'named_at'])

export const refundsOfOrder = (db: Db, orderNumber: string): Promise<DatedRefund[]> =>
  datedRefunds(db)
    .where('receipts.order_number', '=', orderNumber)
    .orderBy('refunds.position')
    .execute()

/** Whether the refund is transferred to an account that the customer has to name. */
export const needsAccount = ({
  method,
  paid_by,
}: Pick<DatedRefund, 'method' | 'paid_by'>): boolean =>
  paid_by === 'BANK' || refundAccountMethods.includes(method)

/** Whether the refund cannot be sent before its customer has named an account. */
export const lacksAccount = (refund: DatedRefund): boolean =>
  isOpenRefund(refund) &&
  refund.order_number !== null &&
  refund.account === null &&
  needsAccount(refund)

/** Returns when the refund could first be sent. */
const payableSince = (refund: DatedRefund): Date =>
  needsAccount(refund) && refund.named_at && refund.named_at > refund.agreed_at
    ? refund.named_at
    : refund.agreed_at

/** Returns the deadline for sending the refund. Source: docs/rules.md. */
export const sendBy = (refund: DatedRefund): Date => refundDueBy(payableSince(refund))

/**
 * Returns the interest in won that a transfer by the studio bears at `at`, or was paid with. 0
 * while the customer has not named an account, and for money of no order. Source: docs/rules.md
 *
 */
export function interestOf(refund: DatedRefund, at: Date): Won {
  if (!isOpenRefund(refund) || refund.paid_by !== 'BANK') return won(refund.interest)
  if (refund.order_number === null || refund.account === null) return won(0)
  return lateInterest({ amount: won(refund.amount), payableSince: payableSince(refund) }, at)
}

/** The moment from which the days for {@link interestOf} count. */
export const lateSince = payableSince

/** What an order still has to refund. */
export interface OpenRefund {
  readonly amount: Won
  /** Interest owed because the refund is late, in won; paid in addition to the amount. */
  readonly interest: Won
  /** Deadline for sending it; null while an account is missing. */
  readonly sendBy: Date | null
  readonly lacksAccount: boolean
}

/** Combines the open refunds of an order; undefined if it has none. */
export function openRefundOf(refunds: readonly DatedRefund[], at: Date): OpenRefund | undefined {
  const open = refunds.filter(isOpenRefund)
  if (open.length === 0) return undefined
  const dates = open.filter((it) => !lacksAccount(it)).map(sendBy)
  return {
    amount: won(open.reduce((sum, { amount }) => sum + amount, 0)),
    interest: won(open.reduce((sum, refund) => sum + interestOf(refund, at), 0)),
    sendBy: dates.toSorted((a, b) => a.getTime() - b.getTime())[0] ?? null,
    lacksAccount: open.some(lacksAccount),
  }
}

/**
 * Returns what each of these orders still has to refund, by order number; orders without open
 * refunds are missing.
 */
export async function openRefundsOf(
  db: Db,
  orderNumbers: readonly string[],
  at: Date,
): Promise<ReadonlyMap<string, OpenRefund>> {
  if (orderNumbers.length === 0) return new Map()
  const rows = await datedRefunds(db)
    .where('refunds.status', 'in', OPEN_REFUNDS.map(sql.lit))
    .where(sql<boolean>`receipts.order_number = any(${orderNumbers})`)
    .execute()
  return new Map(
    orderNumbers.flatMap((number) => {
      const open = openRefundOf(
        rows.filter((it) => it.order_number === number),
        at,
      )
      return open ? [[number, open] as const] : []
    }),
  )
}

/** Seoul days on which open refunds could first be sent, each with its deadline. */
export interface RefundDays {
  readonly days: readonly string[]
  readonly dueBy: readonly Date[]
}

/**
 * SQL for the Seoul day on which a refund could first be sent; over refunds and refund_accounts.
 */
const payableDay = sql<string>`to_char(
  greatest(refunds.agreed_at, refund_accounts.named_at) at time zone 'Asia/Seoul', 'YYYY-MM-DD')`

/** SQL subquery of open refunds: `order_number`, `day`. */
export const openRefundRows = sql`(select receipts.order_number, ${payableDay} as day
  from refunds join receipts on receipts.id = refunds.receipt_id
  left join refund_accounts on refund_accounts.order_number = receipts.order_number
  where refunds.status in ('AGREED', 'SENDING', 'FAILED'))`

/**
 * Returns the few days on which open refunds became payable, with their deadlines. Only TypeScript
 * knows business days, so SQL sorts by these. Source: docs/rules.md R-9, O-9.
 */
export async function refundDays(db: Db): Promise<RefundDays> {
  const { rows } = await sql<{
    day: string
  }>`select distinct day from ${openRefundRows} as open`.execute(db)
  const days = rows.map(({ day }) => day)
  return {
    days,
    dueBy: days.map((day) => refundDueBy(startOfSeoulDay(parseSeoulDay(day)))),
  }
}
