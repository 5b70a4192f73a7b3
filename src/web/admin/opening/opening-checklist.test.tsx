import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { toLongPage } from '#contract/page.ts'
import { renderedHtml } from '#tests/web/rendered.tsx'
import { loadAdminMessages } from '#texts/admin-messages.ts'
import { storageKeys } from '#web/api/local-storage.ts'
import { AdminTextContext } from '../frame/admin-text.ts'
import { waitingInquiries } from '../inquiries/inquiry-queries.ts'
import { moneyTasks } from '../money-tasks/money-task-queries.ts'
import { waitingCounts } from '../queue/queue-queries.ts'
import { OpeningChecklist } from './opening-checklist.tsx'
import { opening } from './opening-queries.ts'

test.each<[string, { waits?: number; isSeen: boolean }, boolean]>([
  ['is expanded on first sight if no work is waiting', { waits: 0, isSeen: false }, true],
  ['is collapsed while an order is waiting', { waits: 1, isSeen: false }, false],
  ['is collapsed after it was seen once', { waits: 0, isSeen: true }, false],
  ['is collapsed while the waiting work is unknown', { isSeen: false }, false],
])('[O-06] the opening checklist %s', async (_title, { waits, isSeen }, isOpen) => {
  const stored = isSeen ? { [storageKeys.seenOpening]: 'true' } : {}
  vi.stubGlobal('localStorage', { getItem: (key: string) => stored[key as never] ?? null })
  const text = await loadAdminMessages('ko')
  const known = new QueryClient()
  known.setQueryData(opening.queryKey, {
    items: [{ name: 'mail', is_done: false, missing: [] }],
    confirmations: [],
    mail_from: null,
    sms_from: null,
  } as never)
  if (waits !== undefined) known.setQueryData(waitingCounts.queryKey, { DEPOSIT: waits })
  known.setQueryData(waitingInquiries.queryKey, {
    ...toLongPage([], 0, { page: 1, size: 1 }),
    waiting: 0,
  })
  known.setQueryData(moneyTasks.queryKey, { questions: [], alarms: [] })

  const html = await renderedHtml(() => (
    <QueryClientProvider client={known}>
      <AdminTextContext value={text}>
        <OpeningChecklist screenQuery={{ isSuccess: true }} />
      </AdminTextContext>
    </QueryClientProvider>
  ))

  const [details = ''] = /<details[^>]*>/.exec(html) ?? []
  expect(details).toContain(text.opening.title)
  expect(/ open=""/.test(details)).toBe(isOpen)
  expect(html).toContain(text.opening.left('1'))
})
