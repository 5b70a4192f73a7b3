import { expect, test } from 'vitest'
import { changeSettings } from '#contract/admin-settings.ts'
import { getSite } from '#contract/content.ts'
import { placeGuestOrder } from '#contract/orders.ts'
import { changePaymentMethod } from '#contract/payment-flow.ts'
import { listPaymentMethods } from '#contract/payments.ts'
import { demoBankAccount } from '#domain/settings/settings.ts'
import { bankTransfer } from '#server/adapters/payment/bank-transfer.ts'
import { replyOf, startApp, type TestApp } from '#tests/support/app.ts'
import { givenAdmin } from '#tests/support/given.ts'
import { givenGuestOrder, orderWith } from '#tests/support/given-orders.ts'
import { startAppWithToss } from '#tests/support/given-toss.ts'

const account = { bank: '우리은행', account_number: '1002-345-678901', holder: '결 스튜디오' }
const noAccount = { bank: '', account_number: '', holder: '' }

/** The owner saves the bank account; empty texts mean none. */
async function nameAccount(app: TestApp, bank_account: Partial<typeof account>) {
  return app.call(changeSettings, { body: { bank_account } }, { as: await givenAdmin(app) })
}

test('[C-20] refuses an order by transfer while the studio has named no account, and takes it afterwards', async () => {
  const app = await startApp()
  replyOf(await nameAccount(app, noAccount))

  const refused = await app.call(placeGuestOrder, { body: orderWith() })

  expect(refused).toMatchObject({ status: 409, refusal: { code: 'SHOP_NOT_READY' } })
  expect(await app.db.selectFrom('orders').select('number').execute()).toEqual([])
  expect(replyOf(await app.call(listPaymentMethods, {})).items).toEqual([])
  expect(replyOf(await app.call(getSite, {}))).toMatchObject({
    bank_account: null,
    payment_methods: [],
  })

  replyOf(await nameAccount(app, account))
  expect((await givenGuestOrder(app)).payment.deposit).toMatchObject(account)
  expect(replyOf(await app.call(getSite, {})).bank_account).toEqual(account)
})

test('[C-20] a new installation names no account, so that no number is ever made up', async () => {
  const app = await startApp()
  await app.db.deleteFrom('settings').execute()

  expect(replyOf(await app.call(getSite, {})).bank_account).toBeNull()
  expect((await app.call(placeGuestOrder, { body: orderWith() })).status).toBe(409)
})

test('[C-20] an order by card is taken without an account, and cannot be changed to a transfer', async () => {
  const app = await startAppWithToss()
  replyOf(await nameAccount(app, noAccount))
  expect(replyOf(await app.call(getSite, {})).payment_methods).not.toContain('bank_transfer')

  const order = await givenGuestOrder(app, { payment_method: 'card' })

  const change = {
    order_number: order.order_number,
    guest_token: order.guest_token,
    payment_method: 'bank_transfer',
  }
  expect(await app.call(changePaymentMethod, { body: change })).toMatchObject({
    status: 409,
    refusal: { code: 'SHOP_NOT_READY' },
  })
})

test.each(['bank', 'account_number', 'holder'] as const)(
  '[C-20] an account without its %s is refused beside that field',
  async (part) => {
    const app = await startApp()

    expect(await nameAccount(app, { [part]: ' ' })).toMatchObject({
      status: 422,
      refusal: { detail: [{ loc: ['body', 'bank_account', part], type: 'missing' }] },
    })
    expect(replyOf(await app.call(getSite, {})).bank_account?.account_number).toBe(
      demoBankAccount.accountNumber,
    )
  },
)

test('[C-20] tells customers so in their language', async () => {
  const app = await startApp({ paymentProviders: [bankTransfer()] })
  replyOf(await nameAccount(app, noAccount))

  const words = new Set<string>()
  for (const language of ['ko', 'en', 'vi'] as const) {
    const called = await app.call(placeGuestOrder, { body: orderWith() }, { language })
    if (!called.ok) words.add(called.refusal.message)
  }
  expect(words.size).toBe(3)
})
