import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import type { ConsultingType } from '#contract/catalog.ts'
import { renderedHtml } from '#tests/web/rendered.tsx'
import { loadAdminMessages } from '#texts/admin-messages.ts'
import { allProducts } from '../catalog/all-products.ts'
import { AdminTextContext } from '../frame/admin-text.ts'
import type { QueueView } from './queue-address.ts'
import { QueueFilters } from './queue-filters.tsx'
import { waitingCounts } from './queue-queries.ts'

const text = await loadAdminMessages('ko')

/** What narrows the orders of a studio with one product of each of these kinds. */
function filtersOf(view: QueueView, kinds: readonly ConsultingType[]) {
  const known = new QueryClient()
  known.setQueryData(waitingCounts.queryKey, { DEPOSIT: 3, SURVEY: 40, SHEET: 5 })
  const items = kinds.map((consulting_type) => ({ consulting_type }))
  known.setQueryData(allProducts.queryKey, { items } as never)
  return renderedHtml(() => (
    <QueryClientProvider client={known}>
      <AdminTextContext value={text}>
        <QueueFilters view={view} />
      </AdminTextContext>
    </QueryClientProvider>
  ))
}

/** The labels on each way to narrow the orders by what they wait for. */
async function chipsOf(view: QueueView) {
  const html = await filtersOf(view, ['HAIR_CONSULTING'])
  const [, chips] = /<nav[^>]*>(.*?)<\/nav>/.exec(html) ?? []
  return (chips ?? '').split('</li>').map((chip) => chip.replace(/<[^>]*>/g, ''))
}

test('[ADM-02] “All” of the day’s work counts it; above all orders, most of which wait for nobody, it does not', async () => {
  expect((await chipsOf('today'))[0]).toBe(`${text.lists.all}8`)

  const [all, ...others] = await chipsOf('orders')
  expect(all).toBe(text.lists.all)
  expect(others.join()).toMatch(/40/)
})

test('[ADM-02] orders are narrowed by kind where the studio has products of several', async () => {
  const one = await filtersOf('orders', ['HAIR_CONSULTING', 'HAIR_CONSULTING'])
  const two = await filtersOf('orders', ['HAIR_CONSULTING', 'SKIN_CONSULTING'])

  expect(one).not.toContain(text.queue.anyKind)
  expect(two).toContain(text.queue.anyKind)
  expect(two).toContain('value="SKIN_CONSULTING"')
})
