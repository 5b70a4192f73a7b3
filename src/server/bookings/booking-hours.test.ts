import { expect, test } from 'vitest'
import { getBookingHours, setBookingHours } from '#contract/admin-bookings.ts'
import { listSlots } from '#contract/bookings.ts'
import type { InputOf } from '#contract/endpoint.ts'
import { replyOf, startApp } from '#tests/support/app.ts'
import { givenAdmin } from '#tests/support/given.ts'

test('replaces hours and exceptions as a whole, with immediate effect', async () => {
  const app = await startApp()
  const admin = await givenAdmin(app)
  const body: InputOf<typeof setBookingHours>['body'] = {
    weekly: [{ weekday: 6, opens_at: '09:00', closes_at: '11:00' }],
    exceptions: [
      { kind: 'CLOSED', day: '2026-11-14' },
      { kind: 'EXTRA', day: '2026-11-08', opens_at: '22:00', closes_at: '24:00' },
    ],
    slot_minutes: 60,
    places: 2,
  }
  expect(replyOf(await app.call(getBookingHours, {}, { as: admin })).weekly).toHaveLength(10)

  const set = replyOf(await app.call(setBookingHours, { body }, { as: admin }))

  expect(set).toEqual({ ...body, revision: 1 })
  expect(replyOf(await app.call(getBookingHours, {}, { as: admin }))).toEqual(set)
  const query = { from: '2026-11-02', to: '2026-11-21' }
  const { items } = replyOf(await app.call(listSlots, { query }))
  expect(items.map(({ starts_at }) => starts_at)).toEqual([
    '2026-11-07T00:00:00.000Z',
    '2026-11-07T01:00:00.000Z',
    '2026-11-08T13:00:00.000Z',
    '2026-11-08T14:00:00.000Z',
    '2026-11-21T00:00:00.000Z',
    '2026-11-21T01:00:00.000Z',
  ])
  expect(items.every(({ places_left }) => places_left === 2)).toBe(true)
})

const problemOf = (field: string) => expect.objectContaining({ loc: ['body', 'weekly', 0, field] })

test.each([
  ['closes before it opens', { weekday: 1, opens_at: '12:00', closes_at: '10:00' }, 'closes_at'],
  ['an eighth day', { weekday: 8, opens_at: '10:00', closes_at: '12:00' }, 'weekday'],
  ['a 25th hour', { weekday: 1, opens_at: '10:00', closes_at: '25:00' }, 'closes_at'],
])('refuses hours: %s', async (_case, time, field) => {
  const app = await startApp()
  const as = await givenAdmin(app)
  const body = { weekly: [time], slot_minutes: 30, places: 1 }

  expect(await app.call(setBookingHours, { body }, { as })).toMatchObject({
    status: 422,
    refusal: { detail: expect.arrayContaining([problemOf(field)]) },
  })
})
