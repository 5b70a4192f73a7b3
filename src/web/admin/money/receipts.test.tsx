import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { expect, test } from 'vitest'
import type { ListedReceipt, ReceiptCandidate } from '#contract/receipts.ts'
import { won } from '#domain/money/won.ts'
import { renderedHtml } from '#tests/web/rendered.tsx'
import { loadAdminMessages } from '#texts/admin-messages.ts'
import { AdminTextContext } from '../frame/admin-text.ts'
import { MatchExact } from './match-exact.tsx'
import { OpenReceipt } from './open-receipt.tsx'

const text = await loadAdminMessages('ko')
const labels = text.money.receipts

const candidate = (name: string, ending: string, due = 100_000): ReceiptCandidate => ({
  order_number: `GY${ending}`,
  customer_name: name,
  depositor_name: name,
  phone_ending: ending,
  product_name: '헤어',
  ordered_at: '2026-11-21T03:00:00.000Z',
  amount_due: won(due),
  status: 'PAYMENT_PENDING',
})

const receipt = (change: Partial<ListedReceipt>): ListedReceipt => ({
  id: 'r1',
  source: 'BANK',
  method: 'bank_transfer',
  amount: won(100_000),
  sender: '이수',
  received_at: '2026-11-22T05:03:00.000Z',
  reversed_at: null,
  state: 'OPEN',
  order_number: null,
  match: 'NONE',
  candidates: [],
  ...change,
})

const drawn = (part: ReactElement) =>
  renderedHtml(() => (
    <QueryClientProvider client={new QueryClient()}>
      <AdminTextContext value={text}>{part}</AdminTextContext>
    </QueryClientProvider>
  ))

const drawnOpen = (change: Partial<ListedReceipt>) =>
  drawn(<OpenReceipt receipt={receipt(change)} isOldest />)

test('[O-10] each candidate shows name, last four digits, order, amount due and date', async () => {
  const html = await drawnOpen({
    match: 'SEVERAL',
    candidates: [candidate('이수연', '2817'), candidate('이수민', '0416')],
  })

  for (const shown of ['이수연', '2817', 'GY2817', '이수민', '0416', '11월 21일 주문']) {
    expect(html).toContain(shown)
  }
  expect(html).toContain(labels.due('100,000원'))
})

test('[O-10] preselects no order while several are equally likely', async () => {
  const html = await drawnOpen({
    match: 'SEVERAL',
    candidates: [candidate('이수연', '2817'), candidate('이수민', '0416')],
  })

  expect(html).not.toContain('checked=""')
  expect(html).toContain(labels.choose)
})

test('[O-10] names the customer on the button of a likely match', async () => {
  const html = await drawnOpen({ match: 'PROBABLE', candidates: [candidate('이수연', '2817')] })

  expect(html).toContain(labels.match('이수연'))
})

test('[O-10] says how much is refunded if more than the amount due was received', async () => {
  const html = await drawnOpen({
    amount: won(182_000),
    match: 'PROBABLE',
    candidates: [candidate('이수연', '2817')],
  })

  expect(html).toContain(labels.matchAndReturn('82,000원'))
})

test('[O-10] preselects the only order with a similar name although its amount differs', async () => {
  const html = await drawnOpen({ amount: won(182_000), candidates: [candidate('이수연', '2817')] })

  expect(html).toContain('checked=""')
  expect(html).toContain(labels.matchAndReturn('82,000원'))
})

test('[O-10] does not preselect an order of which only the amount matches', async () => {
  const html = await drawnOpen({ sender: '김태호', candidates: [candidate('이수연', '2817')] })

  expect(html).not.toContain('checked=""')
})

test('[O-10] offers the search first if no order is likely', async () => {
  const html = await drawnOpen({ candidates: [] })

  expect(html).toMatch(new RegExp(`<button[^>]*bg-clay[^>]*>[^/]*${labels.other}`))
  expect(html).not.toContain(labels.choose)
})

test('shows what was due for an order that was cancelled unpaid', async () => {
  const html = await drawnOpen({
    candidates: [{ ...candidate('이수연', '2817'), status: 'CANCELLED' }],
  })

  expect(html).toContain(labels.wasDue('100,000원'))
})

test('offers a bank reversal only for money in the bank account', async () => {
  expect(await drawnOpen({})).toContain(text.money.reverse.open)
  expect(await drawnOpen({ source: 'PROVIDER', method: 'card' })).not.toContain(
    text.money.reverse.open,
  )
})

test('[O-10] fills the button for all exact matches if the oldest receipt is among them', async () => {
  const receipts = [receipt({ match: 'EXACT', candidates: [candidate('이수', '2817')] })]
  const filled = /<button[^>]*bg-clay[^>]*>/g

  expect((await drawn(<MatchExact receipts={receipts} hasOldest />)).match(filled)).toHaveLength(1)
  expect(await drawn(<MatchExact receipts={receipts} hasOldest={false} />)).not.toMatch(filled)
})
