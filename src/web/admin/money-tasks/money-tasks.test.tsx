import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { expect, test } from 'vitest'
import type { MoneyAlarm as Alarm, MoneyQuestion as Question } from '#contract/money-tasks.ts'
import { won } from '#domain/money/won.ts'
import { resolutionsOf } from '#domain/payments/alarms.ts'
import { renderedHtml } from '#tests/web/rendered.tsx'
import { loadAdminMessages } from '#texts/admin-messages.ts'
import { AdminTextContext } from '../frame/admin-text.ts'
import { MoneyAlarms } from './money-alarms.tsx'
import { MoneyQuestions } from './money-questions.tsx'

const text = await loadAdminMessages('ko')
const since = '2026-11-09T03:00:00.000Z'

const drawn = (element: ReactElement) =>
  renderedHtml(() => (
    <QueryClientProvider client={new QueryClient()}>
      <AdminTextContext value={text}>{element}</AdminTextContext>
    </QueryClientProvider>
  ))

const drawnAlarm = (kind: Alarm['kind'], detail: Alarm['detail'] = {}) =>
  drawn(
    <MoneyAlarms
      alarms={[
        {
          id: 1,
          kind,
          order_number: 'GYABCDEFGHJK',
          payment_key: null,
          amount: won(30_000),
          detail,
          opened_at: since,
          resolutions: [...resolutionsOf(kind)],
        },
      ]}
    />,
  )

const unmatched: Question = {
  kind: 'UNMATCHED',
  receipt_id: 'r1',
  amount: won(100_000),
  sender: '이수',
  method: 'bank_transfer',
  since,
}
const refund = (kind: 'UNCONFIRMED' | 'FAILED' | 'STUCK'): Question => ({
  kind,
  refund_id: kind,
  order_number: 'GYABCDEFGHJK',
  customer_name: '최은지',
  amount: won(90_000),
  failure: kind === 'FAILED' ? 'NOT_CANCELABLE' : null,
  since,
})
const difference: Question = {
  kind: 'DIFFERENCE',
  receipt_id: 'r2',
  order_number: 'GYABCDEFGHJK',
  theirs: won(30_000),
  ours: won(0),
  since,
}
const amountDue: Question = {
  kind: 'AMOUNT_DUE',
  order_number: 'GYABCDEFGHJK',
  customer_name: '최은지',
  amount: won(70_000),
  since,
}

const { answers } = text.moneyTasks

test.each([
  [refund('UNCONFIRMED'), [answers.UNCONFIRMED.NOT_SENT.label, answers.UNCONFIRMED.SENT.label]],
  [
    refund('FAILED'),
    [answers.FAILED.TRANSFER.label, answers.FAILED.NOT_SENT.label, answers.FAILED.SENT.label],
  ],
  [refund('STUCK'), [text.moneyTasks.compare]],
  [difference, [text.moneyTasks.compare, text.moneyTasks.accept]],
  [amountDue, [text.account.writeOff.open]],
] as const)(
  '[PAY-03] shows %o as one sentence with its answers as buttons',
  async (question, labels) => {
    const html = await drawn(<MoneyQuestions questions={[question]} />)
    const buttons = [...html.matchAll(/<button[^>]*>(.*?)<\/button>/g)].map(([, inner = '']) =>
      inner.replace(/<[^>]*>/g, ''),
    )

    expect(html).toContain(text.moneyTasks.hints[question.kind as 'STUCK'])
    for (const label of labels) expect(buttons).toContain(label)
  },
)

test('links an order that the provider refunded in full to the page where it is ended', async () => {
  const question = { ...amountDue, kind: 'GIVEN_BACK' } as const
  const html = await drawn(<MoneyQuestions questions={[question]} />)

  expect(html).toContain(text.moneyTasks.questions.GIVEN_BACK('최은지 님', '70,000원'))
  expect(html).toMatch(/<a[^>]*href="\/admin\/orders\/GYABCDEFGHJK"[^>]*>주문 끝내러 가기/)
})

test('names the customer, the amount and the provider’s error code in the question', async () => {
  const html = await drawn(<MoneyQuestions questions={[refund('FAILED')]} />)

  expect(html).toContain(text.moneyTasks.questions.FAILED('최은지 님', '90,000원'))
  expect(html).toContain('NOT_CANCELABLE')
})

const filled = (html: string) => html.match(/<button[^>]*bg-clay[^>]*>/g) ?? []

test('fills the first answer of the oldest question and no other button', async () => {
  const html = await drawn(<MoneyQuestions questions={[refund('FAILED'), refund('UNCONFIRMED')]} />)
  expect(filled(html)).toHaveLength(1)

  const afterReceipt = await drawn(<MoneyQuestions questions={[unmatched, refund('FAILED')]} />)
  expect(filled(afterReceipt)).toHaveLength(0)
})

test('leaves unmatched receipts to the list of receipts', async () => {
  expect(await drawn(<MoneyQuestions questions={[unmatched]} />)).not.toContain('<li')
})

test.each([
  ['CASH_RECEIPT_UNKNOWN', { what: 'ISSUE', day: '2026-11-09' }],
  ['SHOP_UNKNOWN', { code: 'NOT_FOUND_MERCHANT', day: '2026-11-09' }],
] as const)('[ADM-02] the alarm %s is read and closed with one press', async (kind, detail) => {
  const html = await drawnAlarm(kind, detail)

  expect(html).toContain(text.moneyTasks.kinds[kind])
  expect(html).toContain(text.moneyTasks.helps[kind])
  expect(html.match(/<button/g)).toHaveLength(1)
  expect(html).toContain(text.moneyTasks.resolutions.KNOWN.label)
  if ('code' in detail) expect(html).toContain(detail.code)
  expect(html).not.toContain('<form')
})

test('asks for the approval number of a cash receipt that the studio issues itself', async () => {
  const html = await drawnAlarm('CASH_RECEIPT', { purpose: 'INCOME_DEDUCTION', ending: '5432' })

  expect(html).toContain(text.moneyTasks.cashReceipt.approval)
  expect(html).toContain('<form')
})
