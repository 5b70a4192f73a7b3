import { expect, test } from 'vitest'
import { withdraw } from '#contract/accounts.ts'
import { bookConsultation } from '#contract/bookings.ts'
import { completeOrder } from '#contract/orders.ts'
import { replyOf, startApp, type TestApp } from '#tests/support/app.ts'
import { DAY_MS } from '#tests/support/clock.ts'
import { givenAdmin } from '#tests/support/given.ts'
import { bookingOf, givenBooking, givenReportOrder } from '#tests/support/given-bookings.ts'
import { signedInAgain } from '#tests/support/given-orders.ts'

/** A booking whose order is completed, so that its member can close the account. */
async function startWithCompleted() {
  const app = await startApp()
  const admin = await givenAdmin(app)
  const { booking, member, order } = await givenBooking(app)
  const params = { order_number: order.number }
  replyOf(await app.call(completeOrder, { params }, { as: member }))
  return { app, admin, booking, member }
}

const bookings = ({ db }: TestApp) =>
  db.selectFrom('bookings').select(['id', 'status', 'note', 'reminder_due_at', 'revision'])

test('[WDR-01] a closing account frees the place of its coming consultation, and the studio is notified', async () => {
  const { app, admin, booking, member } = await startWithCompleted()
  await app.db.deleteFrom('admin_events').execute()

  replyOf(await app.call(withdraw, {}, { as: member }))

  expect(await bookings(app).execute()).toEqual([
    { id: booking.id, status: 'CANCELLED', note: '', reminder_due_at: null, revision: 1 },
  ])
  const events = app.db.selectFrom('admin_events').select(['member_id', 'occasion', 'subject'])
  const notified = { member_id: admin.id, occasion: 'BOOKING', subject: booking.id }
  expect(await events.execute()).toEqual([notified])
  const next = await givenReportOrder(app)
  const body = { ...bookingOf(next.number), guest_token: next.token }
  expect(await app.call(bookConsultation, { body })).toMatchObject({ ok: true })
})

test('[WDR-01] a closing account keeps the times of past consultations', async () => {
  const { app, booking, member } = await startWithCompleted()
  app.clock.set(new Date(Date.parse(booking.starts_at) + DAY_MS))

  replyOf(await app.call(withdraw, {}, { as: await signedInAgain(app, member) }))

  expect(await bookings(app).execute()).toMatchObject([{ status: 'BOOKED', note: '' }])
})
