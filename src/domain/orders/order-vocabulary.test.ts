import { expect, test } from 'vitest'
import { orderStatuses } from './order-status.ts'
import {
  guestStatus,
  guestStatuses,
  memberStatus,
  memberStatuses,
  statusesForFilter,
  type Vocabulary,
} from './order-vocabulary.ts'

test('[ORD-17] members see five statuses and guests seven, and each is used', () => {
  expect(new Set(orderStatuses.map(memberStatus))).toEqual(new Set(memberStatuses))
  expect(new Set(orderStatuses.map(guestStatus))).toEqual(new Set(guestStatuses))
  expect(memberStatuses).toHaveLength(5)
  expect(guestStatuses).toHaveLength(7)
})

test('[ORD-17] RESULT_SENT is CONSULTING_SCHEDULED for a member and SHIPPED for a guest', () => {
  expect(memberStatus('RESULT_SENT')).toBe('CONSULTING_SCHEDULED')
  expect(guestStatus('RESULT_SENT')).toBe('SHIPPED')
})

// biome-ignore format: a table reads by columns
test.each<[string, Vocabulary, string[]]>([
  ['CANCELLED',            'member',    ['CANCELLED', 'REFUNDED']],
  ['CANCELLED',            'canonical', ['CANCELLED']],
  ['CANCELED',             'guest',     ['CANCELLED']],
  ['REFUNDED',             'member',    ['REFUNDED']],
  ['CONSULTING_SCHEDULED', 'member',    ['CONSULTING_SCHEDULED', 'RESULT_SENT']],
  ['CONSULTING_SCHEDULED', 'canonical', ['CONSULTING_SCHEDULED']],
  ['ORDER_PROCESSING',     'canonical', ['CONSULTING_SCHEDULED']],
  ['SHIPPED',              'member',    ['RESULT_SENT']],
  ['DELIVERED',            'guest',     ['CONSULTING_COMPLETED']],
  ['LOST',                 'member',    []],
])('[ORD-17] the filter %s of a %s list finds %s', (word, speaker, statuses) => {
  expect(statusesForFilter(word, speaker)).toEqual(statuses)
})

test('every reader can filter by the statuses of every vocabulary', () => {
  const words = new Set([...orderStatuses, ...memberStatuses, ...guestStatuses])
  expect(words).toHaveProperty('size', 11)
  for (const word of words) {
    for (const speaker of ['canonical', 'member', 'guest'] as const) {
      expect(statusesForFilter(word, speaker).length, `${word} ${speaker}`).toBeGreaterThan(0)
    }
  }
})
