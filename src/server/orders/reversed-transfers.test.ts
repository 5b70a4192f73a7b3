import { expect, test } from 'vitest'
import { withdraw } from '#contract/accounts.ts'
import { refundOrder } from '#contract/admin-orders.ts'
import { cancelOrder } from '#contract/order-cancellation.ts'
import { getOrder } from '#contract/orders.ts'
import { replyOf, startApp, type TestApp } from '#tests/support/app.ts'
import { HOUR_MS } from '#tests/support/clock.ts'
import { givenAdmin, givenMember } from '#tests/support/given.ts'
import { givenBank } from '#tests/support/given-bank.ts'
import {
  accountToRefundTo,
  givenDeposit,
  givenGuestOrder,
  givenMemberOrder,
  kindsSentTo,
} from '#tests/support/given-orders.ts'
import { accountOf, expectLedgerToBalance } from '#tests/support/ledger.ts'

const email = 'hana@example.com'
const reason = '일정이 바뀌었어요'

async function startWithOrder(app?: TestApp) {
  const started = app ?? (await startApp())
  const { order_number: number, guest_token } = await givenGuestOrder(started)
  const params = { order_number: number }
  const bank = givenBank(started)
  const order = () => bank.order(number)
  return {
    app: started,
    number,
    params,
    bank,
    order,
    deposit: (amount: number) => bank.deposit(number, amount),
    /** The bank reverses the nth receipt. */
    reverse: async (nth = 0) => {
      const { account } = await order()
      return bank.reverse(account.receipts[nth]!.id)
    },
    cancel: async () => {
      const body = { reason, guest_token, refund_account: accountToRefundTo }
      return replyOf(await started.call(cancelOrder, { params, body }))
    },
    seen: async () => replyOf(await started.call(getOrder, { params, query: { guest_token } })),
    /** Amount and status of each refund, oldest first. */
    refunds: async () =>
      (await order()).account.refunds.map(({ amount, status }) => `${amount} ${status}`),
    /** Questions to the owner, with their amounts. */
    asked: async () =>
      (await bank.questions()).map((it) => `${it.kind} ${'amount' in it ? it.amount : ''}`),
    answer: async (answer: 'SENT' | 'NOT_SENT') => {
      const { account } = await order()
      const refund = account.refunds.find(({ status }) => status === 'UNCONFIRMED')
      return bank.answer(refund!.id, answer)
    },
  }
}

/** Paid, and cancelled so late that a fee of 10,000 won applies: a refund of 90,000 is agreed. */
async function startWithAgreed() {
  const started = await startWithOrder()
  await givenDeposit(started.app, started.number)
  started.app.clock.advance(2 * HOUR_MS)
  expect(await started.cancel()).toMatchObject({ refund_amount: 90_000 })
  return started
}

test('[PAY-01] a reversed deposit: the order goes on, and its whole price is due and paid again', async () => {
  const { app, number, order, seen, deposit, reverse, asked } = await startWithOrder()
  await givenDeposit(app, number)

  expect(replyOf(await reverse())).toEqual({ order_number: number, amount_due: 100_000 })

  expect(await order()).toMatchObject({
    canonical_status: 'PAYMENT_COMPLETED',
    waiting_for: 'DEPOSIT',
    account: { here: 0, receipts: [{ reversed_at: expect.any(String) }], can_write_off: false },
  })
  expect(await seen()).toMatchObject({
    amount_due: 100_000,
    payment: { status: 'WAITING', due_at: null, deposit: { holder: expect.any(String) } },
  })
  expect(await accountOf(app, 'RECEIVED', number)).toBe(0)
  expect(await accountOf(app, 'RECEIVABLE', number)).toBe(100_000)
  expect(await kindsSentTo(app, email)).toContain('AMOUNT_DUE')
  expect(await asked()).toEqual([])
  expect(await reverse()).toMatchObject({ refusal: { code: 'ILLEGAL_TRANSITION' } })
  await expectLedgerToBalance(app)

  expect(await deposit(100_000)).toMatchObject({ status: 'PAYMENT_COMPLETED', amount_due: 0 })
  expect(await seen()).toMatchObject({ payment: { status: 'PAID' }, amount_due: 0 })
  expect(await accountOf(app, 'RECEIVED', number)).toBe(100_000)
  await expectLedgerToBalance(app)
})

test('[PAY-01] makes only the reversed part of a price due', async () => {
  const { deposit, reverse, order } = await startWithOrder()
  await deposit(70_000)
  await deposit(30_000)

  expect(replyOf(await reverse(0))).toMatchObject({ amount_due: 70_000 })
  expect(await deposit(70_000)).toMatchObject({ amount_due: 0 })
  expect(replyOf(await reverse(1))).toMatchObject({ amount_due: 30_000 })
  expect((await order()).account).toMatchObject({ here: 70_000, refunds: [] })
})

test('[PAY-01] refunds nothing when an order with a reversed deposit is cancelled', async () => {
  const { app, params, number, order, reverse, cancel } = await startWithOrder()
  await givenDeposit(app, number)
  replyOf(await reverse())
  const as = await givenAdmin(app)
  const some = { amount: 10_000, reason }
  expect(await app.call(refundOrder, { params, body: some }, { as })).toMatchObject({
    refusal: { code: 'REFUND_TOO_LARGE' },
  })

  expect(await cancel()).toMatchObject({ status: 'REFUNDED', refund_amount: 0, goes: 'NOWHERE' })

  expect(await order()).toMatchObject({
    waiting_for: 'NOTHING',
    amount_due: 0,
    payment: { status: 'CANCELLED' },
    account: { charged: 0, refunds: [] },
  })
  await expectLedgerToBalance(app)
})

test('[PAY-01] leaves nothing due when the second of two deposits is reversed', async () => {
  const { app, reverse, deposit, refunds, asked, answer } = await startWithOrder()
  await deposit(100_000)
  await deposit(70_000)
  expect(await refunds()).toEqual(['70000 AGREED'])

  expect(replyOf(await reverse(1))).toMatchObject({ amount_due: 0 })

  expect(await refunds()).toEqual(['70000 UNCONFIRMED'])
  expect(await asked()).toEqual(['UNCONFIRMED 70000'])
  expect(await kindsSentTo(app, email)).not.toContain('AMOUNT_DUE')
  expect(replyOf(await answer('NOT_SENT'))).toEqual({ status: 'VOID' })
  expect(await asked()).toEqual([])
  await expectLedgerToBalance(app)
})

test('[PAY-01] leaves the uncovered part due when the first of two deposits is reversed', async () => {
  const { app, reverse, deposit, refunds, answer, order } = await startWithOrder()
  await deposit(100_000)
  await deposit(70_000)

  expect(replyOf(await reverse(0))).toMatchObject({ amount_due: 30_000 })

  expect(await refunds()).toEqual(['70000 UNCONFIRMED'])
  replyOf(await answer('SENT'))
  expect((await order()).amount_due).toBe(100_000)
  await expectLedgerToBalance(app)
})

test('[PAY-01] hides an agreed refund of a reversed deposit until the owner says whether it was sent', async () => {
  const { app, bank, order, reverse, refunds, asked, answer, seen } = await startWithAgreed()

  expect(replyOf(await reverse())).toMatchObject({ amount_due: 10_000 })

  expect(await refunds()).toEqual(['90000 UNCONFIRMED'])
  expect(await asked()).toEqual(['UNCONFIRMED 90000', 'AMOUNT_DUE 10000'])
  expect((await bank.dueRefunds()).items).toEqual([])
  expect(await seen()).toMatchObject({ refund: null, amount_due: 10_000 })
  await expectLedgerToBalance(app)

  expect(replyOf(await answer('NOT_SENT'))).toEqual({ status: 'VOID' })
  expect(await asked()).toEqual(['AMOUNT_DUE 10000'])
  expect(await order()).toMatchObject({ amount_due: 10_000, account: { here: 0 } })
  await expectLedgerToBalance(app)
})

test('[PAY-01] makes such a refund due as well if it was sent, and notifies the customer', async () => {
  const { app, number, order, reverse, refunds, asked, answer, seen } = await startWithAgreed()
  await reverse()

  const answers = await Promise.all([answer('SENT'), answer('SENT')])

  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(await refunds()).toEqual(['90000 SENT'])
  expect(await asked()).toEqual(['AMOUNT_DUE 100000'])
  expect(await order()).toMatchObject({ amount_due: 100_000, account: { here: -90_000 } })
  expect(await seen()).toMatchObject({ amount_due: 100_000, refund: { status: 'SENT' } })
  expect(await accountOf(app, 'RECEIVED', number)).toBe(-90_000)
  const kinds = await kindsSentTo(app, email)
  expect(kinds.filter((kind) => kind === 'AMOUNT_DUE')).toHaveLength(2)
  await expectLedgerToBalance(app)
})

test('[PAY-01] agrees no further refund while one may have been sent', async () => {
  const { app, deposit, reverse, refunds, answer } = await startWithAgreed()
  await reverse()

  expect(await deposit(60_000)).toMatchObject({ amount_due: 0, refund_amount: 0 })
  expect(await refunds()).toEqual(['90000 UNCONFIRMED'])
  await expectLedgerToBalance(app)

  replyOf(await answer('NOT_SENT'))
  expect(await refunds()).toEqual(['90000 VOID', '50000 AGREED'])
  await expectLedgerToBalance(app)
})

test('[PAY-01] uses money received meanwhile once that refund turns out to be sent', async () => {
  const { app, deposit, reverse, refunds, answer, order } = await startWithAgreed()
  await reverse()
  await deposit(60_000)

  replyOf(await answer('SENT'))

  expect(await refunds()).toEqual(['90000 SENT'])
  expect((await order()).amount_due).toBe(40_000)
  await expectLedgerToBalance(app)
})

test('[PAY-01] makes a refund due from its customer if it was sent before the reversal', async () => {
  const { app, bank, number, order, deposit, reverse, asked, refunds } = await startWithAgreed()
  await bank.sendDue()

  expect(replyOf(await reverse())).toMatchObject({ amount_due: 100_000 })

  expect(await refunds()).toEqual(['90000 SENT'])
  expect(await asked()).toEqual(['AMOUNT_DUE 100000'])
  expect(await order()).toMatchObject({ waiting_for: 'DEPOSIT', account: { can_write_off: true } })
  expect(await accountOf(app, 'RECEIVABLE', number)).toBe(100_000)
  expect(await deposit(40_000)).toMatchObject({ amount_due: 60_000 })
  expect(await deposit(75_000)).toMatchObject({ amount_due: 0, refund_amount: 15_000 })
  expect(await kindsSentTo(app, email)).toContain('MONEY_RECEIVED')
  await expectLedgerToBalance(app)
})

test('[WDR-01] refuses to close an account with an unconfirmed refund', async () => {
  const app = await startApp()
  const member = await givenMember(app)
  const { order_number } = await givenMemberOrder(app, member)
  const params = { order_number }
  const bank = givenBank(app)
  await givenDeposit(app, order_number)
  const body = { reason, refund_account: accountToRefundTo }
  replyOf(await app.call(cancelOrder, { params, body }, { as: member }))
  const { account } = await bank.order(order_number)
  replyOf(await bank.reverse(account.receipts[0]!.id))
  const leave = () => app.call(withdraw, {}, { as: member })

  expect(await leave()).toMatchObject({
    refusal: { code: 'OPEN_ORDER', order_numbers: [order_number] },
  })

  replyOf(await bank.answer(account.refunds[0]!.id, 'NOT_SENT'))
  expect((await leave()).ok).toBe(true)
})
