import { expect, test, vi } from 'vitest'
import { type Order, orderReply } from '#contract/orders.ts'
import type { Payment } from '#contract/payments.ts'
import { won } from '#domain/money/won.ts'
import type { OrderStatus } from '#domain/orders/order-status.ts'
import { orderIn } from '#tests/web/order-in.ts'
import { renderedHtml } from '#tests/web/rendered.tsx'
import { ordering } from '#texts/ko/ordering.ts'
import { GuestOrderFields } from './guest-order-fields.tsx'
import { NextStepPanel } from './next-step-panel.tsx'
import { OrderAmounts } from './order-amounts.tsx'
import { OrderDetail } from './order-detail.tsx'
import { OrderHead } from './order-head.tsx'
import { OrderProgress } from './order-progress.tsx'
import { OrderTimeline } from './order-timeline.tsx'
import { PriceSummary } from './price-summary.tsx'
import { SurveyDeadline } from './survey-deadline.tsx'

const proof = { orderNumber: 'GY1' }

// biome-ignore format: a table reads by columns
test.each([
  ['PAYMENT_COMPLETED',    '상담이 끝나면 1,000P를 드려요.'],
  ['CONSULTING_COMPLETED', '상담이 끝나 1,000P를 드렸어요.'],
  ['CANCELLED',            null],
  ['REFUNDED',             null],
] as const)('[ORD-15] says for an order that is %s about its points: %s', async (status, sentence) => {
  const html = await renderedHtml(() => <OrderAmounts order={orderIn(status)} />)

  if (sentence) expect(html).toContain(sentence)
  else expect(html).not.toContain('1,000P')
})

test('[ORD-12] offers the survey before the payment only while a payment is due', async () => {
  const early = '결제하기 전에 먼저 적어도 돼요.'
  const htmlOf = (status: OrderStatus) =>
    renderedHtml(() => <NextStepPanel order={orderIn(status)} guestToken={null} />)

  expect(await htmlOf('PAYMENT_PENDING')).toContain(early)
  expect(await htmlOf('PAYMENT_COMPLETED')).not.toContain(early)
})

// biome-ignore format: a table reads by columns
test.each([
  ['days before',  '2026-11-04T01:00:00Z', ['설문지는 11월 9일 월요일 10:00까지 보내 주세요.', '10,000원을 더 빼고'], false],
  ['the day before', '2026-11-08T01:00:00Z', ['설문지는 11월 9일 월요일 10:00까지 보내 주세요.', '10,000원을 더 빼고'], true],
  ['afterwards',   '2026-11-10T01:00:00Z', ['설문지는 11월 9일 월요일 10:00까지였어요.', '10,000원을 더 빼고'], true],
])('[ORD-15] [C-07] shows the survey deadline of a paid order: %s', async (_when, now, sentences, isUrgent) => {
  vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] })
  const order = orderIn('PAYMENT_COMPLETED')
  const html = await renderedHtml(() => <OrderHead order={order} proof={proof} />)

  for (const sentence of sentences) expect(html).toContain(sentence)
  expect(html.includes('text-clay-deep')).toBe(isUrgent)
})

test('[C-07] mentions no fee if missing the deadline is free, and no deadline once the survey is in', async () => {
  const order = orderIn('PAYMENT_COMPLETED')
  const htmlOf = (change: Partial<Order>) =>
    renderedHtml(() => <SurveyDeadline order={{ ...order, ...change }} />)

  expect(await htmlOf({ survey_missed_fee: won(0) })).not.toContain('더 빼고')
  expect(await htmlOf({ has_survey_submitted: true })).not.toContain('설문지')
})

test('[ORD-03] does not call a missing price outdated', async () => {
  const live = { shown: undefined, isOld: false, isFailed: true, isFetching: false, retry() {} }
  const html = await renderedHtml(() => <PriceSummary live={live} />)

  expect(html).toContain(ordering.summary.missing)
  expect(html).not.toContain(ordering.summary.failed)
})

test('[PAY-01] asks a partly paid order for the rest only', async () => {
  const order = orderIn('PAYMENT_PENDING')
  const deposit = { bank: '국민은행', account_number: '1', holder: '결', depositor_name: '김하나' }
  const htmlOf = (due: number) =>
    renderedHtml(() => (
      <OrderHead
        order={{ ...order, payment: { ...order.payment, deposit }, amount_due: won(due) }}
        proof={proof}
      />
    ))

  expect(await htmlOf(40_000)).toContain('남은 40,000원을 2026년 11월 5일 10:30까지 입금해 주세요.')
  expect(await htmlOf(100_000)).not.toContain('남은')
})

/** An order whose payment the bank reversed, to be paid online again. */
const reversed = (status: OrderStatus): Order => {
  const order = orderIn(status)
  const payment = {
    ...order.payment,
    provider: 'toss',
    status: 'WAITING',
    refunded_amount: 30_000,
    paid_at: order.created_at,
  }
  return orderReply.parse({ ...order, payment, amount_due: 10_000 })
}
const payAgain = '결제하신 금액이 은행에서 되돌려졌어요. 10,000원을 다시 결제해 주세요.'

test('[PAY-03] asks for the amount due of a cancelled order and mentions no refund', async () => {
  const order = reversed('REFUNDED')
  const html = await renderedHtml(() => <OrderHead order={order} proof={proof} />)

  expect(html).toContain(payAgain)
  expect(html).not.toContain('돌려드려요')
  expect(html).toContain('/payment?order=GY1')
})

test('[PAY-03] asks for a reversed payment before the survey, and shows no receipt', async () => {
  const order = reversed('PAYMENT_COMPLETED')
  const html = await renderedHtml(() => <OrderDetail order={order} proof={proof} />)
  const step = await renderedHtml(() => <NextStepPanel order={order} guestToken={null} />)

  for (const shown of [html, step]) {
    expect(shown).toContain(payAgain)
    expect(shown.indexOf('/survey?order=GY1')).toBeGreaterThan(shown.indexOf('/payment?order=GY1'))
    expect(shown).toContain('/payment?order=GY1')
  }
  expect(html).not.toContain('/receipt')
  expect(html).not.toContain('결제일')
  expect(step).toContain('입금이 되돌려졌어요')
})

test('[PAY-03] shows a due transfer before the order’s completion', async () => {
  const order = reversed('CANCELLED')
  const payment = { ...order.payment, deposit: account }
  const html = await renderedHtml(() => <OrderHead order={{ ...order, payment }} proof={proof} />)

  expect(html).toContain('10,000원을 아래 계좌로 다시 보내 주세요.')
  expect(html).not.toContain('이 주문은 끝났어요.')
})

test('[PAY-02] asks for a payment, not a transfer, if the method is online', async () => {
  const order = orderIn('PAYMENT_PENDING')
  const payment = { ...order.payment, provider: 'toss' }
  const toPay = { ...order, payment }
  const html = await renderedHtml(() => <OrderDetail order={toPay} proof={proof} />)
  const step = await renderedHtml(() => <NextStepPanel order={toPay} guestToken={null} />)

  for (const shown of [html, step]) {
    expect(shown).toContain('까지 결제해 주세요.')
    expect(shown).not.toMatch(/입금해 주세요|입금 기한/)
  }
  expect(html).toContain('결제 기한')
  expect(step).toContain('결제하기 전이에요')
})

test('[ORD-15] says that the sheet waits for the payment if the survey came first', async () => {
  const order = { ...orderIn('PAYMENT_PENDING'), has_survey_submitted: true }
  const html = await renderedHtml(() => <OrderProgress order={order} proof={proof} />)

  expect(html).toContain('결제가 확인되면 결과지를 쓰기 시작해요.')
  expect(html).not.toContain('설문지를 보내면')
})

const account = { bank: '국민은행', account_number: '1', holder: '결', depositor_name: '김하나' }

test('[PAY-01] [GST-02] asks for the rest after a partial payment wherever the account is shown', async () => {
  const order = orderIn('PAYMENT_PENDING')
  const payment = { ...order.payment, deposit: account }
  const inPart = { ...order, payment, amount_due: won(70_000) }
  const html = await renderedHtml(() => <NextStepPanel order={inPart} guestToken={null} />)
  const found = await renderedHtml(() => (
    <GuestOrderFields order={inPart} isMasked={false} onUnmask={() => undefined} />
  ))

  expect(html).toContain('70,000원')
  expect(html).not.toContain('100,000원')
  expect(found).toContain('70,000원')
})

test('[PAY-02] shows a provider’s virtual account with its amount', async () => {
  const order = orderIn('PAYMENT_PENDING')
  const htmlWith = (deposit: Payment['deposit']) => {
    const payment = { ...order.payment, provider: 'toss', deposit }
    return renderedHtml(() => <NextStepPanel order={{ ...order, payment }} guestToken={null} />)
  }

  expect(await htmlWith({ ...account, amount: won(70_000) })).toContain('70,000원')
  expect(await htmlWith(account)).toContain('100,000원')
})

test('[PAY-01] asks for a reversed transfer with the account, before any refund', async () => {
  const order = reversed('PAYMENT_COMPLETED')
  const payment = { ...order.payment, provider: 'bank_transfer', deposit: account }
  const again: Order = { ...order, payment, refund: { ...agreed, amount: won(50_000) } }
  const html = await renderedHtml(() => <OrderDetail order={again} proof={proof} />)
  const step = await renderedHtml(() => <NextStepPanel order={again} guestToken={null} />)

  expect(html).toContain('10,000원을 아래 계좌로 다시 보내 주세요.')
  expect(html).toContain('입금이 되돌려졌어요')
  expect(html).not.toContain('아직 보내지 않았어요')
  expect(step).toContain('국민은행')
  expect(step).toContain('10,000원')
})

const at = '2026-11-02T01:00:00.000Z'
const agreed = {
  amount: won(100_000),
  status: 'AGREED',
  agreed_at: at,
  sent_at: null,
  due_by: null,
} as const

// biome-ignore format: a table reads by columns
test.each([
  ['AGREED', '환불 예정', '환불됨'],
  ['SENT', '환불됨', '환불 예정'],
] as const)('[O-05] shows in the history of a refund that is %s: %s', async (status, said, unsaid) => {
  const row = { status_label: '', at, by: 'customer', note: null, due_at: null } as const
  const refund = { ...agreed, status }
  const named = { ...row, status: 'REFUNDED', note: '환불받을 계좌를 알려 주셨어요.' } as const
  const history = [{ ...row, status: 'PAYMENT_PENDING' }, { ...row, status: 'REFUNDED' }, named] as const
  const order: Order = orderReply.parse({ ...orderIn('REFUNDED'), refund, history })
  const html = await renderedHtml(() => <OrderTimeline order={order} />)

  expect(html.split(said)).toHaveLength(2)
  expect(html).not.toContain(unsaid)
  expect(html).toContain(`>${named.note}</span>`)
})

test.each(['CANCELLED', 'REFUNDED'] as const)(
  '[O-05] shows for an order that is %s the agreed refund, and later that it was sent',
  async (status) => {
    const order = orderIn(status)
    const htmlWith = (refund: Order['refund']) =>
      renderedHtml(() => <OrderHead order={{ ...order, refund }} proof={proof} />)

    expect(await htmlWith(agreed)).toContain('100,000원을 돌려드려요. 아직 보내기 전이에요.')
    const sent = { ...agreed, status: 'SENT', sent_at: at } as const
    expect(await htmlWith(sent)).toContain('100,000원을 보내 드렸어요.')
    expect(await htmlWith(null)).toContain('이 주문은 끝났어요.')
  },
)
