import { expect, test } from 'vitest'
import { requestCashReceipt } from '#contract/cash-receipts.ts'
import { cancelOrder } from '#contract/order-cancellation.ts'
import { replyOf } from '#tests/support/app.ts'
import { givenBank } from '#tests/support/given-bank.ts'
import { alarmsOf, givenReceiptAsked, receiptAsked } from '#tests/support/given-cash-receipts.ts'
import { startAppWithToss } from '#tests/support/given-toss.ts'

test('accepts a request after the deposit, and corrects its number until it is issued', async () => {
  const app = await startAppWithToss()
  const { pay, follow, shownReceipt, params, query } = await givenReceiptAsked(app, null)
  await pay()
  expect(await shownReceipt()).toMatchObject({ state: 'MAY_ASK' })
  const ask = (body: { purpose: 'INCOME_DEDUCTION' | 'EXPENSE_PROOF'; number: string }) =>
    app.call(requestCashReceipt, { params, query, body })
  expect(await ask({ purpose: 'EXPENSE_PROOF', number: '123-45-67890' })).toMatchObject({
    refusal: { code: 'VALIDATION_FAILED' },
  })
  replyOf(await ask(receiptAsked))

  expect(replyOf(await ask({ purpose: 'EXPENSE_PROOF', number: '220-81-62517' }))).toMatchObject({
    state: 'ASKED',
    ending: '2517',
  })
  await follow()

  expect(app.toss.receipts.all).toMatchObject([
    { type: '지출증빙', customerIdentityNumber: '2208162517' },
  ])
  expect(await ask(receiptAsked)).toMatchObject({ refusal: { code: 'ILLEGAL_TRANSITION' } })
})

test('issues no receipt for an order that was never paid, and erases its number', async () => {
  const app = await startAppWithToss()
  const { follow, shownReceipt, params, query, storedReceipt } = await givenReceiptAsked(app)
  const body = { reason: '마음이 바뀌었어요', guest_token: query.guest_token }
  replyOf(await app.call(cancelOrder, { params, body }))

  await follow()

  expect(await shownReceipt()).toBeNull()
  expect(await storedReceipt()).toMatchObject({ identity: null })
})

test('[ORD-18] asks for a new request after a reversal and a new payment, since the number is erased', async () => {
  const app = await startAppWithToss()
  const { pay, follow, shownReceipt, number, params, query } = await givenReceiptAsked(app)
  await pay()
  await follow()
  const bank = givenBank(app)
  const { account } = await bank.order(number)
  replyOf(await bank.reverse(account.receipts[0]!.id))
  const { text } = await app.db
    .selectFrom('messages')
    .select('text')
    .where('kind', '=', 'AMOUNT_DUE')
    .executeTakeFirstOrThrow()
  expect(text).toContain('현금영수증')
  await follow()
  expect(app.toss.receipts.standing(number)).toBe(0)
  expect(await shownReceipt()).toMatchObject({ state: 'MAY_ASK', ending: null })
  const amount = 100_000
  await bank.deposit(number, amount)
  await follow()
  expect(await alarmsOf(app)).toEqual([])
  expect(await shownReceipt()).toMatchObject({ state: 'MAY_ASK' })

  replyOf(await app.call(requestCashReceipt, { params, query, body: receiptAsked }))
  await follow()

  expect(await shownReceipt()).toMatchObject({ state: 'ISSUED', amount, cancel_number: null })
  expect(app.toss.receipts.standing(number)).toBe(amount)
})
