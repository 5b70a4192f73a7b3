import { expect, test } from 'vitest'
import { defaultBookingHours } from '#domain/bookings/booking-hours.ts'
import type { WorkingHours } from './due-time.ts'
import { dueAfterPause } from './pause.ts'

/** Work ends at 18:00; November 28 and 29, 2026 are a weekend. */
const hours: WorkingHours = defaultBookingHours
const seoul = (time: string) => new Date(`2026-${time}:00+09:00`)
const moved = (due: string, from: string, to: string) =>
  dueAfterPause(seoul(due), { from: seoul(from), to: seoul(to) }, hours)

test.each([
  ['within a day', '11-26T18:00', '11-24T10:00', '11-24T17:59', '11-26T18:00'],
  ['over one end of work', '11-26T18:00', '11-24T10:00', '11-24T18:00', '11-27T18:00'],
  ['over a night', '11-26T18:00', '11-24T19:00', '11-25T08:00', '11-26T18:00'],
  ['until late in the evening', '11-25T18:00', '11-25T10:00', '11-26T22:00', '11-27T18:00'],
  ['over a weekend', '11-30T18:00', '11-27T15:00', '11-30T09:00', '12-01T18:00'],
  ['within a weekend', '11-30T18:00', '11-28T10:00', '11-29T20:00', '11-30T18:00'],
])(
  'a pause %s moves the due day by the working days that ended in it',
  (_, due, from, to, result) => {
    expect(moved(due, from, to)).toEqual(seoul(result))
  },
)

test('a sheet that was not late when the pause began is not late when it ends', () => {
  for (let hour = 0; hour < 24 * 14; hour += 1) {
    const from = seoul('11-25T17:00')
    const to = new Date(from.getTime() + hour * 60 * 60_000)
    expect(dueAfterPause(seoul('11-25T18:00'), { from, to }, hours).getTime()).toBeGreaterThan(
      to.getTime(),
    )
  }
})

test('a closed day of the studio does not count', () => {
  const closed: WorkingHours = { ...hours, exceptions: [{ kind: 'CLOSED', day: '2026-11-25' }] }
  const pause = { from: seoul('11-24T19:00'), to: seoul('11-25T23:00') }
  expect(dueAfterPause(seoul('11-26T18:00'), pause, closed)).toEqual(seoul('11-26T18:00'))
})
