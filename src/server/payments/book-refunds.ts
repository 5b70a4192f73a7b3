import { won } from '#domain/money/won.ts'
import { markOf } from '#domain/refunds/refund-mark.ts'
import { type GoneBack, unbookedRefunds } from '#domain/refunds/unbooked-refunds.ts'
import { type Db, inTransaction } from '#server/platform/database.ts'
import { refuse } from '#server/platform/refusal.ts'
import type { AskDeps } from './ask-company.ts'
import { companyAmong } from './company.ts'
import type { PayingOrders } from './paying-orders.ts'
import type { TaskRow } from './payment-tasks.ts'
import { isOwed, moneyHere, settleRefund } from './record-refund.ts'
import { splitRefund } from './split-refund.ts'
import { paymentOf, type RefundRow, refundsOf, sourceOf } from './store.ts'

interface Booking {
  readonly orderNumber: string
  readonly paymentKey: string
  /** Who says that a refund nobody agreed to here is one; null: only what is owed is looked at. */
  readonly adminId: string | null
}

/**
 * Makes what went back in the company's own office refunds of ours, of the day on which it left: of
 * one that is owed so much has left with it, the rest is a refund of its own. Pressed twice it books
 * nothing twice. Source: docs/rules.md PC-10.
 *
 * Refuses PAYMENT_IN_PROGRESS: the company does not answer now; REFUND_TOO_LARGE: more than is here
 * and owed; ILLEGAL_TRANSITION: the order is not paid by it any more.
 */
export function bookRefunds(
  deps: AskDeps,
  orders: PayingOrders,
  { order_number, payment_key }: Pick<TaskRow, 'order_number' | 'payment_key'>,
  adminId: string,
): Promise<void> {
  const paymentKey = payment_key ?? refuse('ILLEGAL_TRANSITION')
  const orderNumber = order_number ?? refuse('ILLEGAL_TRANSITION')
  return bookGone(deps, orders, { orderNumber, paymentKey, adminId })
}

/**
 * The company refused a refund, maybe since some of it went back in its own office: then that has left,
 * and nobody transfers it a second time. What went back beside it stays the owner's to book.
 */
export const bookOwed = (
  deps: AskDeps,
  orders: PayingOrders,
  of: Pick<Booking, 'orderNumber' | 'paymentKey'>,
): Promise<void> => bookGone(deps, orders, { ...of, adminId: null })

async function bookGone(deps: AskDeps, orders: PayingOrders, booking: Booking): Promise<void> {
  const { orderNumber, paymentKey } = booking
  const { company } = companyAmong(deps.paymentProviders) ?? refuse('ILLEGAL_TRANSITION')
  const read = await company.read({ paymentKey })
  if (read.outcome !== 'found') refuse('PAYMENT_IN_PROGRESS')
  await inTransaction(deps.db, async (tx) => {
    await orders.lock(tx, orderNumber)
    const ours = await refundsThrough(tx, orderNumber, paymentKey)
    const known = ours.filter(({ status, by_company }) => by_company && hasBegun(status))
    const left = unbookedRefunds(
      read.payment.refunds,
      known.map(({ id, amount, provider_reference: transactionKey }) => ({
        amount,
        transactionKey,
        mark: markOf(id),
      })),
    )
    for (const gone of left) await book(tx, orders, booking, gone, deps.now())
  })
}

const hasBegun = (status: RefundRow['status']) => status === 'PAID_OUT' || status === 'SENDING'

/** Of money that came by this payment. */
async function refundsThrough(tx: Db, orderNumber: string, paymentKey: string) {
  const found: RefundRow[] = []
  for (const refund of await refundsOf(tx, orderNumber)) {
    const { provider_reference: key } = await sourceOf(tx, refund)
    if (key === paymentKey) found.push(refund)
  }
  return found
}

async function book(
  tx: Db,
  orders: PayingOrders,
  { orderNumber, paymentKey, adminId }: Booking,
  { amount, transactionKey, at }: GoneBack,
  now: Date,
) {
  const leftAt = at < now ? at : now
  const payment = await paymentOf(tx, orderNumber)
  const here = won(payment.provider_reference === paymentKey ? moneyHere(payment) : 0)
  const owed = (await refundsThrough(tx, orderNumber, paymentKey)).filter(
    (it) => isOwed(it) && it.status !== 'SENDING',
  )
  const exact = owed.find((it) => it.amount === amount)
  const fits = exact ? [exact] : amount <= here ? [] : owed
  let rest = amount
  for (const refund of fits) {
    if (refund.amount > rest) continue
    const how = { by_company: true, provider_reference: transactionKey }
    await settleRefund(tx, refund, how, leftAt)
    await orders.tellGivenBack(tx, orderNumber, won(refund.amount), now)
    rest = won(rest - refund.amount)
  }
  if (rest === 0) return
  if (rest > here) {
    const larger = fits.find((it) => it.amount > rest) ?? refuse('REFUND_TOO_LARGE')
    await splitRefund(tx, larger, { amount: rest, transactionKey, leftAt })
    await orders.tellGivenBack(tx, orderNumber, rest, now)
    return
  }
  if (adminId === null) return
  await orders.bookRefund(tx, orderNumber, { amount: rest, transactionKey, adminId, leftAt }, now)
}
