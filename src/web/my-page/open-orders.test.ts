import { expect, test } from 'vitest'
import type { OrderListItem } from '#web/own-orders/my-orders-queries.ts'
import { openOrders } from './open-orders.ts'

const order = (order_number: string, fields: Partial<OrderListItem>) =>
  ({
    order_number,
    report_status: null,
    due_at: null,
    has_survey_submitted: false,
    ...fields,
  }) as OrderListItem

const unpaid = order('unpaid', { status: 'PAYMENT_PENDING' })
const unanswered = order('unanswered', { status: 'PAYMENT_COMPLETED' })
const written = (number: string, due_at: string) =>
  order(number, { status: 'CONSULTING_SCHEDULED', report_status: 0, due_at })
const later = written('later', '2026-12-02T09:00:00.000Z')
const sooner = written('sooner', '2026-11-27T09:00:00.000Z')
const done = order('done', { status: 'RESULT_SENT', report_status: 1, due_at: later.due_at })

const numbers = (orders: readonly OrderListItem[], justPlaced: string | null = null) =>
  openOrders(orders, justPlaced).map(({ number }) => number)

test('[C-01] lists the next sheet first, then orders that wait for the member', () => {
  expect(numbers([unpaid, later, done, unanswered, sooner])).toEqual([
    'sooner',
    'later',
    'unpaid',
    'unanswered',
  ])
})

test('[ORD-10] lists the order just placed first, once', () => {
  expect(numbers([unpaid, sooner], 'unpaid')).toEqual(['unpaid', 'sooner'])
  expect(openOrders([unpaid, sooner], 'unpaid')[0]).toMatchObject({ isPaid: false, report: null })
})

test('omits finished orders', () => {
  expect(numbers([done, order('cancelled', { status: 'CANCELLED' })])).toEqual([])
})

test('[C-12] an order that waits for a photo of the member is a step, not a promised day', () => {
  const paused = { ...sooner, is_due_paused: true }

  expect(numbers([paused, later])).toEqual(['later', 'sooner'])
  expect(openOrders([paused], null)).toMatchObject([{ isPaid: true, report: null }])
})
