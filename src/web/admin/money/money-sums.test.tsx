import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import type { SettlementRow } from '#contract/admin-money.ts'
import { renderedHtml } from '#tests/web/rendered.tsx'
import { loadAdminMessages } from '#texts/admin-messages.ts'
import { AdminTextContext } from '../frame/admin-text.ts'
import { monthlySettlements } from './money-queries.ts'
import { MoneySums } from './money-sums.tsx'

const text = await loadAdminMessages('ko')
const { sums } = text.money

function drawn(...months: readonly (readonly [month: string, net: number])[]) {
  const queries = new QueryClient()
  const items = months.map(([month, net]) => ({ month, net }) as SettlementRow)
  queries.setQueryData(monthlySettlements.queryKey, { items })
  return renderedHtml(() => (
    <QueryClientProvider client={queries}>
      <AdminTextContext value={text}>
        <MoneySums />
      </AdminTextContext>
    </QueryClientProvider>
  ))
}

test('compares a month with the month right before', async () => {
  const html = await drawn(['2026-11', 900], ['2026-10', 1_000])

  expect(html).toContain(sums.less('2026년 10월', '100원'))
})

test('compares a month with 0 if the month right before had no money', async () => {
  const html = await drawn(['2027-01', 900], ['2026-09', 1_000])

  expect(html).toContain(sums.more('2026년 12월', '900원'))
})

test('shows no comparison for the first month', async () => {
  const html = await drawn(['2026-11', 900])

  expect(html).toContain(sums.net('2026년 11월'))
  expect(html).not.toContain('2026년 10월')
})
