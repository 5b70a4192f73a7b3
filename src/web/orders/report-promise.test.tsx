import { expect, test, vi } from 'vitest'
import type { Order } from '#contract/orders.ts'
import { orderIn } from '#tests/web/order-in.ts'
import { renderedHtml } from '#tests/web/rendered.tsx'
import { OrderHead } from './order-head.tsx'
import { OrderProgress } from './order-progress.tsx'
import { OrderTimeline } from './order-timeline.tsx'

const proof = { orderNumber: 'GY1' }

const inWork = (change: Partial<Order> = {}): Order => ({
  ...orderIn('CONSULTING_SCHEDULED'),
  has_survey_submitted: true,
  report_status: 0,
  due_at: '2026-11-05T09:00:00.000Z',
  history: [
    {
      status: 'CONSULTING_SCHEDULED',
      status_label: '',
      at: '2026-11-02T01:00:00.000Z',
      by: 'system',
      note: null,
      due_at: null,
    },
  ],
  ...change,
})

test('[C-01] shows the due day, and that the survey is being read only once it is', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-03T01:00:00Z'), toFake: ['Date'] })
  const htmlOf = async (order: Order) => {
    const html = await renderedHtml(() => (
      <>
        <OrderHead order={order} proof={proof} />
        <OrderTimeline order={order} />
        <OrderProgress order={order} proof={proof} />
      </>
    ))
    return html.replace(/<[^>]*>/g, '')
  }
  const waiting = await htmlOf(inWork())
  const begun = await htmlOf(inWork({ is_work_begun: true }))
  const late = await htmlOf(inWork({ due_at: '2026-11-02T09:00:00.000Z' }))

  expect(waiting).toContain('11월 5일 목요일까지')
  expect(waiting).toContain('결과지11월 5일까지')
  expect(waiting).toContain('설문지가 도착했어요')
  expect(waiting).not.toContain('상담사가 읽고 있어요')
  expect(begun.match(/상담사가 읽고 있어요/g)).toHaveLength(3)
  expect(late).toContain('약속한 날이 지났어요 (11월 2일 월요일).')
})

test('[C-01] shows the reason of a moved promise instead of the rule, also in the history', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-03T01:00:00Z'), toFake: ['Date'] })
  const due_at = '2026-11-09T09:00:00.000Z'
  const moved: Order['history'][number] = {
    ...inWork().history[0]!,
    at: '2026-11-03T00:00:00.000Z',
    by: 'admin',
    note: '상담사가 아파요.',
    due_at,
  }
  const order = inWork({ due_at, history: [...inWork().history, moved] })
  const html = await renderedHtml(() => (
    <>
      <OrderHead order={order} proof={proof} />
      <OrderTimeline order={order} />
    </>
  ))
  const text = html.replace(/<[^>]*>/g, '')

  expect(text).toContain('11월 9일 월요일까지')
  expect(text).toContain('예정일을 옮겼어요: 상담사가 아파요.')
  expect(text).not.toContain('3영업일이에요')
  expect(text).toContain('결과지 예정일을 옮겼어요: 11월 9일 월요일까지')
  expect(text).toContain('스튜디오 · 상담사가 아파요.')
})

test('[C-12] shows no day, late or not, while the promise is paused for a photo', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-10T01:00:00Z'), toFake: ['Date'] })
  const order = inWork({ is_due_paused: true })
  const html = await renderedHtml(() => (
    <>
      <OrderHead order={order} proof={proof} />
      <OrderTimeline order={order} />
      <OrderProgress order={order} proof={proof} />
    </>
  ))
  const text = html.replace(/<[^>]*>/g, '')

  expect(text.match(/사진을 기다리는 동안 결과지 예정일이 멈춰 있어요/g)).toHaveLength(3)
  expect(text).not.toMatch(/11월 5일|약속한 날이 지났어요/)
})
