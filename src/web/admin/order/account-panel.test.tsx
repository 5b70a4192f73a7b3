import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import type { AdminRefund, ReceiptReply } from '#contract/admin-money.ts'
import type { AdminOrder } from '#contract/admin-orders.ts'
import { won } from '#domain/money/won.ts'
import { renderedHtml } from '#tests/web/rendered.tsx'
import { loadAdminMessages } from '#texts/admin-messages.ts'
import { AdminTextContext } from '../frame/admin-text.ts'
import { accountFacts, accountSums } from './account-facts.ts'
import { AccountPanel } from './account-panel.tsx'

const text = await loadAdminMessages('ko')

const receipt = (change: Partial<ReceiptReply> = {}): ReceiptReply => ({
  id: 'r1',
  source: 'BANK',
  method: 'bank_transfer',
  amount: won(100_000),
  sender: '최은지',
  received_at: '2026-11-19T03:00:00.000Z',
  reversed_at: null,
  ...change,
})

const refund = (change: Partial<AdminRefund> = {}): AdminRefund => ({
  id: 'f1',
  receipt_id: 'r1',
  paid_by: 'BANK',
  method: 'bank_transfer',
  amount: won(90_000),
  status: 'AGREED',
  agreed_at: '2026-11-20T03:00:00.000Z',
  sent_at: null,
  account: { bank: '신한', account_number: '110123456789', holder: '최은지' },
  lacks_account: false,
  due_by: '2026-11-24T03:00:00.000Z',
  days_late: 0,
  interest: won(0),
  failure: null,
  ...change,
})

type Account = AdminOrder['account']

const account = (change: Partial<Account> = {}): Account => ({
  charged: won(100_000),
  here: 100_000,
  credit: won(0),
  charges: [{ kind: 'PRICE', amount: 100_000, reason: null, at: '2026-11-18T03:00:00.000Z' }],
  receipts: [receipt()],
  refunds: [],
  can_write_off: false,
  ...change,
})

function drawn(change: Partial<Account>, due = 0) {
  const order = {
    order_number: 'GYABCDEFGHJK',
    waiting_for: 'NOTHING',
    amount_due: won(due),
    account: account(change),
  } as AdminOrder
  return renderedHtml(() => (
    <QueryClientProvider client={new QueryClient()}>
      <AdminTextContext value={text}>
        <AccountPanel order={order} />
      </AdminTextContext>
    </QueryClientProvider>
  ))
}

test('lists charges, receipts and refunds oldest first', () => {
  const late = receipt({ id: 'r2', received_at: '2026-11-21T03:00:00.000Z' })
  const facts = accountFacts(account({ receipts: [late, receipt()], refunds: [refund()] }))

  expect(facts.map(({ kind }) => kind)).toEqual(['CHARGE', 'RECEIPT', 'REFUND', 'RECEIPT'])
})

test('excludes reversed receipts and unsent refunds from the sums', () => {
  const sums = accountSums(
    account({
      receipts: [receipt(), receipt({ id: 'r2', reversed_at: '2026-11-20T03:00:00.000Z' })],
      refunds: [refund(), refund({ id: 'f2', status: 'SENT', amount: won(10_000) })],
    }),
  )

  expect(sums).toEqual({ received: 100_000, sent: 10_000 })
})

test('labels card payments as payments, and offers a reversal only for deposits not yet reversed', async () => {
  const card = await drawn({ receipts: [receipt({ source: 'PROVIDER', method: 'card' })] })
  expect(card).toContain(text.account.payment('카드'))
  expect(card).not.toContain(text.money.reverse.open)

  expect(await drawn({})).toContain(text.money.reverse.open)
  const reversed = await drawn({
    receipts: [receipt({ reversed_at: '2026-11-20T03:00:00.000Z' })],
  })
  expect(reversed).not.toContain(text.money.reverse.open)
})

test('[O-05] shows the deadline of a refund until it is sent', async () => {
  const agreed = await drawn({ credit: won(90_000), refunds: [refund()] })
  expect(agreed).toContain(text.account.refund.states.AGREED)
  expect(agreed).toContain('2026년 11월 24일')

  const sent = await drawn({
    refunds: [refund({ status: 'SENT', sent_at: '2026-11-22T03:00:00.000Z' })],
  })
  expect(sent).not.toContain(text.account.refund.states.AGREED)
  expect(sent).toContain('2026년 11월 22일')
})

test('[PAY-03] asks whether a withdrawn refund had been sent', async () => {
  const html = await drawn({ refunds: [refund({ status: 'UNCONFIRMED' })] }, 100_000)

  expect(html).toContain(text.moneyTasks.answers.UNCONFIRMED.NOT_SENT.label)
  expect(html).toContain(text.moneyTasks.answers.UNCONFIRMED.SENT.label)
})

test('[PAY-03] offers to write off an amount due only if the server allows it', async () => {
  expect(await drawn({}, 100_000)).not.toContain(text.account.writeOff.open)
  expect(await drawn({ can_write_off: true }, 100_000)).toContain(text.account.writeOff.open)
})
