import { expect, test } from 'vitest'
import { won } from '#domain/money/won.ts'
import { renderedHtml } from '#tests/web/rendered.tsx'
import { OrderDebt } from './order-debt.tsx'

const debt = {
  amount: won(60_000),
  deposit: {
    bank: '국민은행',
    account_number: '123456-04-567890',
    holder: '결',
    depositor_name: '김하나',
  },
}

test.each([
  ['ko', '다시 보내 주실 금액', '60,000원'],
  ['en', 'To be sent back', '₩60,000'],
  ['vi', 'Số tiền cần chuyển lại', '60.000'],
] as const)(
  '[PAY-03] what a customer owes stands on their order’s page in %s, with the account to transfer it to',
  async (language, term, sum) => {
    const html = await renderedHtml(() => <OrderDebt debt={debt} />, language)
    for (const words of [term, sum, ...Object.values(debt.deposit)]) expect(html).toContain(words)

    expect(await renderedHtml(() => <OrderDebt debt={null} />, language)).not.toContain(term)
  },
)
