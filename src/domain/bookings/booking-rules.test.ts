import { expect, test } from 'vitest'
import { changeableUntil, freePlace, placesLeft, reminderDueAt } from './booking-rules.ts'

const startsAt = new Date('2026-11-05T01:00:00.000Z')
const dayBefore = new Date('2026-11-04T01:00:00.000Z')

test('a booking can be cancelled until, and is reminded of, 24 hours before', () => {
  expect(changeableUntil(startsAt)).toEqual(dayBefore)
  expect(reminderDueAt(startsAt, new Date(+dayBefore - 1))).toEqual(dayBefore)
  expect(reminderDueAt(startsAt, dayBefore)).toBeNull()
})

// biome-ignore format: a table reads by columns
test.each<[places: number, taken: number[], left: number, place: number | null]>([
  [1, [],        1, 1],
  [1, [1],       0, null],
  [3, [1, 3],    1, 2],
  [2, [1, 1, 1], 1, 2],    // two short ones beside a long one, one after the other
  [1, [2],       0, null], // booked when there were more places
  [2, [3],       1, 1],
])('of %i places with %j taken, %i are left', (places, taken, left, place) => {
  expect(placesLeft(places, taken)).toBe(left)
  expect(freePlace(places, taken)).toBe(place)
})
