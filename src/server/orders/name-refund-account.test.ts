import { expect, test } from 'vitest'
import { receiveDeposit, refundOrder } from '#contract/admin-orders.ts'
import { listOutbox } from '#contract/notifications.ts'
import { nameRefundAccount } from '#contract/order-cancellation.ts'
import { getOrder } from '#contract/orders.ts'
import { replyOf, startApp } from '#tests/support/app.ts'
import { givenAdmin } from '#tests/support/given.ts'
import { givenBank } from '#tests/support/given-bank.ts'
import { accountToRefundTo, givenDeposit, givenGuestOrder } from '#tests/support/given-orders.ts'
import { givenAgreed, startAppWithToss } from '#tests/support/given-toss.ts'

const other = { bank: '하나은행', account_number: '111-222-333444', holder: '김하나' }

async function startWithReturnedDeposit() {
  const app = await startApp()
  const { order_number, guest_token } = await givenGuestOrder(app)
  await givenDeposit(app, order_number)
  const as = await givenAdmin(app)
  const params = { order_number }
  const query = { guest_token }
  replyOf(await app.call(receiveDeposit, { params, body: { amount: 20_000 } }, { as }))
  return {
    app,
    as,
    params,
    order: async () => replyOf(await app.call(getOrder, { params, query })),
    name: (refund_account = accountToRefundTo) =>
      app.call(nameRefundAccount, { params, query, body: { refund_account } }),
  }
}

test('[ORD-18] lets the customer name and correct the refund account until the refund is sent', async () => {
  const { app, params, order, name } = await startWithReturnedDeposit()
  const bank = givenBank(app)
  expect(await order()).toMatchObject({
    refund_account: { amount: 20_000, bank: null, ending: null },
  })

  replyOf(await name())
  expect(await order()).toMatchObject({ refund_account: { bank: '우리은행', ending: '8901' } })
  replyOf(await name(other))

  const { account } = await bank.order(params.order_number)
  expect(account.refunds).toMatchObject([{ account: { bank: '하나은행' }, lacks_account: false }])
  expect((await order()).history.at(-1)).toMatchObject({
    by: 'customer',
    note: '환불받을 계좌를 알려 주셨어요.',
  })
  await bank.sendDue()
  expect(await order()).toMatchObject({ refund_account: null })
  expect(await name()).toMatchObject({ refusal: { code: 'ILLEGAL_TRANSITION' } })
})

test('[PAY-01] links from the mail about a refunded deposit to the account form', async () => {
  const { app, as, params } = await startWithReturnedDeposit()

  const { items } = replyOf(await app.call(listOutbox, { query: {} }, { as }))

  const mail = items.find(({ subject }) => subject?.includes('돌려드려요'))
  expect(mail?.text).toContain('돌려받을 계좌를 주문 페이지에서')
  expect(mail?.text).toMatch(/guest-order\/\S+#refund-account/)
  expect(mail?.text).toMatch(new RegExp(`guest-order/${params.order_number}\\?token=[\\w-]{20}`))
})

test('[PAY-03] asks for no account for a refund to a card', async () => {
  const app = await startAppWithToss()
  const { confirm, order, proof } = await givenAgreed(app)
  await confirm()
  const params = { order_number: order }
  const query = { guest_token: proof.guest_token }
  const as = await givenAdmin(app)
  const body = { reason: '약속이 바뀌었어요', amount: 10_000, keeps_order: true }
  replyOf(await app.call(refundOrder, { params, body }, { as }))

  const shown = replyOf(await app.call(getOrder, { params, query }))
  const naming = { params, query, body: { refund_account: accountToRefundTo } }

  expect(shown.refund_account).toBeNull()
  expect(await app.call(nameRefundAccount, naming)).toMatchObject({
    refusal: { code: 'ILLEGAL_TRANSITION' },
  })
})
