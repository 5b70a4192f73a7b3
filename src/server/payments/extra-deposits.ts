import { type ExpressionBuilder, sql } from 'kysely'
import { sumOf, type Won, won } from '#domain/money/won.ts'
import type { Db } from '#server/platform/database.ts'
import { postExtra } from './post-money.ts'
import {
  type ArrivedKind,
  type ExtraDepositRow,
  type PaymentRow,
  paymentOf,
  type Way,
} from './store.ts'
import type { PaymentTables } from './tables.ts'

interface Extra {
  readonly orderNumber: string
  readonly kind: ArrivedKind
  readonly amount: Won
  readonly depositor: string | null
  /** Absent: the way of the order's payment. */
  readonly way?: Way | undefined
  readonly at: Date
}

/**
 * Writes down money that is not simply the price of its order. It is the customer's until it becomes
 * part of the price or is given back. The order's row must be locked. Source: docs/rules.md M-1.
 */
export async function keepExtraDeposit(
  tx: Db,
  { orderNumber, kind, amount, depositor, way, at }: Extra,
): Promise<ExtraDepositRow> {
  const payment = await paymentOf(tx, orderNumber)
  const { provider, method, provider_reference } = way ?? payment
  const deposit = await tx
    .insertInto('extra_deposits')
    .values({
      order_number: orderNumber,
      payment_id: payment.id,
      provider,
      method,
      provider_reference,
      kind,
      amount,
      depositor_name: depositor,
      received_at: at,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await postExtra(tx, deposit, at)
  return deposit
}

/** Every deposit of an order beside its price, oldest first. */
export const extraDepositsOf = (db: Db, orderNumber: string): Promise<ExtraDepositRow[]> =>
  db
    .selectFrom('extra_deposits')
    .selectAll()
    .where('order_number', '=', orderNumber)
    .orderBy('received_at')
    .orderBy('id')
    .execute()

/** Parts of the price that wait for the rest. */
export async function heldDeposits(db: Db, orderNumber: string): Promise<ExtraDepositRow[]> {
  return (await extraDepositsOf(db, orderNumber)).filter(isHeld)
}

export const isHeld = ({ kind, used_at, returned_amount }: ExtraDepositRow): boolean =>
  kind === 'TOO_LITTLE' && used_at === null && returned_amount === 0

/**
 * Of a price that is asked for no more these would go back, but of what was withdrawn it is not known
 * yet whether it had left. The order's row must be locked. Source: docs/rules.md M-5.
 */
export const keepOnHold = (tx: Db, parts: readonly ExtraDepositRow[]) =>
  tx
    .updateTable('extra_deposits')
    .set({ kind: 'ON_HOLD' })
    .where(
      'id',
      'in',
      parts.map(({ id }) => id),
    )
    .execute()

/** They are parts of a price again. The same must be locked. */
export const releaseHeld = (tx: Db, orderNumber: string) =>
  tx
    .updateTable('extra_deposits')
    .set({ kind: 'TOO_LITTLE' })
    .where('order_number', '=', orderNumber)
    .where('kind', '=', 'ON_HOLD')
    .execute()

/** How much of the order's price has come in parts. */
export async function heldFor(db: Db, orderNumber: string): Promise<Won> {
  const held = await heldDeposits(db, orderNumber)
  return won(held.reduce((sum, { amount }) => sum + amount, 0))
}

/** What is still asked for. */
export const missingOf = async (db: Db, payment: PaymentRow): Promise<Won> =>
  (await missingOfEach(db, [payment])).get(payment.order_number)!

/** What is still asked for of each order, by its number; `payments`: one of each. */
export async function missingOfEach(
  db: Db,
  payments: readonly PaymentRow[],
): Promise<Map<string, Won>> {
  const asked = payments.filter(isAsked).map(({ order_number }) => order_number)
  const all = db
    .selectFrom('extra_deposits')
    .selectAll()
    .where(sql<boolean>`order_number = any(${asked})`)
  const held = asked.length === 0 ? [] : (await all.execute()).filter(isHeld)
  const partsOfOrder = (number: string) =>
    held.filter(({ order_number }) => order_number === number).map(({ amount }) => won(amount))
  return new Map(
    payments.map((payment) => {
      const { order_number: number, amount } = payment
      return [number, won(isAsked(payment) ? amount - sumOf(partsOfOrder(number)) : 0)]
    }),
  )
}

const isAsked = ({ status }: PaymentRow): boolean => status === 'WAITING' || status === 'TAKEN_BACK'

/** Of what a payment was settled with, how much had come in parts. */
export const partsOf = async (tx: Db, payment: PaymentRow): Promise<Won> => {
  const parts = tx.selectFrom('extra_deposits').select('amount').where(usedFor(payment))
  return sumOf((await parts.execute()).map(({ amount }) => won(amount)))
}

/**
 * The rest is gone: the parts, which came otherwise, are here, and wait for it again. Answers how much
 * that is.
 */
export async function holdAgain(tx: Db, payment: PaymentRow): Promise<Won> {
  const parts = tx.updateTable('extra_deposits').set({ used_at: null }).where(usedFor(payment))
  return sumOf((await parts.returning('amount').execute()).map(({ amount }) => won(amount)))
}

/** Whatever is settled takes its parts in that moment, and may be taken back and settled again. */
const usedFor =
  ({ order_number: orderNumber, paid_at: paidAt }: PaymentRow) =>
  (it: ExpressionBuilder<PaymentTables, 'extra_deposits'>) =>
    it.and([
      it('order_number', '=', orderNumber),
      it('kind', '=', 'TOO_LITTLE'),
      it('used_at', '=', paidAt),
    ])

/**
 * Two stand in the place of a deposit, of which one is this much and the other what is more; undefined
 * where one would be nothing. The order's row must be locked.
 */
export async function divideDeposit(
  tx: Db,
  { id, ...deposit }: ExtraDepositRow,
  amount: Won,
): Promise<{ first?: ExtraDepositRow; rest?: ExtraDepositRow }> {
  const whole = { id, ...deposit }
  if (amount === 0) return { rest: whole }
  if (amount >= deposit.amount) return { first: whole }
  const first = await tx
    .updateTable('extra_deposits')
    .set({ amount })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  const rest = await tx
    .insertInto('extra_deposits')
    .values({ ...deposit, amount: deposit.amount - amount })
    .returningAll()
    .executeTakeFirstOrThrow()
  return { first, rest }
}

/** The rest has come: the parts are the price now. */
export async function takeHeld(tx: Db, orderNumber: string, at: Date): Promise<void> {
  const held = await heldDeposits(tx, orderNumber)
  const ids = held.map(({ id }) => id)
  await tx.updateTable('extra_deposits').set({ used_at: at }).where('id', 'in', ids).execute()
}
