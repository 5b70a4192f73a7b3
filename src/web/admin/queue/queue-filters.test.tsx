import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { renderedHtml } from '#tests/web/rendered.tsx'
import { loadAdminMessages } from '#texts/admin-messages.ts'
import { AdminTextContext } from '../frame/admin-text.ts'
import type { QueueView } from './queue-address.ts'
import { QueueFilters } from './queue-filters.tsx'
import { waitingCounts } from './queue-queries.ts'

const text = await loadAdminMessages('ko')

/** The words on each way to narrow the orders. */
async function chipsOf(view: QueueView) {
  const known = new QueryClient()
  known.setQueryData(waitingCounts.queryKey, { DEPOSIT: 3, SURVEY: 40, SHEET: 5 })
  const html = await renderedHtml(() => (
    <QueryClientProvider client={known}>
      <AdminTextContext value={text}>
        <QueueFilters view={view} />
      </AdminTextContext>
    </QueryClientProvider>
  ))
  const [, chips] = /<nav[^>]*>(.*?)<\/nav>/.exec(html) ?? []
  return (chips ?? '').split('</li>').map((chip) => chip.replace(/<[^>]*>/g, ''))
}

test('[ADM-02] “All” of the day’s work counts it; above all orders, most of which wait for nobody, it does not', async () => {
  expect((await chipsOf('today'))[0]).toBe(`${text.lists.all}8`)

  const [all, ...others] = await chipsOf('orders')
  expect(all).toBe(text.lists.all)
  expect(others.join()).toMatch(/40/)
})
