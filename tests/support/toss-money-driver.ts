import { balanceOf } from '#domain/money/order-account.ts'
import { won } from '#domain/money/won.ts'
import { addAllowance, cancelCharges } from '#server/money/charge-order.ts'
import {
  accountOf,
  type MoneyEvents,
  nameRefundAccount,
  recordPayment,
  sendRefunds,
} from '#server/money/index.ts'
import { reverseReceipt } from '#server/money/reverse-receipt.ts'
import { type Db, inTransaction } from '#server/platform/database.ts'
import { accountToRefundTo, givenGuestOrder } from './given-orders.ts'
import { startAppWithToss } from './given-toss.ts'
import type { TossMethod } from './toss/payment-store.ts'

/** The price of the order. */
const PRICE = 100_000

/** Drives the money of an order of 100,000 won with Toss's stand-in. */
export async function tossMoneyDriver() {
  const app = await startAppWithToss()
  const { db, clock, toss, deps } = app
  const gateway = deps.paymentProviders.find((it) => it.gateway)!.gateway!
  const { order_number: orderNumber } = await givenGuestOrder(app)
  const emitted: string[] = []
  const events: MoneyEvents = {
    orderPaid: async () => void emitted.push('orderPaid'),
    moneyReceived: async () => void emitted.push('moneyReceived'),
    amountDue: async () => void emitted.push('amountDue'),
    refundAgreed: async (_tx, _order, amount) => void emitted.push(`refundAgreed ${amount}`),
    refundSent: async (_tx, _order, { amount }) => void emitted.push(`refundSent ${amount}`),
  }
  const about = () => ({ orderNumber, at: clock.now() })
  const change = <T>(work: (tx: Db) => Promise<T>) => inTransaction(db, work)
  const account = () => accountOf(db, orderNumber)

  return {
    app,
    toss,
    emitted,
    events,
    orderNumber,
    account,
    balance: async () => balanceOf(await account()),
    /** Amount and status of each refund, oldest first. */
    refunds: async () =>
      (await account()).refunds.map(({ amount, status }) => `${amount} ${status}`),
    /** Pays at the provider without reporting it to the site; returns the payment key. */
    paysAt(method: TossMethod = '카드', amount = PRICE) {
      const { paymentKey, orderId } = toss.payments.authorise({
        orderId: orderNumber,
        amount,
        method,
      })
      toss.payments.confirm({ paymentKey, orderId, amount })
      if (method === '가상계좌') toss.payments.deposit(orderId)
      return paymentKey
    },
    /** Reads a payment, runs `meanwhile`, and records what was read. */
    async hears(
      paymentKey: string,
      meanwhile: () => unknown = () => {},
      of: string | null = orderNumber,
    ) {
      clock.advance(1)
      const readAt = clock.now()
      clock.advance(1)
      const read = await gateway.read({ paymentKey })
      if (read.outcome !== 'found') throw new Error(read.outcome)
      await meanwhile()
      const report = { provider: 'toss', payment: read.payment, orderNumber: of, readAt }
      await change((tx) => recordPayment(tx, events, report, clock.now()))
    },
    cancels: (fee = 0) =>
      change((tx) => cancelCharges(tx, events, { ...about(), fee: won(fee), reason: null })),
    allows: (amount: number) =>
      change((tx) => addAllowance(tx, events, { ...about(), amount: won(amount), reason: 'kind' })),
    reverses: (receiptId: string) =>
      change((tx) => reverseReceipt(tx, events, receiptId, clock.now())),
    namesAccount: () =>
      change((tx) => nameRefundAccount(tx, orderNumber, accountToRefundTo, clock.now())),
    async sends() {
      clock.advance(1)
      return sendRefunds({ ...deps, gateway }, events)
    },
    differences: () => db.selectFrom('payment_differences').select(['theirs', 'ours']).execute(),
  }
}

export type TossMoneyDriver = Awaited<ReturnType<typeof tossMoneyDriver>>
