import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import type { PaymentTask } from '#contract/payment-tasks.ts'
import { won } from '#domain/money/won.ts'
import { resolutionsOf } from '#domain/payments/task-resolutions.ts'
import { renderedHtml } from '#tests/web/rendered.tsx'
import { loadAdminMessages } from '#texts/admin-messages.ts'
import { AdminTextContext } from '../frame/admin-text.ts'
import { MoneyTask } from './money-task.tsx'

async function drawn(kind: PaymentTask['kind'], detail: PaymentTask['detail'] = {}) {
  const text = await loadAdminMessages('ko')
  const task = {
    id: 1,
    kind,
    order_number: 'GYABCDEFGHJK',
    payment_key: null,
    amount: won(30_000),
    detail,
    opened_at: '2026-11-09T03:00:00.000Z',
    resolutions: [...resolutionsOf(kind)],
  }
  const html = await renderedHtml(() => (
    <QueryClientProvider client={new QueryClient()}>
      <AdminTextContext value={text}>
        <MoneyTask task={task} />
      </AdminTextContext>
    </QueryClientProvider>
  ))
  return { html, text: text.moneyTasks, order: text.order }
}

test.each([
  ['REFUND_FOUND', {}],
  ['CASH_RECEIPT_UNKNOWN', { what: 'ISSUE', day: '2026-11-09' }],
  ['SHOP_UNKNOWN', { code: 'NOT_FOUND_MERCHANT', day: '2026-11-09' }],
] as const)(
  '[ADM-02] what is only to be known of %s is read, and seen by one press',
  async (kind, detail) => {
    const { html, text } = await drawn(kind, detail)

    expect(html).toContain(text.kinds[kind])
    expect(html).toContain(text.helps[kind])
    expect(html.match(/<button/g)).toHaveLength(1)
    expect(html).toContain(text.resolutions.KNOWN)
    if ('code' in detail) expect(html).toContain(detail.code)
    // Nothing is to be done at the tax office.
    expect(html).not.toContain('<form')
  },
)

test('a receipt that the studio issues itself asks for its approval number', async () => {
  const { html, text } = await drawn('CASH_RECEIPT', {
    purpose: 'INCOME_DEDUCTION',
    ending: '5432',
  })

  expect(html).toContain(text.cashReceipt.approval)
  expect(html).toContain('<form')
})

test('[PAY-03] what a customer owes is seen, or written off with a reason', async () => {
  const { html, text, order } = await drawn('CUSTOMER_OWES')

  expect(html).toContain(text.helps.CUSTOMER_OWES)
  expect(html.match(/<button/g)).toHaveLength(2)
  expect(html).toContain(text.resolutions.KNOWN)
  expect(html).toContain(order.debt.writeOff.open)
})

test('[PAY-03] of a refund that was withdrawn the studio says whether it had left', async () => {
  const { html, text } = await drawn('REFUND_WITHDRAWN')

  expect(html.match(/<button/g)).toHaveLength(2)
  expect(html).toContain(text.resolutions.NOT_PAID_BY_HAND)
  expect(html).toContain(text.resolutions.PAID_BY_HAND)
  expect(html).not.toContain(text.resolutions.KNOWN)
})
