import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { toLongPage } from '#contract/page.ts'
import { renderedHtml } from '#tests/web/rendered.tsx'
import { loadAdminMessages } from '#texts/admin-messages.ts'
import { waitingInquiries } from '../inquiries/inquiry-queries.ts'
import { moneyTasks } from '../money-tasks/money-task-queries.ts'
import { waitingCounts } from '../queue/queue-queries.ts'
import { useAdminText } from './admin-text.ts'
import { CountedTitle } from './counted-title.tsx'

const Screen = () => <p>{useAdminText().pageTitle('오늘')}</p>

test.each([
  [{ DEPOSIT: 2, SURVEY: 40 }, 0, 0, '(2) 오늘 · 결 스튜디오'],
  [{}, 3, 0, '(3) 오늘 · 결 스튜디오'],
  [{}, 0, 2, '(2) 오늘 · 결 스튜디오'],
  [{ DEPOSIT: 1_000, SHEET: 200 }, 30, 4, '(1,234) 오늘 · 결 스튜디오'],
  [{ SURVEY: 40 }, 0, 0, '오늘 · 결 스튜디오'],
])(
  '[O-02] the tab title counts waiting tasks: orders %j, %i inquiries, %i money tasks',
  async (orders, inquiries, tasks, title) => {
    const text = await loadAdminMessages('ko')
    const known = new QueryClient()
    known.setQueryData(waitingCounts.queryKey, orders)
    known.setQueryData(waitingInquiries.queryKey, {
      ...toLongPage([], inquiries, { page: 1, size: 1 }),
      waiting: inquiries,
    })
    known.setQueryData(moneyTasks.queryKey, {
      questions: Array.from({ length: tasks }, () => ({}) as never),
      alarms: [],
    })

    const html = await renderedHtml(() => (
      <QueryClientProvider client={known}>
        <CountedTitle text={text}>
          <Screen />
        </CountedTitle>
      </QueryClientProvider>
    ))

    expect(html).toContain(`<p>${title}</p>`)
  },
)
