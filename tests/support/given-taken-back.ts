import { expect } from 'vitest'
import {
  getAdminOrder,
  markRefundPaidOut,
  receiveDeposit,
  refundOrder,
  setRefundAccount,
  writeOffDebt,
} from '#contract/admin-orders.ts'
import { cancelOrder } from '#contract/order-cancellation.ts'
import { confirmPayment, openPaymentAttempt } from '#contract/paying.ts'
import { payingOrders } from '#server/orders/paying-orders.ts'
import { sendRefunds } from '#server/orders/send-refunds.ts'
import { reconcile } from '#server/payments/index.ts'
import { replyOf, type TestApp } from './app.ts'
import { accountOf, heldAt } from './books.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from './clock.ts'
import { givenAdmin } from './given.ts'
import { accountToRefundTo } from './given-orders.ts'
import { givenOwner } from './given-owner.ts'
import { givenAgreed, startAppWithToss } from './given-toss.ts'
import type { TossMethod } from './toss/book.ts'

const reason = '사정이 생겼어요'

/**
 * A deposit of 100,000 won on a virtual account that its bank may take back, and whose refunds the company
 * may refuse, so that the studio transfers them. By the rules 10,000 won are kept.
 */
export async function givenDeposit() {
  const app = await startAppWithToss()
  app.toss.notices.state.delivery = 'never'
  const { order, orderId, proof, confirm } = await givenAgreed(app, { method: '가상계좌' })
  replyOf(await confirm())
  const params = { order_number: order }
  const owner = givenOwner(app)
  const asAdmin = async () => ({ as: await givenAdmin(app) })
  const look = () => reconcile(app.deps, payingOrders(app.deps))
  const account = { refund_account: accountToRefundTo }
  const askedOf = async (amount?: number) =>
    (await owner.tasks()).find(
      (it) => it.kind === 'REFUND_WITHDRAWN' && (amount ?? it.amount) === it.amount,
    )!
  return {
    app,
    order,
    proof,
    owner,
    look,
    async deposit(id = orderId) {
      app.toss.book.deposit(id)
      app.clock.advance(2 * HOUR_MS)
      await look()
    },
    async refuse() {
      app.toss.meets('cancel', { refuses: 'REFUND_REJECTED' })
      await sendRefunds(app.deps)
    },
    async takeBack(id = orderId) {
      app.toss.book.takeBack(id)
      app.clock.advance(DAY_MS)
      await look()
    },
    withdrawn: async () => (await owner.tasks()).filter(({ kind }) => kind === 'REFUND_WITHDRAWN'),
    async saysItWasSent(amount?: number) {
      const task = await askedOf(amount)
      app.clock.advance(MINUTE_MS) // so that its mail is younger than those before
      const press = () => owner.resolve(task.id, { resolution: 'PAID_BY_HAND' })
      return Promise.all([press(), press()])
    },
    async saysItWasNotSent(amount?: number) {
      const task = await askedOf(amount)
      replyOf(await owner.resolve(task.id, { resolution: 'NOT_PAID_BY_HAND' }))
    },
    cancel: async () => {
      const body = { ...proof, reason, ...account }
      return replyOf(await app.call(cancelOrder, { params, body }))
    },
    part: async (amount: number) => {
      const body = { amount, reason, keeps_order: true }
      replyOf(await app.call(refundOrder, { params, body }, await asAdmin()))
      replyOf(await app.call(setRefundAccount, { params, body: account }, await asAdmin()))
    },
    nameAccount: async () =>
      replyOf(await app.call(setRefundAccount, { params, body: account }, await asAdmin())),
    transfers: async () => replyOf(await app.call(markRefundPaidOut, { params }, await asAdmin())),
    callOff: async (amount?: number) => {
      const body = { reason, ...(amount && { amount, keeps_order: true }) }
      return app.call(refundOrder, { params, body }, await asAdmin())
    },
    /** The owner sees so much on the studio's own account. */
    sees: async (amount: number) => {
      const body = { amount, depositor: '김하나' }
      return replyOf(await app.call(receiveDeposit, { params, body }, await asAdmin()))
    },
    /** What is asked for. */
    async pays(method: TossMethod = '카드') {
      const open = replyOf(await app.call(openPaymentAttempt, { body: proof }))
      const { provider_order_id, amount } = open
      const { paymentKey } = app.toss.book.authorise({ orderId: provider_order_id, amount, method })
      const body = { ...proof, payment_key: paymentKey, amount }
      replyOf(await app.call(confirmPayment, { body }))
      return { ...open, again: replyOf(await app.call(confirmPayment, { body })) }
    },
    /** What was asked for by mail, oldest first. */
    claims: () => textsOf(app, 'MONEY_CLAIMED'),
    /** Where the accounts of refunds were asked for by mail, the same. */
    accountsAsked: () => textsOf(app, 'REFUND_ACCOUNT_ASKED'),
    /** What was said not to be sent, the same. */
    withdrawals: () => textsOf(app, 'REFUND_WITHDRAWN'),
    /** The youngest mail of a kind. */
    lastOf: async (kind: string) => (await textsOf(app, kind)).at(-1),
    /** What was thanked for, the same. */
    thanks: () => textsOf(app, 'DEBT_REPAID'),
    /** Gives up so much of what the customer owes. */
    writeOff: async (amount: number, reason = '연락이 닿지 않아요') =>
      app.call(writeOffDebt, { params, body: { amount, reason } }, await asAdmin()),
    now: async () => replyOf(await app.call(getAdminOrder, { params }, await asAdmin())),
  }
}

async function textsOf({ db }: TestApp, kind: string) {
  const mails = db.selectFrom('messages').select('text').orderBy('created_at')
  return (await mails.where('kind', '=', kind).execute()).map(({ text }) => text)
}

/**
 * Of a deposit of 100,000 won 30,000 were transferred by the studio, 10,000 kept and 60,000 are still to
 * go back when its bank takes it back: 40,000 are claimed.
 */
export async function givenClaim() {
  const given = await givenDeposit()
  await given.deposit()
  await given.part(30_000)
  await given.refuse()
  await given.transfers()
  expect(await given.cancel()).toMatchObject({ refund_amount: 60_000 })
  await given.refuse()
  await given.takeBack()
  return given
}

/** 40,000 won were claimed and paid by card; 60,000 are known only now to have been transferred before. */
export async function givenDebt() {
  const given = await givenClaim()
  await given.pays()
  await given.saysItWasSent(60_000)
  return given
}

/** 100,000 won came after their order was called off, were transferred back, and taken back by their bank. */
export async function givenLateDebt() {
  const given = await givenDeposit()
  const { cancel, deposit, nameAccount, refuse, transfers, takeBack } = given
  await cancel()
  await deposit()
  await nameAccount()
  await refuse()
  await transfers()
  await takeBack()
  return given
}

/**
 * 30,000 won were transferred of a deposit before its bank took it back, and 90,000 of what came anew
 * before its bank took that, too: each is known only now, 10,000 are kept by the rules.
 */
export async function givenTwiceTakenBack() {
  const given = await givenDeposit()
  const { deposit, part, refuse, takeBack, cancel, withdrawn, saysItWasSent } = given
  await deposit()
  await part(30_000)
  await refuse()
  await takeBack()
  await deposit()
  await cancel()
  await refuse()
  await takeBack()
  expect((await withdrawn()).map(({ amount }) => amount)).toEqual([30_000, 90_000])
  await saysItWasSent(30_000)
  await saysItWasSent(90_000)
  return given
}

type Given = Awaited<ReturnType<typeof givenDeposit>>

/** What its customer owes is a debit of their credit; what is kept is below 0. */
export async function bookOf({ app, order }: Pick<Given, 'app' | 'order'>) {
  return {
    asked: await accountOf(app, 'RECEIVABLE', order),
    kept: await accountOf(app, 'REFUND_DEDUCTIONS', order),
    owed: await accountOf(app, 'CUSTOMER_CREDIT', order),
    held: await heldAt(app, order),
  }
}

/** What is agreed to go back, and has not left. */
export const owedBackOf = async ({ now }: Pick<Given, 'now'>) =>
  (await now()).refunds.filter(({ status }) => status === 'APPROVED')

/** What the owner is to ask customers for. */
export const debtsOf = async ({ owner }: Pick<Given, 'owner'>) =>
  (await owner.tasks())
    .filter(({ kind }) => kind === 'CUSTOMER_OWES')
    .map(({ order_number: order, amount }) => ({ order, amount }))
