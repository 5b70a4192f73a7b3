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

/** Renders the filters for a studio with one product of each of these kinds. */
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

/** Returns the labels of the filter chips for the next step. */
async function chipsOf(view: QueueView) {
  const html = await filtersOf(view, ['HAIR_CONSULTING'])
  const [, chips] = /<nav[^>]*>(.*?)<\/nav>/.exec(html) ?? []
  return (chips ?? '').split('</li>').map((chip) => chip.replace(/<[^>]*>/g, ''))
}

test('[ADM-02] “All” shows a count in today’s work and none above all orders, most of which need nothing', async () => {
  expect((await chipsOf('today'))[0]).toBe(`${text.lists.all}8`)

  const [all, ...others] = await chipsOf('orders')
  expect(all).toBe(text.lists.all)
  expect(others.join()).toMatch(/40/)
})

test('[ADM-02] filters orders by kind if the studio has products of several kinds', async () => {
  const one = await filtersOf('orders', ['HAIR_CONSULTING', 'HAIR_CONSULTING'])
  const two = await filtersOf('orders', ['HAIR_CONSULTING', 'SKIN_CONSULTING'])

  expect(one).not.toContain(text.queue.anyKind)
  expect(two).toContain(text.queue.anyKind)
  expect(two).toContain('value="SKIN_CONSULTING"')
})
