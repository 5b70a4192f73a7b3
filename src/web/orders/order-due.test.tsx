import { expect, test } from 'vitest'
import type { Payment } from '#contract/payments.ts'
import { type Won, won } from '#domain/money/won.ts'
import { renderedHtml } from '#tests/web/rendered.tsx'
import { type Language, languages, loadMessages } from '#texts/messages.ts'
import { OrderDue } from './order-due.tsx'

const deposit = {
  bank: '국민은행',
  account_number: '123456-04-567890',
  holder: '결',
  depositor_name: '김하나',
}
const payment: Payment = {
  method: 'bank_transfer',
  provider: 'bank_transfer',
  status: 'WAITING',
  amount: won(100_000),
  refunded_amount: won(0),
  paid_at: null,
  due_at: '2026-11-05T01:30:00.000Z',
  deposit,
}

interface Shown {
  readonly due: Won
  readonly status?: string
  readonly change?: Partial<Payment>
}

const htmlOf = ({ due, status = 'PAYMENT_PENDING', change }: Shown, language: Language = 'ko') => {
  const order = { status, payment: { ...payment, ...change }, amount_due: due }
  return renderedHtml(() => <OrderDue order={order} payButton="PAY" />, language)
}

test.each([
  ['ko', '내실 돈', '70,000원', '받은 금액', '30,000원'],
  ['en', 'Amount due', '₩70,000', 'Received so far', '₩30,000'],
  ['vi', 'Số tiền cần trả', '70.000', 'Số tiền đã nhận', '30.000'],
] as const)(
  '[PAY-01] [PAY-03] the order page says in %s how much is due, what has come, and where to transfer it',
  async (language, term, due, partTerm, part) => {
    const inPart = await htmlOf({ due: won(70_000) }, language)
    for (const sentence of [term, due, partTerm, part, ...Object.values(deposit)]) {
      expect(inPart).toContain(sentence)
    }

    const nothingCame = await htmlOf({ due: won(100_000) }, language)
    expect(nothingCame).toContain(term)
    expect(nothingCame).not.toContain(partTerm)

    const paid = { due_at: null, deposit: null, status: 'PAID' } as const
    expect(await htmlOf({ due: won(0), change: paid }, language)).not.toContain(term)
  },
)

test.each(languages)(
  '[PAY-03] the order page says in %s why an amount is due',
  async (language) => {
    const { due: text } = (await loadMessages(language)).myPage.detail
    const reasons = [text.partly, text.reversed, text.reversedCancelled]
    const again = { due_at: null }
    const cases: [Shown, string | null][] = [
      [{ due: won(100_000) }, null],
      [{ due: won(70_000) }, text.partly],
      [{ due: won(100_000), status: 'PAYMENT_COMPLETED', change: again }, text.reversed],
      [{ due: won(70_000), status: 'CONSULTING_COMPLETED', change: again }, text.reversed],
      [{ due: won(40_000), status: 'CANCELLED', change: again }, text.reversedCancelled],
      [{ due: won(40_000), status: 'CANCELED', change: again }, text.reversedCancelled],
      [{ due: won(40_000), status: 'REFUNDED', change: again }, text.reversedCancelled],
    ]

    for (const [shown, reason] of cases) {
      const html = await htmlOf(shown, language)
      expect(reasons.filter((sentence) => html.includes(sentence))).toEqual(reason ? [reason] : [])
    }
  },
)

test('[PAY-02] shows a button instead of an account for online payment', async () => {
  expect(await htmlOf({ due: won(100_000), change: { deposit: null } })).toContain('PAY')
  expect(await htmlOf({ due: won(100_000) })).not.toContain('PAY')
})

test('[PAY-02] shows a virtual account with exactly its amount', async () => {
  const opened = { ...deposit, amount: won(80_000) }
  const html = await htmlOf({ due: won(70_000), change: { deposit: opened } })

  expect(html).toContain('80,000원')
  expect(html).not.toContain('70,000원')
})
