import { expect, test } from 'vitest'
import { ownTime } from './own-zone.ts'

test('shows no second time where the clock matches Seoul’s', () => {
  expect(ownTime('2026-11-05T01:00:00.000Z', 'ko', 'Asia/Seoul')).toBeNull()
  expect(ownTime('2026-11-05T01:00:00.000Z', 'ko', 'Asia/Tokyo')).toBeNull()
})

test('distinguishes the repeated hour at the end of daylight saving time by its zone’s name', () => {
  const first = ownTime('2026-11-01T05:30:00.000Z', 'en', 'America/New_York')
  const second = ownTime('2026-11-01T06:30:00.000Z', 'en', 'America/New_York')

  expect(first?.long).toBe(second?.long)
  expect([first?.zone, second?.zone]).toEqual(['Eastern Daylight Time', 'Eastern Standard Time'])
})
