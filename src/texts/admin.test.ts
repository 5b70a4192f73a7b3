import { expect, test } from 'vitest'
import { languages } from '#domain/languages/languages.ts'
import { paymentTaskKinds } from '#domain/payments/task-resolutions.ts'
import { loadAdminMessages } from './admin-messages.ts'
import { mailTexts } from './mails.ts'

const differs = { name: 'K', orderNumber: 'N', amount: '1', missing: null, route: 'R' }
const words = async (language: (typeof languages)[number]) =>
  (await loadAdminMessages(language)).moneyTasks

test('each kind of money task has a name and a help of its own in each language', async () => {
  for (const language of languages) {
    const { kinds, helps } = await words(language)
    const said = paymentTaskKinds.flatMap((kind) => [kinds[kind], helps[kind]])
    expect(new Set(said).size, language).toBe(2 * paymentTaskKinds.length)
  }
})

test.each([
  ['ko', '결제사'],
  ['en', 'The payment provider'],
  ['vi', 'Cổng thanh toán'],
] as const)(
  '[PAY-03] of another amount the owner reads in %s what to look at, and its customer what becomes of it',
  async (language, company) => {
    const { kinds, helps, asked } = await words(language)
    const { subject, heading, paragraphs } = mailTexts[language].money.paymentDiffers(differs)
    const toCustomer = [subject, heading, ...paragraphs].join(' ')

    expect(helps.AMOUNT_DIFFERS).toContain(company)
    expect(asked('100,000')).toContain('100,000')
    for (const toOwner of [kinds.AMOUNT_DIFFERS, helps.AMOUNT_DIFFERS]) {
      expect(toCustomer).not.toContain(toOwner)
    }
    expect(toCustomer.toLowerCase()).not.toContain(company.toLowerCase())
  },
)

test('[PAY-03] of another amount each language has its own words for the owner', async () => {
  const all = await Promise.all(languages.map(words))
  expect(new Set(all.map(({ kinds }) => kinds.AMOUNT_DIFFERS)).size).toBe(languages.length)
  expect(new Set(all.map(({ helps }) => helps.AMOUNT_DIFFERS)).size).toBe(languages.length)
})
