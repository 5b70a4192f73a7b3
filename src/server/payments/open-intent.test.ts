import { expect, test } from 'vitest'
import { listOrders, receiveDeposit } from '#contract/admin-orders.ts'
import { changePaymentMethod, confirmPayment, openPaymentIntent } from '#contract/payment-flow.ts'
import { replyOf } from '#tests/support/app.ts'
import { DAY_MS, HOUR_MS } from '#tests/support/clock.ts'
import { givenAdmin, givenMember } from '#tests/support/given.ts'
import { givenGuestOrder, givenMemberOrder, orderRow } from '#tests/support/given-orders.ts'
import { givenOwner } from '#tests/support/given-owner.ts'
import { givenAgreed, intentsOf, startAppWithToss } from '#tests/support/given-toss.ts'
import { accountOf, expectLedgerToBalance, receivedByMethod } from '#tests/support/ledger.ts'

const status = async (app: Parameters<typeof orderRow>[0], order: string) =>
  (await orderRow(app, order)).status

test('[PAY-02] allows another payment or method after a declined card', async () => {
  const app = await startAppWithToss()
  const { confirm, order, proof, amount } = await givenAgreed(app)
  app.toss.meets('confirm', { refuses: 'REJECT_CARD_COMPANY' })

  expect(await confirm()).toMatchObject({
    status: 402,
    refusal: { code: 'PAYMENT_DECLINED', reason: 'REJECT_CARD_COMPANY' },
  })
  expect(await status(app, order)).toBe('PAYMENT_PENDING')

  const again = replyOf(await app.call(openPaymentIntent, { body: proof }))
  expect(await confirm()).toMatchObject({ refusal: { code: 'PAYMENT_DECLINED' } })
  expect(again.provider_order_id).toBe(`${order}_2`)
  const { paymentKey } = app.toss.payments.authorise({ orderId: again.provider_order_id, amount })
  const body = { ...proof, payment_key: paymentKey, amount }
  expect(replyOf(await app.call(confirmPayment, { body }))).toMatchObject({ state: 'PAID' })
})

test('[PAY-02] lets an unpaid order switch to bank transfer', async () => {
  const app = await startAppWithToss()
  const { confirm, proof } = await givenAgreed(app)
  app.toss.meets('confirm', { refuses: 'REJECT_CARD_COMPANY' })
  await confirm()

  const body = { ...proof, payment_method: 'bank_transfer', depositor_name: '김하나' }
  expect(replyOf(await app.call(changePaymentMethod, { body }))).toMatchObject({
    method: 'bank_transfer',
    deposit: { depositor_name: '김하나', account_number: expect.any(String) },
    due_at: expect.any(String),
  })
})

test('[PAY-02] requests only the rest online after a partial transfer, also from a window opened before', async () => {
  const app = await startAppWithToss()
  const { confirm, order, proof, amount } = await givenAgreed(app)
  const came = { params: { order_number: order }, body: { amount: 30_000 } }
  replyOf(await app.call(receiveDeposit, came, { as: await givenAdmin(app) }))

  expect(await confirm()).toMatchObject({ refusal: { code: 'AMOUNT_MISMATCH' } })
  const asked = replyOf(await app.call(openPaymentIntent, { body: proof }))
  expect(asked.amount).toBe(amount - 30_000)
  const { provider_order_id: orderId } = asked
  const { paymentKey } = app.toss.payments.authorise({ orderId, amount: asked.amount })
  const body = { ...proof, payment_key: paymentKey, amount: asked.amount }

  expect(replyOf(await app.call(confirmPayment, { body }))).toMatchObject({ state: 'PAID' })
  expect(await receivedByMethod(app, order)).toEqual({
    bank_transfer: 30_000,
    'toss/card': amount - 30_000,
  })
  expect(await accountOf(app, 'RECEIVABLE', order)).toBe(0)
  await expectLedgerToBalance(app)
})

test('[PAY-03] requests only the rest after a partial payment, whatever virtual account was opened before', async () => {
  const app = await startAppWithToss()
  const { confirm, order, proof, amount } = await givenAgreed(app, { method: '가상계좌' })
  replyOf(await confirm())
  const came = { params: { order_number: order }, body: { amount: 30_000 } }
  replyOf(await app.call(receiveDeposit, came, { as: await givenAdmin(app) }))

  // The account takes only the whole price, so it is hidden and closed at the provider.
  expect(replyOf(await confirm())).toMatchObject({
    state: 'WAITING_FOR_DEPOSIT',
    amount: amount - 30_000,
    deposit: null,
  })
  expect(await app.call(openPaymentIntent, { body: proof })).toMatchObject({
    refusal: { code: 'PAYMENT_IN_PROGRESS' },
  })
  app.clock.advance(HOUR_MS)
  await app.watch()
  expect(await intentsOf(app, order)).toMatchObject([
    { status: 'FAILED', failure_code: 'ABANDONED' },
  ])
  expect(replyOf(await app.call(openPaymentIntent, { body: proof }))).toMatchObject({
    amount: amount - 30_000,
  })
})

test('[PAY-03] stores the method that the provider reports when the customer changes it in the widget', async () => {
  const app = await startAppWithToss()
  const { confirm, order } = await givenAgreed(app, { method: '가상계좌' })

  expect(replyOf(await confirm())).toMatchObject({
    state: 'WAITING_FOR_DEPOSIT',
    method: 'virtual_account',
    deposit: { bank: '우리은행', account_number: 'X6505636518308' },
  })
  await confirm()
  const messages = await app.db.selectFrom('messages').select('text').execute()
  const accounts = messages.filter(({ text }) => text.includes('X6505636518308'))
  expect(accounts).toHaveLength(1)
  expect(await status(app, order)).toBe('PAYMENT_PENDING')
})

test('leaves an order that is paid online out of the studio’s work', async () => {
  const app = await startAppWithToss()
  const { order } = await givenAgreed(app)
  const { order_number: byTransfer } = await givenGuestOrder(app)
  const as = await givenAdmin(app)
  const waitingFor = async (wait: 'STUDIO' | 'PAYMENT') => {
    const query = { waiting_for: wait } as const
    const { items } = replyOf(await app.call(listOrders, { query }, { as }))
    return items.map((it) => `${it.order_number} ${it.waiting_for}`)
  }

  expect(await waitingFor('STUDIO')).toEqual([`${byTransfer} DEPOSIT`])
  expect(await waitingFor('PAYMENT')).toEqual([`${order} PAYMENT`])
})

test('sends the provider an opaque id for a member and none for a guest', async () => {
  const app = await startAppWithToss()
  const member = await givenMember(app)
  const { order_number } = await givenMemberOrder(app, member, { payment_method: 'card' })
  const open = () => app.call(openPaymentIntent, { body: { order_number } }, { as: member })

  const { customer_key: key } = replyOf(await open())
  expect(key).toMatch(/^[A-Za-z0-9_-]{40}$/)
  expect(replyOf(await open()).customer_key).toBe(key)
  const guest = await givenGuestOrder(app, { payment_method: 'card' })
  const asGuest = { order_number: guest.order_number, guest_token: guest.guest_token }
  expect(replyOf(await app.call(openPaymentIntent, { body: asGuest })).customer_key).toBeNull()
  expect(await intentsOf(app, order_number)).toHaveLength(1)
})

test('[PAY-03] abandons an account whose deposit is reversed while another payment is open', async () => {
  const app = await startAppWithToss()
  app.toss.webhooks.state.delivery = 'never'
  const { confirm, order, orderId, proof } = await givenAgreed(app, { method: '가상계좌' })
  replyOf(await confirm())
  const statuses = async () => {
    app.clock.advance(DAY_MS)
    await app.watch()
    await givenOwner(app).reconcile()
    return (await intentsOf(app, order)).map(({ status }) => status)
  }
  app.toss.payments.deposit(orderId)
  await statuses()
  app.toss.payments.takeBack(orderId)
  expect(await statuses()).toEqual(['WAITING_FOR_DEPOSIT'])
  replyOf(await app.call(changePaymentMethod, { body: { ...proof, payment_method: 'card' } }))
  replyOf(await app.call(openPaymentIntent, { body: proof }))
  app.toss.payments.deposit(orderId)
  expect(await statuses()).toEqual(['SETTLED', 'OPEN'])

  app.toss.payments.takeBack(orderId)

  expect(await statuses()).toEqual(['ABANDONED', 'OPEN'])
})
