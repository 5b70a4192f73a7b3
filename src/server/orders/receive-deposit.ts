import { type Won, won } from '#domain/money/won.ts'
import type { Deps } from '#server/deps.ts'
import {
  type ArrivedKind,
  keepExtraDeposit,
  missingOf,
  paymentOf,
  repayDebt,
  settlePayment,
  type Way,
} from '#server/payments/index.ts'
import type { Db } from '#server/platform/database.ts'
import type { ChangedBy } from './change-status.ts'
import { customerLinks } from './customer-links.ts'
import { payOrder } from './pay-order.ts'
import { refundDeposit } from './refund-deposit.ts'
import { refundRouteOf } from './refund-route.ts'
import type { OrderRow } from './store.ts'
import { tellRepaid } from './tell-claimed.ts'
import { tellDepositReturned, tellDepositShort } from './tell-customer.ts'

interface Arrived {
  readonly amount: Won
  readonly depositor: string | null
  /** Absent: the way of the order's payment. */
  readonly way?: Way | undefined
  readonly by: ChangedBy
  readonly at: Date
}

interface Received {
  /** `PAID`: it was what was missing. */
  readonly became: 'PAID' | ArrivedKind
  readonly order: OrderRow
  readonly refundAmount: Won
}

/**
 * Money is here, whatever it is: what was missing pays the order, more pays it and the rest is owed
 * back, less waits for the rest until the order's deadline, and what nothing asked for is owed back,
 * unless its customer owes it. Its customer is told. The order's row must be locked. Source:
 * docs/rules.md M-1 to M-4, M-11, M-12.
 */
export async function receiveDeposit(
  deps: Pick<Deps, 'publicUrl'>,
  tx: Db,
  order: OrderRow,
  arrived: Arrived,
): Promise<Received> {
  const { amount, depositor, way, at } = arrived
  const payment = await paymentOf(tx, order.number)
  const pays = order.status === 'PAYMENT_PENDING'
  if (!pays && payment.status !== 'TAKEN_BACK') {
    const kind = order.status === 'CANCELLED' ? 'LATE' : 'TWICE'
    const refundAmount = await keepMore(deps, tx, order, kind, arrived)
    return { became: refundAmount === 0 ? 'REPAID' : kind, order, refundAmount }
  }

  const missing = await missingOf(tx, payment)
  if (amount < missing) {
    const { number: orderNumber } = order
    await keepExtraDeposit(tx, { orderNumber, kind: 'TOO_LITTLE', amount, depositor, way, at })
    const links = await customerLinks(deps, tx, order, at)
    await tellDepositShort(
      tx,
      order,
      payment,
      { amount, missing: won(missing - amount) },
      links,
      at,
    )
    return { became: 'TOO_LITTLE', order, refundAmount: won(0) }
  }

  const paid = pays ? await payOrder(deps, tx, order, { ...arrived, amount: missing }) : order
  if (!pays) await settlePayment(tx, { orderNumber: order.number, amount: missing, way, at })
  const over = won(amount - missing)
  if (over === 0) return { became: 'PAID', order: paid, refundAmount: over }
  const refundAmount = await keepMore(deps, tx, paid, 'TOO_MUCH', { ...arrived, amount: over })
  return { became: refundAmount === 0 ? 'PAID' : 'TOO_MUCH', order: paid, refundAmount }
}

/** What no price asks for: it is kept where its customer owes or owed it, and the rest is owed back. */
async function keepMore(
  deps: Pick<Deps, 'publicUrl'>,
  tx: Db,
  order: OrderRow,
  kind: OwedBack,
  arrived: Arrived,
): Promise<Won> {
  const { number: orderNumber } = order
  const { amount, depositor, way, at } = arrived
  const repaid = await repayDebt(tx, { orderNumber, amount, depositor, way, at })
  if (repaid > 0) await tellRepaid(deps, tx, order, { because: 'CAME', amount: repaid }, at)
  if (repaid === amount) return won(0)
  return oweBack(deps, tx, order, kind, { ...arrived, amount: won(amount - repaid) })
}

type OwedBack = Exclude<ArrivedKind, 'TOO_LITTLE' | 'REPAID'>
const NOTES = {
  LATE: 'LATE_DEPOSIT',
  TWICE: 'SECOND_DEPOSIT',
  TOO_MUCH: 'DEPOSIT_TOO_MUCH',
} as const satisfies Record<OwedBack, string>

async function oweBack(
  deps: Pick<Deps, 'publicUrl'>,
  tx: Db,
  order: OrderRow,
  kind: OwedBack,
  { amount, depositor, way, at }: Arrived,
) {
  const { number: orderNumber } = order
  const deposit = await keepExtraDeposit(tx, { orderNumber, kind, amount, depositor, way, at })
  const refund = await refundDeposit(tx, order, deposit, NOTES[kind], at)
  const route = await refundRouteOf(deps, tx, order, [refund], at)
  if (route) await tellDepositReturned(tx, order, { because: kind, amount, route }, at)
  return amount
}
