import { expect, test } from 'vitest'
import { refundDueBy } from './refund-deadline.ts'

// biome-ignore format: a table reads by columns
test.each<[when: string, approved: string, due: string]>([
  ['on a Monday, Thursday',               '2026-11-16T03:00:00.000Z', '2026-11-19T14:59:59.999Z'],
  ['on a Wednesday, Monday',              '2026-11-18T03:00:00.000Z', '2026-11-23T14:59:59.999Z'],
  ['on a Saturday, Wednesday',            '2026-11-21T03:00:00.000Z', '2026-11-25T14:59:59.999Z'],
  ['on a Sunday, Wednesday',              '2026-11-22T03:00:00.000Z', '2026-11-25T14:59:59.999Z'],
  ['late on a Sunday in UTC, Thursday',   '2026-11-22T15:00:00.000Z', '2026-11-26T14:59:59.999Z'],
  ['before Chuseok, Wednesday after',     '2026-09-23T03:00:00.000Z', '2026-09-30T14:59:59.999Z'],
])('a refund agreed %s', (_when, approved, due) => {
  expect(refundDueBy(new Date(approved))).toEqual(new Date(due))
})
