import { expect, test } from 'vitest'
import type { Order } from '#contract/orders.ts'
import type { Payment } from '#contract/payments.ts'
import { won } from '#domain/money/won.ts'
import { renderedHtml } from '#tests/web/rendered.tsx'
import type { Language } from '#texts/messages.ts'
import { OrderPayment } from './order-payment.tsx'

const payment: Payment = {
  method: 'bank_transfer',
  provider: 'bank_transfer',
  status: 'PAID',
  amount: won(10_000),
  refunded_amount: won(0),
  paid_at: '2026-11-02T01:00:00.000Z',
  due_at: null,
  deposit: null,
}
const agreed: Order['refund'] = {
  amount: won(90_000),
  status: 'AGREED',
  agreed_at: '2026-11-03T01:00:00.000Z',
  sent_at: null,
  due_by: '2026-11-06T01:00:00.000Z',
}
const sent: Order['refund'] = {
  ...agreed,
  status: 'SENT',
  sent_at: '2026-11-05T01:00:00.000Z',
  due_by: null,
}

const htmlOf = (change: Partial<Payment>, refund: Order['refund'], language: Language = 'ko') =>
  renderedHtml(() => <OrderPayment payment={{ ...payment, ...change }} refund={refund} />, language)

test.each([
  ['ko', '아직 보내기 전이에요. 2026년 11월 6일까지 보내 드려요.', '환불할 금액', '보냈어요'],
  ['en', 'Not sent yet: we will send it by November 6, 2026', 'To be refunded', 'Sent on'],
  ['vi', 'Chưa chuyển: chúng tôi sẽ chuyển chậm nhất ngày', 'Sẽ hoàn', 'Đã chuyển lúc'],
] as const)(
  '[O-05] shows in %s the deadline of an agreed refund, and only a sent one as sent',
  async (language, byWhen, toSend, sentAt) => {
    const before = await htmlOf({}, agreed, language)
    expect(before).toContain(byWhen)
    expect(before).toContain(toSend)
    expect(before).not.toContain(sentAt)

    const change = { status: 'PARTIALLY_REFUNDED', refunded_amount: won(90_000) } as const
    const after = await htmlOf(change, sent, language)
    expect(after).toContain(sentAt)
    expect(after).not.toContain(byWhen)
    expect(after).not.toContain(toSend)
  },
)

test('[O-05] distinguishes the sent and the agreed amount of two refunds', async () => {
  const html = await htmlOf({ refunded_amount: won(30_000) }, agreed)

  expect(html).toContain('30,000원')
  expect(html).toContain('60,000원')
  expect(html).not.toContain('90,000원')
})

test('[PAY-03] shows a reversed payment as neither paid nor refunded', async () => {
  const html = await htmlOf({ status: 'WAITING' }, null)

  expect(html).toContain('입금이 되돌려졌어요')
  expect(html).not.toContain('결제일')
})
