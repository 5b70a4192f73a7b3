import { expect, test } from 'vitest'
import {
  changeBooking,
  getBooking,
  getBookingHours,
  setBookingHours,
} from '#contract/admin-bookings.ts'
import type { InputOf } from '#contract/endpoint.ts'
import { replyOf, startApp } from '#tests/support/app.ts'
import { givenAdmin } from '#tests/support/given.ts'
import { givenBooking, mailsTo, THURSDAY_10_30 } from '#tests/support/given-bookings.ts'

async function startWithBooking() {
  const app = await startApp()
  const { booking, order } = await givenBooking(app)
  const as = await givenAdmin(app)
  const params = { id: booking.id }
  const change = (body: InputOf<typeof changeBooking>['body']) =>
    app.call(changeBooking, { params, body }, { as })
  const read = async () => replyOf(await app.call(getBooking, { params }, { as }))
  return { app, booking, as, change, read, email: order.proof.email }
}

test('[ADM-02] refuses a change based on an outdated booking, and returns the current one', async () => {
  const { change, read, email, app } = await startWithBooking()
  const { revision: base_revision } = await read()
  replyOf(await change({ base_revision, meeting_url: 'https://meet.example.com/mine' }))

  const second = await change({ base_revision, starts_at: THURSDAY_10_30 })

  expect(second).toMatchObject({
    status: 409,
    refusal: {
      code: 'EDIT_CONFLICT',
      current: { meeting_url: 'https://meet.example.com/mine', revision: base_revision + 1 },
    },
  })
  const kinds = (await mailsTo(app, email)).map(({ kind }) => kind)
  expect(kinds).toEqual(['BOOKING_MADE', 'BOOKING_LINK'])
})

test('[ADM-02] of two who save the same hours, the second is refused and gets the first one’s', async () => {
  const { app, as } = await startWithBooking()
  const { revision: base_revision } = replyOf(await app.call(getBookingHours, {}, { as }))
  const save = (slot_minutes: number) =>
    app.call(
      setBookingHours,
      { body: { weekly: [], slot_minutes, places: 1, base_revision } },
      { as },
    )

  const answers = await Promise.all([save(20), save(40)])

  const [accepted] = answers.flatMap((answer) => (answer.ok ? [answer.reply] : []))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(answers.find(({ status }) => status === 409)).toMatchObject({
    refusal: {
      code: 'EDIT_CONFLICT',
      current: { slot_minutes: accepted?.slot_minutes, revision: 1 },
    },
  })
})

test('a consultation can be marked as held once it has begun, without a message, and unmarked', async () => {
  const { app, booking, change: early, email } = await startWithBooking()
  expect(await early({ held: true })).toMatchObject({
    status: 409,
    refusal: { code: 'ILLEGAL_TRANSITION' },
  })
  app.clock.set(new Date(booking.starts_at))
  const as = await givenAdmin(app)
  const params = { id: booking.id }
  const change = async (body: InputOf<typeof changeBooking>['body']) =>
    replyOf(await app.call(changeBooking, { params, body }, { as }))

  expect(await change({ held: true })).toMatchObject({ held_at: booking.starts_at })
  expect(replyOf(await app.call(getBooking, { params }, { as })).held_at).toBe(booking.starts_at)
  expect((await change({ held: false })).held_at).toBeNull()
  await change({ held: true })
  expect((await change({ starts_at: THURSDAY_10_30 })).held_at).toBeNull()

  const kinds = (await mailsTo(app, email)).map(({ kind }) => kind)
  expect(kinds).toEqual(['BOOKING_MADE', 'BOOKING_MOVED'])
})
