import { expect, test } from 'vitest'
import { isBackupDue, isBackupLate } from './schedule.ts'

const at = (seoul: string) => new Date(`2026-11-${seoul}:00+09:00`)

test.each<[string, string, string | null, string | null, boolean]>([
  ['is due at once if there was never one', '10T12:00', null, null, true],
  ['is not due before the hour', '10T02:59', '09T03:00', null, false],
  ['is due at the hour', '10T03:00', '09T03:01', null, true],
  ['is made late by a server that was off at the hour', '10T15:00', '09T03:01', null, true],
  ['is not due twice a day', '10T15:00', '10T03:01', null, false],
  ['is not tried again within an hour of a failure', '10T03:30', '09T03:00', '10T03:01', false],
  ['is tried again an hour after a failure', '10T04:01', '09T03:00', '10T03:01', true],
])('the backup %s', (_title, now, began, failed, isDue) => {
  const times = { lastBegan: began ? at(began) : null, lastFailed: failed ? at(failed) : null }
  expect(isBackupDue(at(now), { ...times, hour: 3 })).toBe(isDue)
})

test('a backup is late after a day and a half', () => {
  expect(isBackupLate(at('10T15:00'), at('09T03:00'))).toBe(false)
  expect(isBackupLate(at('10T15:01'), at('09T03:00'))).toBe(true)
  expect(isBackupLate(at('10T15:00'), null)).toBe(true)
})
