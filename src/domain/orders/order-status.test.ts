import { expect, test } from 'vitest'
import {
  type Actor,
  cancellationMove,
  canMoveTo,
  canSendSurvey,
  moveOrder,
  movesFrom,
  type OrderStatus,
  orderStatuses,
} from './order-status.ts'

// biome-ignore format: a table reads by columns
const next: Record<OrderStatus, OrderStatus[]> = {
  PAYMENT_PENDING:      ['PAYMENT_COMPLETED', 'CANCELLED'],
  PAYMENT_COMPLETED:    ['CONSULTING_SCHEDULED', 'REFUNDED'],
  CONSULTING_SCHEDULED: ['RESULT_SENT', 'REFUNDED'],
  RESULT_SENT:          ['CONSULTING_COMPLETED'],
  CONSULTING_COMPLETED: [],
  CANCELLED:            [],
  REFUNDED:             [],
}

test.each(orderStatuses)(
  '[ORD-17] an administrator can make the moves of the lifecycle from %s',
  (from) => {
    const reachable = orderStatuses.filter((to) => canMoveTo(from, to, 'admin'))

    expect(reachable.toSorted()).toEqual(next[from].toSorted())
  },
)

// biome-ignore format: a table reads by columns
test.each<[Actor, OrderStatus, string[]]>([
  ['buyer',  'PAYMENT_PENDING',      ['cancel']],
  ['buyer',  'PAYMENT_COMPLETED',    ['refund']],
  ['buyer',  'CONSULTING_SCHEDULED', ['refund']],
  ['buyer',  'RESULT_SENT',          ['complete']],
  ['buyer',  'CONSULTING_COMPLETED', []],
  ['system', 'PAYMENT_PENDING',      ['pay', 'cancel']],
  ['system', 'PAYMENT_COMPLETED',    ['schedule', 'refund']],
  ['system', 'CONSULTING_SCHEDULED', ['refund']],
  ['system', 'RESULT_SENT',          ['complete']],
])('[ORD-17] the %s of %s may: %s', (actor, status, moves) => {
  expect(movesFrom(status, actor)).toEqual(moves)
})

test('a move returns the next status, or null', () => {
  expect(moveOrder('PAYMENT_PENDING', 'pay', 'system')).toBe('PAYMENT_COMPLETED')
  expect(moveOrder('PAYMENT_PENDING', 'pay', 'buyer')).toBeNull()
  expect(moveOrder('CANCELLED', 'pay', 'system')).toBeNull()
})

test('[ORD-18] an unpaid order is cancelled, a paid one refunded, a delivered one neither', () => {
  expect(cancellationMove('PAYMENT_PENDING', 'buyer')).toBe('cancel')
  expect(cancellationMove('CONSULTING_SCHEDULED', 'buyer')).toBe('refund')
  expect(cancellationMove('RESULT_SENT', 'buyer')).toBeNull()
})

test('[GST-03] a survey can be sent until it was submitted', () => {
  expect(orderStatuses.filter(canSendSurvey)).toEqual(['PAYMENT_PENDING', 'PAYMENT_COMPLETED'])
})
