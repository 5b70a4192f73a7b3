import { expect, test } from 'vitest'
import { formatFor } from '#texts/format.ts'
import { admin } from '#texts/ko/admin.ts'
import { describeDeadline } from './deadline.ts'

const now = new Date('2026-11-21T00:00:00Z') // 09:00 in Seoul

test.each([
  ['a deadline that has just passed', '2026-11-20T23:59:59Z', '기한 지남', true],
  ['the number of days late', '2026-11-20T09:00:00Z', '1일 늦음', true],
  ['days late, counted in Seoul', '2026-11-14T14:59:00Z', '7일 늦음', true],
  ['minutes left in the last hour', '2026-11-21T00:29:10Z', '30분 남음', true],
  ['hours left within six hours', '2026-11-21T02:30:00Z', '2시간 남음', true],
  ['a time later today', '2026-11-21T09:00:00Z', '오늘 18:00까지', false],
  ['tomorrow in Seoul', '2026-11-21T15:00:00Z', '내일 00:00까지', false],
  ['a later day', '2026-11-23T01:00:00Z', '11월 23일까지', false],
])('describes %s', (_what, due, label, isPressing) => {
  expect(describeDeadline(due, now, admin.queue.due, formatFor('ko'))).toEqual({
    label,
    isPressing,
  })
})
