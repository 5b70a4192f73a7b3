import { afterAll, beforeAll, expect, test } from 'vitest'
import { createInquiry } from '#contract/inquiries.ts'
import { placeGuestOrder } from '#contract/orders.ts'
import { changePaymentMethod } from '#contract/payment-flow.ts'
import { importStatement } from '#contract/receipts.ts'
import { register } from '#contract/sign-up.ts'
import { openApp, replyOf, type TestApp } from './support/app.ts'
import { givenAdmin } from './support/given.ts'
import { signUpForm } from './support/given-accounts.ts'
import { inquiryOf } from './support/given-inquiries.ts'
import { givenGuestOrder, orderWith } from './support/given-orders.ts'

let app: TestApp
beforeAll(async () => {
  app = await openApp()
})
afterAll(() => app.close())

const ADDRESS = '당첨 t.me/prize'
const sentences = {
  ko: '이름에는 인터넷 주소를 넣을 수 없어요.',
  en: 'A name can’t contain a web address.',
  vi: 'Họ tên không được chứa địa chỉ trang web.',
} as const

test.each(['ko', 'en', 'vi'] as const)(
  '[A-11] refuses a web address for a name, with a sentence in %s',
  async (language) => {
    const body = orderWith({ guest_name: ADDRESS, depositor_name: ADDRESS })

    expect(await app.call(placeGuestOrder, { body }, { language })).toMatchObject({
      status: 422,
      refusal: {
        code: 'VALIDATION_FAILED',
        detail: [
          { loc: ['body', 'guest_name'], msg: sentences[language] },
          { loc: ['body', 'depositor_name'], msg: sentences[language] },
        ],
      },
    })
  },
)

test('[A-11] refuses it wherever a stranger gives a name', async () => {
  const { order_number, guest_token } = await givenGuestOrder(app)
  const method = { order_number, guest_token, payment_method: 'bank_transfer' }
  const answers = [
    await app.call(register, { body: signUpForm({ name: ADDRESS }) }),
    await app.call(createInquiry, { body: inquiryOf({ writer_name: ADDRESS }) }),
    await app.call(changePaymentMethod, { body: { ...method, depositor_name: ADDRESS } }),
  ]

  for (const answer of answers) {
    expect(answer).toMatchObject({ status: 422, refusal: { detail: [{ msg: sentences.ko }] } })
  }
})

test('[A-11] stores names and titles as one visible line', async () => {
  const guest_name = ' 김\u200b\r\n민지\u202e '.normalize('NFD')
  const { order_number } = await givenGuestOrder(app, { guest_name, depositor_name: '김\t민지' })
  const inquiry = await app.call(createInquiry, {
    body: inquiryOf({ title: '언제\n\u202e받나요', writer_name: '\u2066최윤아\u2069' }),
  })

  const order = await app.db
    .selectFrom('orders')
    .select(['contact_name', 'depositor_name'])
    .where('number', '=', order_number)
    .executeTakeFirstOrThrow()
  expect([order.contact_name, order.depositor_name]).toEqual(['김 민지', '김 민지'])
  expect(replyOf(inquiry)).toMatchObject({ title: '언제 받나요', writer_name: '최윤아' })
})

test('[A-11] cleans a sender of the bank statement instead of refusing the row', async () => {
  const row = { amount: 100_000, received_at: app.clock.now().toISOString() }
  const rows = [{ ...row, sender: '김\u202e민지\n' }]

  const answer = await app.call(importStatement, { body: { rows } }, { as: await givenAdmin(app) })

  expect(replyOf(answer)).toMatchObject({ added: 1 })
  const stored = await app.db.selectFrom('receipts').select('sender').execute()
  expect(stored).toEqual([{ sender: '김민지' }])
})
