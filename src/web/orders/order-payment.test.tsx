import { expect, test } from 'vitest'
import type { Payment } from '#contract/payments.ts'
import { type Won, won } from '#domain/money/won.ts'
import { renderedHtml } from '#tests/web/rendered.tsx'
import { OrderPayment } from './order-payment.tsx'

const orderMissing = (missing_amount: Won) => ({
  final_price: won(100_000),
  missing_amount,
  refund: null,
})
const account = {
  bank: '국민은행',
  account_number: '123456-04-567890',
  holder: '결',
  depositor_name: '김하나',
}
const payment: Payment = {
  method: 'virtual_account',
  provider: 'toss',
  status: 'TAKEN_BACK',
  amount: won(40_000),
  refunded_amount: won(30_000),
  paid_at: null,
  due_at: null,
  deposit: account,
}

test.each([
  ['ko', '다시 결제하실 금액', '10,000원', '이미 받은 금액', '30,000원'],
  ['en', 'To be paid again', '₩10,000', 'Received so far', '₩30,000'],
  ['vi', 'Số tiền cần thanh toán lại', '10.000', 'Số tiền đã nhận', '30.000'],
] as const)(
  '[PAY-03] of money that was taken back the page says in %s how much is still to come, and what has come',
  async (language, term, sum, part, came) => {
    const asked = await renderedHtml(
      () => <OrderPayment payment={payment} order={orderMissing(won(10_000))} />,
      language,
    )
    for (const words of [term, sum, part, came]) expect(asked).toContain(words)

    const whole = await renderedHtml(
      () => <OrderPayment payment={payment} order={orderMissing(payment.amount)} />,
      language,
    )
    expect(whole).not.toContain(part)

    const paid = { ...payment, status: 'PARTIALLY_REFUNDED' } as const
    const none = await renderedHtml(
      () => <OrderPayment payment={paid} order={orderMissing(won(0))} />,
      language,
    )
    expect(none).not.toContain(term)
  },
)

test.each([
  ['ko', '남은 금액', '70,000원', '이미 받은 금액', '30,000원'],
  ['en', 'Still to pay', '₩70,000', 'Received so far', '₩30,000'],
  ['vi', 'Số tiền còn lại', '70.000', 'Số tiền đã nhận', '30.000'],
] as const)(
  '[PAY-01] of a price that came in part the page says in %s how much is still to come, but beside an account that takes no part',
  async (language, ...words) => {
    const waiting = {
      ...payment,
      provider: 'bank_transfer',
      status: 'WAITING',
      amount: won(100_000),
    } as const
    const html = (asked: Payment, missing: Won) =>
      renderedHtml(() => <OrderPayment payment={asked} order={orderMissing(missing)} />, language)

    const inPart = await html(waiting, won(70_000))
    for (const each of words) expect(inPart).toContain(each)
    expect(await html(waiting, waiting.amount)).not.toContain(words[0])
    expect(await html({ ...waiting, provider: 'toss' }, won(70_000))).not.toContain(words[0])
    const ofRest = { ...account, amount: won(70_000) }
    const opened = await html({ ...waiting, provider: 'toss', deposit: ofRest }, won(70_000))
    for (const each of words) expect(opened).toContain(each)
  },
)

test.each([
  ['the company’s takes the price', { ...payment, amount: won(100_000) }, true],
  ['the company’s takes no part of it', payment, false],
  [
    'the company’s was opened for this much',
    { ...payment, deposit: { ...account, amount: payment.amount } },
    true,
  ],
  ['the studio’s own takes any', { ...payment, provider: 'bank_transfer' }, true],
] as const)(
  '[PAY-03] the account to pay into again is told where it takes what is asked for: %s',
  async (_what, asked, isTold) => {
    const html = await renderedHtml(() => (
      <OrderPayment payment={asked} order={orderMissing(asked.amount)} />
    ))
    expect(html.includes(account.account_number)).toBe(isTold)
  },
)
