import { balanceOf } from '#domain/money/order-account.ts'
import { cancellationCharges } from '#domain/money/order-charges.ts'
import { type Won, won } from '#domain/money/won.ts'
import type { Db } from '#server/platform/database.ts'
import type { Part } from '#server/platform/one-statement.ts'
import { refuse } from '#server/platform/refusal.ts'
import { addCharge } from './add-charge.ts'
import { postCancelled } from './ledger-lines.ts'
import type { MoneyEvents } from './money-events.ts'
import { settleAccount } from './settle-account.ts'
import { accountOf, insertCharge, lockAccount } from './store.ts'

interface About {
  readonly orderNumber: string
  readonly at: Date
}

/**
 * Part of a statement that charges the price of a new order; none if it is 0. `orders` writes the ledger
 * entry.
 */
export const partsOfPrice = (
  tx: Db,
  { orderNumber, amount, at }: About & { readonly amount: Won },
): Part[] =>
  amount === 0
    ? []
    : [
        {
          name: 'charge',
          query: tx
            .insertInto('charges')
            .values({ order_number: orderNumber, kind: 'PRICE', amount, reason: null, at }),
        },
      ]

interface Cancelling extends About {
  /** Amount of the paid price that the studio retains, in won; at most what is charged. */
  readonly fee: Won
  readonly reason: string | null
}

/**
 * Cancels everything that was charged except the fee; what the customer paid beyond it is refunded.
 *
 * Refuses ILLEGAL_TRANSITION: cancelled before, or an amount due was written off.
 */
export async function cancelCharges(
  tx: Db,
  events: MoneyEvents,
  { fee, orderNumber, reason, at }: Cancelling,
): Promise<void> {
  await lockAccount(tx, orderNumber)
  const account = await accountOf(tx, orderNumber)
  const isFinal = account.charges.some(
    ({ kind }) => kind === 'CANCELLATION' || kind === 'WRITE_OFF',
  )
  if (isFinal) refuse('ILLEGAL_TRANSITION')
  await postCancelled(tx, orderNumber, account, at)
  for (const charge of cancellationCharges(account, fee)) {
    if (charge.kind === 'CANCELLATION') {
      await insertCharge(tx, { ...charge, order_number: orderNumber, reason, at })
    } else await addCharge(tx, { ...charge, orderNumber, at })
  }
  await settleAccount(tx, events, orderNumber, at)
}

interface Given extends About {
  readonly amount: Won
  readonly reason: string
}

/** Refunds a part of the price. Refuses REFUND_TOO_LARGE: more than is charged or was received. */
export async function addAllowance(
  tx: Db,
  events: MoneyEvents,
  { amount, orderNumber, ...about }: Given,
): Promise<void> {
  await lockAccount(tx, orderNumber)
  const { charged, netReceived } = balanceOf(await accountOf(tx, orderNumber))
  if (amount > charged || amount > netReceived) refuse('REFUND_TOO_LARGE')
  await addCharge(tx, { ...about, orderNumber, kind: 'ALLOWANCE', amount: won(-amount) })
  await settleAccount(tx, events, orderNumber, about.at)
}

/**
 * Writes off the amount due; later payments count as recovered. Refuses ILLEGAL_TRANSITION: nothing
 * is due; AMOUNT_MISMATCH: another amount is due by now.
 */
export async function writeOff(
  tx: Db,
  events: MoneyEvents,
  { amount, orderNumber, ...about }: Given,
): Promise<void> {
  await lockAccount(tx, orderNumber)
  const { due } = balanceOf(await accountOf(tx, orderNumber))
  if (due === 0) refuse('ILLEGAL_TRANSITION')
  if (due !== amount) refuse('AMOUNT_MISMATCH')
  await addCharge(tx, { ...about, orderNumber, kind: 'WRITE_OFF', amount: won(-amount) })
  await settleAccount(tx, events, orderNumber, about.at)
}
