import { expect, test } from 'vitest'
import { setRefundAccount, writeOff } from '#contract/admin-orders.ts'
import { cancelOrder } from '#contract/order-cancellation.ts'
import { getPaymentProgress } from '#contract/payment-flow.ts'
import { replyOf } from '#tests/support/app.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#tests/support/clock.ts'
import { givenAdmin } from '#tests/support/given.ts'
import { givenBank } from '#tests/support/given-bank.ts'
import { accountToRefundTo, givenDeposit, kindsSentTo } from '#tests/support/given-orders.ts'
import { givenOwner } from '#tests/support/given-owner.ts'
import { givenAgreed, intentsOf, openTasks, startAppWithToss } from '#tests/support/given-toss.ts'
import { accountOf, expectLedgerToBalance } from '#tests/support/ledger.ts'

const EMAIL = 'hana@example.com'
const reason = '사정이 생겼어요'

/** An order that awaits a deposit on its virtual account, whose webhooks are lost. */
async function startWithAccount() {
  const app = await startAppWithToss()
  app.toss.webhooks.state.delivery = 'never'
  const given = await givenAgreed(app, { method: '가상계좌' })
  replyOf(await given.confirm())
  const { order, orderId, proof } = given
  const params = { order_number: order }
  const bank = givenBank(app)
  const reconcile = async () => {
    app.clock.advance(DAY_MS)
    return givenOwner(app).reconcile()
  }
  return {
    app,
    ...given,
    params,
    bank,
    reconcile,
    order: () => bank.order(order),
    /** The deposit arrives, and polling finds it. */
    async deposit() {
      app.toss.payments.deposit(orderId)
      app.clock.advance(HOUR_MS)
      await app.watch()
      await givenOwner(app).reconcile()
    },
    /** The bank reverses the deposit, and reconciliation finds it. */
    async reverse() {
      app.toss.payments.takeBack(orderId)
      await reconcile()
    },
    cancel: async () => {
      const body = { ...proof, reason, refund_account: accountToRefundTo }
      return replyOf(await app.call(cancelOrder, { params, body }))
    },
    /** Amount and status of each refund, oldest first. */
    refunds: async () =>
      (await bank.order(order)).account.refunds.map(({ amount, status }) => `${amount} ${status}`),
    seen: async () => {
      const query = { guest_token: proof.guest_token }
      return replyOf(await app.call(getPaymentProgress, { params, query }))
    },
  }
}

/** Paid and cancelled so late that a fee of 10,000 won applies: a refund of 90,000 won is agreed. */
async function startWithAgreed() {
  const started = await startWithAccount()
  await started.deposit()
  started.app.clock.advance(2 * HOUR_MS)
  expect(await started.cancel()).toMatchObject({ refund_amount: 90_000 })
  return started
}

test('[PAY-03] finds a reversal without a webhook eight days later, and accepts a new deposit on the same account', async () => {
  const { app, order, proof, deposit, reverse, seen } = await startWithAccount()
  await deposit()
  app.clock.advance(8 * DAY_MS)

  await reverse()

  expect(await order()).toMatchObject({
    canonical_status: 'PAYMENT_COMPLETED',
    amount_due: 100_000,
    account: { here: 0, receipts: [{ reversed_at: expect.any(String) }] },
  })
  expect(await seen()).toMatchObject({ state: 'WAITING_FOR_DEPOSIT', amount: 100_000 })
  expect(await kindsSentTo(app, EMAIL)).toContain('AMOUNT_DUE')
  await expectLedgerToBalance(app)

  await deposit()
  expect(await order()).toMatchObject({ amount_due: 0, account: { here: 100_000, refunds: [] } })
  expect(await seen()).toMatchObject({ state: 'PAID' })
  expect(await openTasks(app)).toEqual([])
  expect(await intentsOf(app, proof.order_number)).toMatchObject([{ status: 'SETTLED' }])
  await expectLedgerToBalance(app)
})

test('[PAY-03] an older answer that arrives after the deposit was recorded does not reverse it', async () => {
  const { app, order, orderId } = await startWithAccount()
  app.clock.advance(HOUR_MS)
  const reads = () => app.toss.heard.filter(({ call }) => call === 'read').length
  const before = reads()
  const answer = Promise.withResolvers<void>()
  app.toss.meets('read', { answersAfter: answer.promise })
  const watching = app.watch()
  await expect.poll(reads).toBe(before + 1)

  app.clock.advance(MINUTE_MS)
  app.toss.payments.deposit(orderId)
  await givenOwner(app).reconcile()
  answer.resolve()
  await watching

  expect(await order()).toMatchObject({
    canonical_status: 'PAYMENT_COMPLETED',
    amount_due: 0,
    account: { receipts: [{ reversed_at: null }] },
  })
  await expectLedgerToBalance(app)
})

test('[PAY-03] voids an agreed refund, and makes the fee due', async () => {
  const { app, order, proof, reverse, refunds } = await startWithAgreed()

  await reverse()

  expect(await refunds()).toEqual(['90000 VOID'])
  expect(await order()).toMatchObject({ canonical_status: 'REFUNDED', amount_due: 10_000 })
  expect(await openTasks(app)).toEqual([`AMOUNT_DUE ${proof.order_number}`])
  expect(await app.sendRefunds()).toBe(0)
  await expectLedgerToBalance(app)
})

test('[PAY-03] the account of a cancelled order whose deposit was reversed is closed at the provider', async () => {
  const { app, orderId, proof, reverse } = await startWithAgreed()
  await reverse()

  app.clock.advance(HOUR_MS)
  await app.watch()

  expect(app.toss.payments.byOrder(orderId).status).toBe('CANCELED')
  expect(await intentsOf(app, proof.order_number)).toMatchObject([
    { status: 'FAILED', failure_code: 'ABANDONED' },
  ])
})

test('[PAY-03] a refund that is being sent stays as it is until the provider refuses it, and then is void', async () => {
  const { app, order, reverse, refunds } = await startWithAgreed()
  app.toss.meets('cancel', 'dropsBefore')
  app.toss.meets('read', 'dropsBefore')
  expect(await app.sendRefunds()).toBe(0)

  await reverse()
  expect(await refunds()).toEqual(['90000 SENDING'])
  expect((await order()).amount_due).toBe(10_000)
  await expectLedgerToBalance(app)

  expect(await app.sendRefunds()).toBe(0)
  expect(await refunds()).toEqual(['90000 VOID'])
  expect((await order()).amount_due).toBe(10_000)
  await expectLedgerToBalance(app)
})

test('[PAY-03] a refund that the provider had sent when its answer was lost is due as well once the deposit is reversed', async () => {
  const { app, order, reverse, refunds } = await startWithAgreed()
  app.toss.meets('cancel', 'dropsAfter')
  app.toss.meets('read', 'dropsBefore')
  expect(await app.sendRefunds()).toBe(0)
  expect(await refunds()).toEqual(['90000 SENDING'])

  await reverse()

  expect(await refunds()).toEqual(['90000 SENT'])
  expect((await order()).amount_due).toBe(100_000)
  const kinds = await kindsSentTo(app, EMAIL)
  expect(kinds).toEqual(expect.arrayContaining(['REFUND_SENT', 'AMOUNT_DUE']))
  expect(await app.sendRefunds()).toBe(0)
  await expectLedgerToBalance(app)
})

test.each([
  ['was made is due as well', 'SENT', 'SENT', 100_000],
  ['was not made is void', 'NOT_SENT', 'VOID', 10_000],
] as const)(
  '[PAY-03] a transfer in place of a refund that the provider refused is unconfirmed, and one that %s',
  async (_what, answer, ended, due) => {
    const { app, bank, order, proof, reverse, refunds } = await startWithAgreed()
    app.toss.meets('cancel', { refuses: 'REFUND_REJECTED' })
    await app.sendRefunds()
    const [failed] = (await order()).account.refunds
    replyOf(await bank.answer(failed!.id, 'TRANSFER'))
    expect(await refunds()).toEqual(['90000 VOID', '90000 AGREED'])

    await reverse()
    expect(await refunds()).toEqual(['90000 VOID', '90000 UNCONFIRMED'])
    expect(await openTasks(app)).toContain(`UNCONFIRMED ${proof.order_number}`)
    expect((await bank.dueRefunds()).items).toEqual([])

    const transfer = (await order()).account.refunds[1]!
    replyOf(await bank.answer(transfer.id, answer))
    expect(await refunds()).toEqual(['90000 VOID', `90000 ${ended}`])
    expect((await order()).amount_due).toBe(due)
    await expectLedgerToBalance(app)
  },
)

test('[PAY-03] makes a sent refund due from its customer, who pays into the account again', async () => {
  const { app, order, proof, reverse, deposit, refunds, reconcile } = await startWithAgreed()
  expect(await app.sendRefunds()).toBe(1)

  await reverse()

  expect(await refunds()).toEqual(['90000 SENT'])
  expect(await order()).toMatchObject({ amount_due: 100_000, account: { here: -90_000 } })
  expect(await openTasks(app)).toEqual([`AMOUNT_DUE ${proof.order_number}`])
  expect(await accountOf(app, 'RECEIVABLE', proof.order_number)).toBe(100_000)
  await expectLedgerToBalance(app)

  await deposit()
  await reconcile()
  expect(await refunds()).toEqual(['90000 SENT'])
  expect(await order()).toMatchObject({ amount_due: 0, account: { here: 10_000, credit: 0 } })
  expect(await openTasks(app)).toEqual([])
  await expectLedgerToBalance(app)
})

test('[PAY-03] finds a reversal after its account was closed, even if a part was refunded', async () => {
  const { app, order, orderId, paymentKey, reconcile, refunds } = await startWithAgreed()
  expect(await app.sendRefunds()).toBe(1)
  app.toss.payments.takeBack(orderId)
  app.toss.payments.cancel(paymentKey, { cancelReason: '입금 전 취소' })

  await reconcile()

  expect(await refunds()).toEqual(['90000 SENT'])
  expect(await order()).toMatchObject({ amount_due: 100_000, account: { here: -90_000 } })
  await expectLedgerToBalance(app)
})

test('[PAY-03] counts a repeated deposit as recovered after a write-off, and refunds the rest', async () => {
  const { app, order, params, reverse, refunds, orderId, reconcile } = await startWithAgreed()
  await reverse()
  const body = { amount: 10_000, reason: '연락이 되지 않아요' }
  replyOf(await app.call(writeOff, { params, body }, { as: await givenAdmin(app) }))
  expect(await openTasks(app)).toEqual([])

  app.toss.payments.deposit(orderId)
  await reconcile()

  expect(await refunds()).toEqual(['90000 VOID', '90000 AGREED'])
  const { charges } = (await order()).account
  expect(charges.slice(-2)).toMatchObject([
    { kind: 'WRITE_OFF', amount: -10_000 },
    { kind: 'RECOVERY', amount: 10_000 },
  ])
  await expectLedgerToBalance(app)
})

test('[PAY-03] a deposit that came after the cancellation and is reversed leaves nothing due', async () => {
  const { app, orderId, order, cancel, reverse, refunds, reconcile } = await startWithAccount()
  await cancel()
  app.toss.payments.deposit(orderId)
  await reconcile()
  expect(await refunds()).toEqual(['100000 AGREED'])

  await reverse()

  expect(await refunds()).toEqual(['100000 VOID'])
  expect(await order()).toMatchObject({ canonical_status: 'CANCELLED', amount_due: 0 })
  expect(await openTasks(app)).toEqual([])
  expect(await kindsSentTo(app, EMAIL)).not.toContain('AMOUNT_DUE')
  await expectLedgerToBalance(app)
})

test('[PAY-03] voids the reversed deposit of an order that was paid twice, and accepts it again', async () => {
  const { app, orderId, order, params, deposit, reverse, refunds, reconcile } =
    await startWithAccount()
  await givenDeposit(app, params.order_number)
  await deposit()
  expect(await refunds()).toEqual(['100000 AGREED'])

  await reverse()
  expect(await refunds()).toEqual(['100000 VOID'])
  expect(await order()).toMatchObject({ amount_due: 0, account: { credit: 0 } })
  expect(await kindsSentTo(app, EMAIL)).not.toContain('AMOUNT_DUE')

  app.toss.payments.deposit(orderId)
  await reconcile()
  expect(await refunds()).toEqual(['100000 VOID', '100000 AGREED'])
  const named = { params, body: { refund_account: accountToRefundTo } }
  replyOf(await app.call(setRefundAccount, named, { as: await givenAdmin(app) }))
  expect(await app.sendRefunds()).toBe(1)
  expect(await order()).toMatchObject({ amount_due: 0, account: { here: 100_000, credit: 0 } })
  await expectLedgerToBalance(app)
})
