import { expect, test } from 'vitest'
import { cancelBooking } from '#contract/bookings.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#tests/support/clock.ts'
import {
  givenBooking,
  kindsTo,
  startWithBooking,
  THURSDAY_10_30,
} from '#tests/support/given-bookings.ts'
import { remindBookings } from './index.ts'

const paramsOf = ({ id }: { readonly id: string }) => ({ params: { id } })

test('sends a reminder once, a day before, also when the clock is set back by an hour', async () => {
  const { app, booking, email } = await startWithBooking()
  const dayBefore = Date.parse(booking.starts_at) - DAY_MS
  app.clock.set(new Date(dayBefore - MINUTE_MS))
  expect(await remindBookings(app.deps)).toBe(0)

  app.clock.set(new Date(dayBefore))
  const counts = await Promise.all([remindBookings(app.deps), remindBookings(app.deps)])
  expect(counts.sort()).toEqual([0, 1])
  app.clock.advance(-HOUR_MS)
  expect(await remindBookings(app.deps)).toBe(0)
  app.clock.advance(2 * HOUR_MS)
  expect(await remindBookings(app.deps)).toBe(0)

  expect(await kindsTo(app, email)).toEqual(['BOOKING_MADE', 'BOOKING_REMINDER'])
})

test('sends no reminder of a consultation that is cancelled or has begun', async () => {
  const { app, booking, member } = await startWithBooking()
  const late = await givenBooking(app, { starts_at: THURSDAY_10_30 })
  await app.call(cancelBooking, paramsOf(booking), { as: member })

  app.clock.set(new Date(late.booking.starts_at))

  expect(await remindBookings(app.deps)).toBe(0)
})
