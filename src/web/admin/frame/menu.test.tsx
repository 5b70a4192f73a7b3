import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { toLongPage } from '#contract/page.ts'
import { renderedHtml } from '#tests/web/rendered.tsx'
import { loadAdminMessages } from '#texts/admin-messages.ts'
import { waitingInquiries } from '../inquiries/inquiry-queries.ts'
import { moneyTasks } from '../money-tasks/money-task-queries.ts'
import { waitingCounts } from '../queue/queue-queries.ts'
import { AdminTextContext } from './admin-text.ts'
import { WaitingCount } from './menu.tsx'

test('[ADM-02] the menu counts the studio’s orders, inquiries and money tasks as waiting today', async () => {
  const text = await loadAdminMessages('ko')
  const known = new QueryClient()
  known.setQueryData(waitingCounts.queryKey, { DEPOSIT: 2, SHEET: 1, SURVEY: 40 })
  known.setQueryData(waitingInquiries.queryKey, {
    ...toLongPage([], 3, { page: 1, size: 1 }),
    waiting: 3,
  })
  known.setQueryData(moneyTasks.queryKey, { questions: [{} as never], alarms: [{} as never] })
  const html = await renderedHtml(() => (
    <QueryClientProvider client={known}>
      <AdminTextContext value={text}>
        <WaitingCount />
      </AdminTextContext>
    </QueryClientProvider>
  ))

  expect(html).toContain('>8<span class="sr-only">')
})
