import { expect, test } from 'vitest'
import type { Payment } from '#contract/payments.ts'
import { won } from '#domain/money/won.ts'
import { renderedHtml } from '#tests/web/rendered.tsx'
import { OrderPayment } from './order-payment.tsx'

const payment: Payment = {
  method: 'virtual_account',
  provider: 'toss',
  status: 'TAKEN_BACK',
  amount: won(40_000),
  refunded_amount: won(30_000),
  paid_at: null,
  due_at: null,
  deposit: null,
}

test.each([
  ['ko', '다시 결제하실 금액', '40,000원'],
  ['en', 'To be paid again', '₩40,000'],
  ['vi', 'Số tiền cần thanh toán lại', '40.000'],
] as const)(
  '[PAY-03] of money that was taken back the page says in %s how much is asked for',
  async (language, term, sum) => {
    const asked = await renderedHtml(() => <OrderPayment payment={payment} />, language)
    expect(asked).toContain(term)
    expect(asked).toContain(sum)

    const paid = { ...payment, status: 'PARTIALLY_REFUNDED' } as const
    expect(await renderedHtml(() => <OrderPayment payment={paid} />, language)).not.toContain(term)
  },
)
