import { expect, test } from 'vitest'
import { bookConsultation, cancelBooking, rescheduleBooking } from '#contract/bookings.ts'
import { replyOf } from '#tests/support/app.ts'
import { DAY_MS } from '#tests/support/clock.ts'
import { givenAdmin, givenMember } from '#tests/support/given.ts'
import {
  bookingOf,
  givenReportOrder,
  kindsTo,
  startWithBooking,
  THURSDAY_10,
  THURSDAY_10_30,
} from '#tests/support/given-bookings.ts'

type Started = Awaited<ReturnType<typeof startWithBooking>>

const codeOf = (answer: Awaited<ReturnType<typeof moveTo>>) =>
  answer.ok ? null : answer.refusal.code

const moveTo = ({ app, booking, order }: Started, starts_at: string, as?: { token: string }) =>
  app.call(
    rescheduleBooking,
    { params: { id: booking.id }, query: as ? {} : { token: order.token }, body: { starts_at } },
    { as },
  )

test('[C-18] a customer moves a booking, is notified, and frees the old place', async () => {
  const started = await startWithBooking()
  const { app, booking, member, email } = started

  const moved = replyOf(await moveTo(started, THURSDAY_10_30, member))
  const same = replyOf(await moveTo(started, THURSDAY_10_30, member))

  expect(moved).toMatchObject({ id: booking.id, starts_at: THURSDAY_10_30, status: 'BOOKED' })
  expect(same).toEqual(moved)
  expect(await kindsTo(app, email)).toEqual(['BOOKING_MADE', 'BOOKING_MOVED'])
  const other = await givenReportOrder(app)
  const body = bookingOf(other.number, { starts_at: THURSDAY_10, guest_token: other.token })
  expect(await app.call(bookConsultation, { body })).toMatchObject({ status: 201 })
})

test('[C-18] refuses a taken slot, a time outside the hours and one in the past', async () => {
  const started = await startWithBooking()
  const { app } = started
  const other = await givenReportOrder(app)
  const body = bookingOf(other.number, { starts_at: THURSDAY_10_30, guest_token: other.token })
  replyOf(await app.call(bookConsultation, { body }))

  const refused = async (time: string) => codeOf(await moveTo(started, time))
  expect(await refused(THURSDAY_10_30)).toBe('SLOT_TAKEN')
  expect(await refused('2026-11-05T01:07:00.000Z')).toBe('SLOT_NOT_OFFERED')
  expect(await refused('2020-11-05T01:00:00.000Z')).toBe('SLOT_NOT_OFFERED')
  expect(await kindsTo(app, started.email)).toEqual(['BOOKING_MADE'])
})

test('[C-18] of two customers who move to the last place at once, one succeeds', async () => {
  const started = await startWithBooking()
  const { app } = started
  const other = await givenReportOrder(app)
  const later = new Date(Date.parse(THURSDAY_10) + DAY_MS).toISOString()
  const body = bookingOf(other.number, { starts_at: later, guest_token: other.token })
  const booking = replyOf(await app.call(bookConsultation, { body }))

  const answers = await Promise.all([
    moveTo(started, THURSDAY_10_30),
    moveTo({ ...started, booking, order: other }, THURSDAY_10_30),
  ])

  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
})

test('[C-18] refuses to move in the last 24 hours, a cancelled booking, and for a stranger', async () => {
  const started = await startWithBooking()
  const { app, booking, order } = started
  const refused = async (as?: { token: string }) =>
    codeOf(await moveTo(started, THURSDAY_10_30, as))

  expect(await refused(await givenMember(app))).toBe('NOT_FOUND')
  expect(await refused(await givenAdmin(app))).toBe('NOT_FOUND')
  app.clock.set(new Date(Date.parse(booking.changeable_until) + 1))
  expect(await refused()).toBe('TOO_LATE_TO_CHANGE')
  app.clock.set(new Date(booking.changeable_until))
  const own = { params: { id: booking.id }, query: { token: order.token } }
  await app.call(cancelBooking, own)
  expect(await refused()).toBe('ILLEGAL_TRANSITION')
})
