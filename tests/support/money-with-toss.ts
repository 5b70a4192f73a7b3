import { balanceOf } from '#domain/money/order-account.ts'
import { won } from '#domain/money/won.ts'
import * as money from '#server/money/index.ts'
import { type Db, inTransaction } from '#server/platform/database.ts'
import { accountToRefundTo, givenGuestOrder } from './given-orders.ts'
import { startAppWithToss } from './given-toss.ts'
import type { TossMethod } from './toss/book.ts'

const PRICE = 100_000

/** An order of 100,000 won, its account, and the payment provider's stand-in beside it. */
export async function moneyWithToss() {
  const app = await startAppWithToss()
  const { db, clock, toss, deps } = app
  const company = deps.paymentProviders.find((it) => it.company)!.company!
  const { order_number: orderNumber } = await givenGuestOrder(app)
  const told: string[] = []
  const events: money.MoneyEvents = {
    orderPaid: async () => void told.push('orderPaid'),
    moneyReceived: async () => void told.push('moneyReceived'),
    amountDue: async () => void told.push('amountDue'),
    refundAgreed: async (_tx, _order, amount) => void told.push(`refundAgreed ${amount}`),
    refundSent: async (_tx, _order, { amount }) => void told.push(`refundSent ${amount}`),
  }
  const about = () => ({ orderNumber, at: clock.now() })
  const change = <T>(work: (tx: Db) => Promise<T>) => inTransaction(db, work)
  await change((tx) => money.chargePrice(tx, { ...about(), amount: won(PRICE) }))
  const account = () => money.accountOf(db, orderNumber)

  return {
    app,
    toss,
    told,
    events,
    orderNumber,
    account,
    balance: async () => balanceOf(await account()),
    /** Amount and status of each refund, oldest first. */
    refunds: async () =>
      (await account()).refunds.map(({ amount, status }) => `${amount} ${status}`),
    /** The payment's key, once its money is with the provider; nobody here has heard of it. */
    paysAt(method: TossMethod = '카드', amount = PRICE) {
      const { paymentKey, orderId } = toss.book.authorise({ orderId: orderNumber, amount, method })
      toss.book.confirm({ paymentKey, orderId, amount })
      if (method === '가상계좌') toss.book.deposit(orderId)
      return paymentKey
    },
    /** Reads the payment and takes what is said; `meanwhile` happens after it was read. */
    async hears(
      paymentKey: string,
      meanwhile: () => unknown = () => {},
      of: string | null = orderNumber,
    ) {
      clock.advance(1)
      const readAt = clock.now()
      clock.advance(1)
      const read = await company.read({ paymentKey })
      if (read.outcome !== 'found') throw new Error(read.outcome)
      await meanwhile()
      const report = { provider: 'toss', payment: read.payment, orderNumber: of, readAt }
      await change((tx) => money.recordPayment(tx, events, report, clock.now()))
    },
    callsOff: (fee = 0) => change((tx) => money.callOff(tx, events, { ...about(), fee: won(fee) })),
    allows: (amount: number) =>
      change((tx) => money.allow(tx, events, { ...about(), amount: won(amount), reason: 'kind' })),
    reverses: (receiptId: string) =>
      change((tx) => money.reverseReceipt(tx, events, receiptId, clock.now())),
    namesAccount: () =>
      change((tx) => money.nameRefundAccount(tx, orderNumber, accountToRefundTo, clock.now())),
    async sends() {
      clock.advance(1)
      return money.sendRefunds({ ...deps, company }, events)
    },
    differences: () => db.selectFrom('payment_differences').select(['theirs', 'ours']).execute(),
  }
}

export type MoneyWithToss = Awaited<ReturnType<typeof moneyWithToss>>
