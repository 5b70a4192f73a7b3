import { balanceOf } from '#domain/money/order-account.ts'
import { cancellationCharges } from '#domain/money/order-charges.ts'
import { type Won, won } from '#domain/money/won.ts'
import type { Db } from '#server/platform/database.ts'
import { refuse } from '#server/platform/refusal.ts'
import { addCharge } from './add-charge.ts'
import type { MoneyEvents } from './money-events.ts'
import { settleAccount } from './settle-account.ts'
import { accountOf, lockAccount } from './store.ts'

interface About {
  readonly orderNumber: string
  readonly at: Date
}

/** What a new order costs; a price of 0 is no charge. */
export async function chargePrice(tx: Db, { amount, ...about }: About & { readonly amount: Won }) {
  if (amount > 0) await addCharge(tx, { ...about, kind: 'PRICE', amount })
}

/** Takes everything off that was charged and keeps at most `fee` of it; the credit goes back. */
export async function callOff(
  tx: Db,
  events: MoneyEvents,
  { fee, orderNumber, at }: About & { readonly fee: Won },
): Promise<void> {
  await lockAccount(tx, orderNumber)
  for (const charge of cancellationCharges(await accountOf(tx, orderNumber), fee)) {
    await addCharge(tx, { ...charge, orderNumber, at })
  }
  await settleAccount(tx, events, orderNumber, at)
}

interface Given extends About {
  readonly amount: Won
  readonly reason: string
}

/** The studio gives a part of the price back. Refuses REFUND_TOO_LARGE: more than is charged. */
export async function allow(
  tx: Db,
  events: MoneyEvents,
  { amount, orderNumber, ...about }: Given,
): Promise<void> {
  await lockAccount(tx, orderNumber)
  const { charged } = balanceOf(await accountOf(tx, orderNumber))
  if (amount > charged) refuse('REFUND_TOO_LARGE')
  await addCharge(tx, { ...about, orderNumber, kind: 'ALLOWANCE', amount: won(-amount) })
  await settleAccount(tx, events, orderNumber, about.at)
}

/**
 * Gives up what is due, as it was seen; what comes of it after all is kept. Refuses ILLEGAL_TRANSITION:
 * nothing is due; AMOUNT_MISMATCH: not this much any more.
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
