import { type Won, won } from '#domain/money/won.ts'
import type { Db } from '#server/platform/database.ts'
import { refuse } from '#server/platform/refusal.ts'
import { keepExtraDeposit } from './extra-deposits.ts'
import { closeTask, closeTaskAbout, listOpenTasks, openTask } from './payment-tasks.ts'
import { postRecovered, postWrittenOff } from './post-money.ts'
import type { ExtraDepositRow, Way, WrittenOff } from './store.ts'

/**
 * What an order's customer is to bring back, and no payment asks for: what had left of money that its
 * bank took back, less what came back and what was written off. Source: docs/rules.md M-11.
 */
export async function debtOf(db: Db, orderNumber: string): Promise<Won> {
  const debt = await db
    .selectFrom('customer_debts')
    .select('amount')
    .where('order_number', '=', orderNumber)
    .executeTakeFirst()
  return won(debt?.amount ?? 0)
}

/** The owner's to ask for until it is there. The order's row must be locked. */
export async function tellDebt(tx: Db, orderNumber: string, at: Date): Promise<void> {
  const amount = await debtOf(tx, orderNumber)
  if (amount === 0) return closeTaskAbout(tx, 'CUSTOMER_OWES', { subject: orderNumber }, at)
  const about = { orderNumber, paymentKey: null, amount, detail: {}, at } as const
  await openTask(tx, { kind: 'CUSTOMER_OWES', ...about })
}

interface Repaid {
  readonly orderNumber: string
  readonly amount: Won
  readonly depositor: string | null
  readonly way?: Way | undefined
  readonly at: Date
}

/**
 * Keeps as much of money that came as its customer owes, or owed before it was written off, and answers
 * how much that is. The order's row must be locked. Source: docs/rules.md M-11, M-12.
 */
export async function repayDebt(tx: Db, { amount, ...it }: Repaid): Promise<Won> {
  const { orderNumber, at } = it
  const owed = await debtOf(tx, orderNumber)
  const repaid = won(Math.min(amount, await repayableOf(tx, orderNumber)))
  if (repaid === 0) return repaid
  const deposit = await keepExtraDeposit(tx, { ...it, kind: 'REPAID', amount: repaid })
  await takeRepaid(tx, deposit, { owed, at })
  return repaid
}

/** What an order's customer owes, and what they owed and was given up. Source: docs/rules.md M-12. */
export async function repayableOf(db: Db, orderNumber: string): Promise<Won> {
  const given = await writtenOffOf(db, orderNumber)
  const lost = given.reduce((sum, debt) => sum + lostOf(debt), 0)
  return won((await debtOf(db, orderNumber)) + lost)
}

/** More than was `owed` recovers what was given up. */
async function takeRepaid(
  tx: Db,
  deposit: ExtraDepositRow,
  { owed, at }: { readonly owed: Won; readonly at: Date },
) {
  const { order_number: orderNumber, amount } = deposit
  if (amount > owed) {
    await recover(tx, await writtenOffOf(tx, orderNumber), deposit, won(amount - owed))
  }
  await tellDebt(tx, orderNumber, at)
}

/**
 * A part of a price that is asked for no more is of what its customer owes, or owed before it was written
 * off, which it is no more than. The same must be locked.
 */
export async function repayWithPart(tx: Db, part: ExtraDepositRow, at: Date): Promise<void> {
  const owed = await debtOf(tx, part.order_number)
  await tx.updateTable('extra_deposits').set({ kind: 'REPAID' }).where('id', '=', part.id).execute()
  await takeRepaid(tx, part, { owed, at })
}

/** What was given up of an order's debts, oldest first. */
export const writtenOffOf = (db: Db, orderNumber: string): Promise<WrittenOff[]> =>
  db
    .selectFrom('written_off_debts')
    .selectAll()
    .where('order_number', '=', orderNumber)
    .orderBy('written_off_at')
    .orderBy('id')
    .execute()

const lostOf = ({ amount, recovered_amount: recovered }: WrittenOff) => amount - recovered

async function recover(
  tx: Db,
  given: readonly WrittenOff[],
  deposit: ExtraDepositRow,
  amount: Won,
): Promise<void> {
  let rest: number = amount
  for (const debt of given) {
    const part = Math.min(rest, lostOf(debt))
    if (part === 0) continue
    await tx
      .updateTable('written_off_debts')
      .set({ recovered_amount: debt.recovered_amount + part })
      .where('id', '=', debt.id)
      .execute()
    await postRecovered(tx, debt, { deposit, amount: part }, deposit.received_at)
    rest -= part
  }
}

interface GivenUp {
  readonly orderNumber: string
  /** All that is owed, as it was seen. */
  readonly amount: Won
  readonly reason: string
  /** The administrator's id. */
  readonly by: string
  readonly at: Date
}

/**
 * Gives up what an order's customer owes: nobody asks for it any longer, and its task ends. The order's
 * row must be locked. Source: docs/rules.md M-12.
 *
 * Refuses ILLEGAL_TRANSITION: nothing is owed; AMOUNT_MISMATCH: not this much any more.
 */
export async function writeOffDebt(
  tx: Db,
  { orderNumber, amount, reason, by, at }: GivenUp,
): Promise<void> {
  const owed = await debtOf(tx, orderNumber)
  if (owed === 0) refuse('ILLEGAL_TRANSITION')
  if (owed !== amount) refuse('AMOUNT_MISMATCH')
  const debt = await tx
    .insertInto('written_off_debts')
    .values({ order_number: orderNumber, amount, reason, written_off_at: at })
    .returningAll()
    .executeTakeFirstOrThrow()
  await postWrittenOff(tx, debt, at)
  for (const { id, kind, subject } of await listOpenTasks(tx)) {
    if (kind !== 'CUSTOMER_OWES' || subject !== orderNumber) continue
    await closeTask(tx, id, { by, resolution: 'WRITTEN_OFF', at })
  }
}
