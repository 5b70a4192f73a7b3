import { type Won, won } from '#domain/money/won.ts'
import type { Db } from '#server/platform/database.ts'
import { extraDepositsOf } from './extra-deposits.ts'
import { closeTaskAbout, openTask } from './payment-tasks.ts'
import { refundsOf } from './store.ts'

/**
 * What an order's customer is to bring back, and no payment asks for: what had left of money that its
 * bank took back. Source: docs/rules.md M-11.
 */
export async function debtOf(db: Db, orderNumber: string): Promise<Won> {
  const refunds = await refundsOf(db, orderNumber)
  const deposits = await extraDepositsOf(db, orderNumber)
  const gone = refunds.filter((it) => it.owed_by_customer).map(({ amount }) => amount)
  const goneOfExtra = deposits.filter((it) => it.taken_back_at).map((it) => it.returned_amount)
  const repaid = deposits.filter((it) => it.kind === 'REPAID' && !it.taken_back_at)
  const sum = (amounts: readonly number[]) => amounts.reduce((all, each) => all + each, 0)
  return won(sum([...gone, ...goneOfExtra]) - sum(repaid.map(({ amount }) => amount)))
}

/** The owner's to ask for until it is there. The order's row must be locked. */
export async function tellDebt(tx: Db, orderNumber: string, at: Date): Promise<void> {
  const amount = await debtOf(tx, orderNumber)
  if (amount === 0) return closeTaskAbout(tx, 'CUSTOMER_OWES', { subject: orderNumber }, at)
  const about = { orderNumber, paymentKey: null, amount, detail: {}, at } as const
  await openTask(tx, { kind: 'CUSTOMER_OWES', ...about })
}
