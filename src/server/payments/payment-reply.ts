import { sql } from 'kysely'
import type { Payment, paymentStatuses } from '#contract/payments.ts'
import { balanceOf } from '#domain/money/order-account.ts'
import { sumOf, won } from '#domain/money/won.ts'
import type { OrderStatus } from '#domain/orders/order-status.ts'
import { hasBankAccount, type Settings } from '#domain/settings/settings.ts'
import {
  type AccountRows,
  accountRowsOf,
  accountRowsOfOrders,
  toAccount,
} from '#server/money/index.ts'
import type { Db } from '#server/platform/database.ts'
import { required } from '#server/platform/required.ts'
import type { DepositAccount } from '#server/ports/payment-provider.ts'
import { readSettings } from '#server/settings/index.ts'
import { studioAccount } from './choose-payment-method.ts'
import type { IntentRow } from './intents-store.ts'
import type { KnownPayment } from './payment-traces.ts'

/** Columns of an order that its payment's reply needs. */
export interface PaidOrder {
  readonly number: string
  readonly status: OrderStatus
  readonly total_price: number
  readonly amount_due: number
  readonly payment_method: string
  readonly payment_provider: string
  readonly payment_due_at: Date
  readonly paid_at: Date | null
  readonly contact_name: string
  readonly depositor_name: string | null
}

/** An order's money rows, and its payment as the customer sees it. */
export interface OrderPayment {
  readonly rows: AccountRows
  readonly payment: Payment
}

/** Returns the payments of these orders as their customers see them, by order number. */
export async function paymentsOf(
  db: Db,
  orders: readonly PaidOrder[],
): Promise<ReadonlyMap<string, OrderPayment>> {
  const accounts = await accountRowsOfOrders(
    db,
    orders.map(({ number }) => number),
  )
  const due = orders.filter(({ amount_due }) => amount_due > 0)
  const intents = due.length > 0 ? await waitingIntents(db, due) : []
  const account = due.length > 0 ? await accountOfStudio(db) : null
  return new Map(
    orders.map((order) => {
      const rows = required(accounts.get(order.number), 'account')
      const intent = intents.find((it) => it.order_number === order.number)
      return [order.number, { rows, payment: toPaymentReply(order, rows, { intent, account }) }]
    }),
  )
}

/** Returns the payment of one order as its customer sees it. */
export const paymentOf = async (db: Db, order: PaidOrder): Promise<OrderPayment> =>
  required((await paymentsOf(db, [order])).get(order.number), 'payment')

/**
 * Returns the payment of an order whose traces are known. Without receipts nothing is read for the
 * account, not even its charges: what was received decides the reply.
 */
export async function knownPaymentOf(
  db: Db,
  order: PaidOrder,
  { has_receipts, has_intents, settings }: KnownPayment,
): Promise<OrderPayment> {
  const rows = has_receipts ? await accountRowsOf(db, order.number) : noRows
  const [intent] = has_intents && order.amount_due > 0 ? await waitingIntents(db, [order]) : []
  return { rows, payment: toPaymentReply(order, rows, { intent, account: accountIn(settings) }) }
}

const noRows: AccountRows = { charges: [], receipts: [], refunds: [] }

const waitingIntents = (db: Db, orders: readonly PaidOrder[]): Promise<IntentRow[]> =>
  db
    .selectFrom('payment_intents')
    .selectAll()
    .where('status', '=', 'WAITING_FOR_DEPOSIT')
    .where(sql<boolean>`order_number = any(${orders.map(({ number }) => number)})`)
    .execute()

const accountOfStudio = async (db: Db) => accountIn(await readSettings(db))

const accountIn = (settings: Settings): DepositAccount | null =>
  hasBankAccount(settings) ? studioAccount(settings) : null

interface DepositTarget {
  readonly intent: IntentRow | undefined
  /** The studio's bank account; null until it is named. */
  readonly account: DepositAccount | null
}

function toPaymentReply(
  order: PaidOrder,
  { receipts, ...rows }: AccountRows,
  { intent, account }: DepositTarget,
): Payment {
  const newest = receipts.findLast(({ reversed_at }) => reversed_at === null)
  const isPending = order.status === 'PAYMENT_PENDING' && order.amount_due > 0
  return {
    method: intent?.method ?? newest?.method ?? order.payment_method,
    provider: intent?.provider ?? newest?.provider ?? order.payment_provider,
    status: statusOf(order, { receipts, ...rows }),
    amount: won(order.total_price),
    refunded_amount: sentOf(rows),
    paid_at: order.paid_at?.toISOString() ?? null,
    due_at: isPending ? earlier(intent?.deposit_due_at, order.payment_due_at).toISOString() : null,
    deposit: depositFor(order, { intent, account }),
  }
}

const sentOf = ({ refunds }: Pick<AccountRows, 'refunds'>) =>
  sumOf(refunds.filter(({ status }) => status === 'SENT').map(({ amount }) => won(amount)))

function statusOf(order: PaidOrder, rows: AccountRows): (typeof paymentStatuses)[number] {
  if (order.amount_due > 0) return 'WAITING'
  const sent = sentOf(rows)
  const { netReceived } = balanceOf(toAccount(rows))
  if (netReceived + sent <= 0)
    return order.paid_at && order.total_price === 0 ? 'PAID' : 'CANCELLED'
  if (sent === 0) return 'PAID'
  return netReceived > 0 ? 'PARTIALLY_REFUNDED' : 'REFUNDED'
}

/**
 * Returns the account to pay into. A virtual account takes exactly its amount; an ended order can
 * only be paid by transfer.
 */
function depositFor(order: PaidOrder, { intent, account }: DepositTarget): Payment['deposit'] {
  if (order.amount_due === 0) return null
  const depositor_name = order.depositor_name ?? order.contact_name
  if (intent?.deposit_account && intent.amount === order.amount_due) {
    return { ...intent.deposit_account, depositor_name, amount: won(intent.amount) }
  }
  const isByTransfer =
    order.payment_provider === 'bank_transfer' || order.status !== 'PAYMENT_PENDING'
  return isByTransfer && account ? { ...account, depositor_name } : null
}

const earlier = (a: Date | null | undefined, b: Date): Date => (a && a < b ? a : b)

/** Returns the payment of an order that was just placed: nothing received, no intent. */
export function newPayment(order: PaidOrder, settings: Settings): Payment {
  return toPaymentReply(order, noRows, { intent: undefined, account: accountIn(settings) })
}
