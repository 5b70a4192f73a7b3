import { expect, test } from 'vitest'
import { changeSettings } from '#contract/admin-settings.ts'
import { getSite } from '#contract/content.ts'
import { placeGuestOrder } from '#contract/orders.ts'
import { replyOf, startApp, type TestApp } from '#tests/support/app.ts'
import { givenAdmin } from '#tests/support/given.ts'
import { givenGuestOrder, orderWith } from '#tests/support/given-orders.ts'

const account = {
  bank: '우리은행',
  account_number: '1002-345-678901',
  holder: '결 스튜디오',
  bank_english: 'Woori Bank',
  holder_latin: 'Gyeol Studio',
  swift: 'hvbk krse',
}
const company = {
  name: '결 스튜디오',
  name_latin: 'Gyeol Studio',
  address_latin: '1 Wausan-ro, Seoul',
}

async function change(app: TestApp, body: object) {
  return app.call(changeSettings, { body }, { as: await givenAdmin(app) })
}

const lastMail = (app: TestApp) =>
  app.db.selectFrom('messages').select('text').orderBy('position', 'desc').executeTakeFirstOrThrow()

test('[C-08] shows bank, holder and SWIFT in Latin letters to a customer abroad, in replies and mails', async () => {
  const app = await startApp()
  replyOf(await change(app, { bank_account: account, company }))

  const placed = replyOf(await app.call(placeGuestOrder, { body: orderWith() }, { language: 'en' }))

  const names = { bank_english: 'Woori Bank', holder_latin: 'Gyeol Studio', swift: 'HVBKKRSE' }
  expect(placed.payment.deposit).toMatchObject(names)
  const { text } = await lastMail(app)
  expect(text).toContain('Bank: Woori Bank / 우리은행\nSWIFT/BIC: HVBKKRSE\n')
  expect(text).toContain('Gyeol Studio / 결 스튜디오')
  expect(text).toContain('(Seoul time)')

  await givenGuestOrder(app)
  const korean = (await lastMail(app)).text
  expect(korean).toContain('은행: 우리은행\n')
  expect(korean).not.toContain('SWIFT')
})

test('[C-08] shows Korean names in an English mail if there are no Latin ones', async () => {
  const app = await startApp()
  const names = { bank_english: '', holder_latin: '', swift: '' }
  replyOf(await change(app, { bank_account: { ...account, ...names } }))

  await app.call(placeGuestOrder, { body: orderWith() }, { language: 'vi' })

  const { text } = await lastMail(app)
  expect(text).toContain('우리은행')
  expect(text).not.toMatch(/\/ 우리은행|SWIFT|undefined|null/)
})

test('[C-08] shows the company’s name and address in the script of the page’s language', async () => {
  const app = await startApp()
  const site = async (language: 'ko' | 'en') =>
    replyOf(await app.call(getSite, {}, { language })).company
  const before = await site('en')
  expect(before).toEqual(await site('ko'))

  replyOf(await change(app, { company }))
  expect(await site('en')).toMatchObject({ name: 'Gyeol Studio', address: '1 Wausan-ro, Seoul' })
  expect(await site('ko')).toMatchObject({ name: '결 스튜디오', address: before.address })
})

test.each(['HVBKKRS', 'HVBKKRSE1', 'HVBKKRSEXXX1', '1VBKKRSE', 'HVBK-KRSE'])(
  '[C-08] refuses “%s” as SWIFT/BIC, which has 8 or 11 characters',
  async (swift) => {
    const app = await startApp()

    expect(await change(app, { bank_account: { swift } })).toMatchObject({
      status: 422,
      refusal: { detail: [{ loc: ['body', 'bank_account', 'swift'] }] },
    })
    expect((await change(app, { bank_account: { swift: 'hvbkkrsexxx' } })).status).toBe(200)
  },
)
