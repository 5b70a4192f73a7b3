import { won } from '#domain/money/won.ts'
import type { Deps } from '#server/deps.ts'
import { notify } from '#server/notifications/index.ts'
import {
  BY_TRANSFER,
  debtOf,
  missingOf,
  paymentOf,
  studioAccount,
  toPaymentReply,
} from '#server/payments/index.ts'
import type { Db } from '#server/platform/database.ts'
import { readSettings } from '#server/settings/index.ts'
import { customerLinks } from './customer-links.ts'
import type { OrderRow } from './store.ts'
import { aboutOrder } from './tell-customer.ts'

/**
 * Its customer learns what is asked for of an order that was called off, and where to pay it: an account
 * of the company takes nothing but the price that it was opened for. Source: docs/rules.md M-5.
 */
export async function tellClaimed(
  deps: Pick<Deps, 'publicUrl'>,
  tx: Db,
  order: OrderRow,
  at: Date,
): Promise<void> {
  const payment = await paymentOf(tx, order.number)
  const amount = await missingOf(tx, payment)
  const isByTransfer = payment.provider === BY_TRANSFER.provider
  const deposit = isByTransfer ? toPaymentReply(payment).deposit : null
  const { orderUrl } = await customerLinks(deps, tx, order, at)
  const claim = { kind: 'MONEY_CLAIMED', because: 'CALLED_OFF', amount, deposit, orderUrl } as const
  await notify(tx, { ...aboutOrder(order), ...claim }, at)
}

/** The same of what no payment asks for: it is transferred. Source: docs/rules.md M-11. */
export async function tellDebtor(
  deps: Pick<Deps, 'publicUrl'>,
  tx: Db,
  order: OrderRow,
  at: Date,
): Promise<void> {
  const { depositor_name: name } = await paymentOf(tx, order.number)
  const deposit = {
    ...studioAccount(await readSettings(tx)),
    depositor_name: name ?? order.contact_name,
  }
  const { orderUrl } = await customerLinks(deps, tx, order, at)
  const amount = won(await debtOf(tx, order.number))
  const claim = {
    kind: 'MONEY_CLAIMED',
    because: 'SENT_BEFORE',
    amount,
    deposit,
    orderUrl,
  } as const
  await notify(tx, { ...aboutOrder(order), ...claim }, at)
}
