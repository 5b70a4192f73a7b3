import { expect, test, vi } from 'vitest'
import { orderIn } from '#tests/web/order-in.ts'
import { renderedHtml } from '#tests/web/rendered.tsx'
import { OrderRows } from './order-rows.tsx'
import { OrderTimeline } from './order-timeline.tsx'

const order = {
  ...orderIn('CONSULTING_SCHEDULED'),
  has_survey_submitted: true,
  report_status: 0 as const,
  due_at: '2026-11-26T09:00:00.000Z',
}

test.each([
  ['the list of orders', () => <OrderRows orders={[order]} />],
  ['the timeline of an order', () => <OrderTimeline order={order} />],
])('[C-01] %s names the due day until it has passed', async (_, part) => {
  vi.useFakeTimers({ now: new Date('2026-11-26T08:00:00Z'), toFake: ['Date'] })
  expect(await renderedHtml(part)).toContain('11월 26일')

  vi.setSystemTime(new Date('2026-11-26T10:00:00Z'))
  expect(await renderedHtml(part)).not.toContain('11월 26일')
})

test('[C-01] the list of orders says that a sheet is late', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-26T10:00:00Z'), toFake: ['Date'] })
  expect(await renderedHtml(() => <OrderRows orders={[order]} />)).toContain(
    '결과지가 늦어지고 있어요',
  )
})
