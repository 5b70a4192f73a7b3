import { expect, test } from 'vitest'
import {
  bookConsultation,
  cancelBooking,
  getBookingFile,
  listMyBookings,
} from '#contract/bookings.ts'
import { smtpSender } from '#server/adapters/mail/smtp.ts'
import { deliverMessages } from '#server/notifications/deliver-messages.ts'
import { replyOf, startApp } from '#tests/support/app.ts'
import { DAY_MS } from '#tests/support/clock.ts'
import { givenMember } from '#tests/support/given.ts'
import {
  bookingOf,
  givenBooking,
  givenReportOrder,
  kindsTo,
  startWithBooking,
} from '#tests/support/given-bookings.ts'
import { startMailServer } from '#tests/support/mail-server.ts'

const paramsOf = ({ id }: { readonly id: string }) => ({ params: { id } })

test('a customer cancels until 24 hours before, once, and frees the place', async () => {
  const { app, booking, order, email } = await startWithBooking()
  const { token } = order
  app.clock.set(new Date(booking.changeable_until))

  for (const time of ['first', 'again']) {
    const answer = await app.call(cancelBooking, { ...paramsOf(booking), query: { token } })
    expect(answer, time).toMatchObject({ status: 204 })
  }

  expect(await kindsTo(app, email)).toEqual(['BOOKING_MADE', 'BOOKING_CANCELLED'])
  const mine = replyOf(await app.call(listMyBookings, { query: { token } }))
  expect(mine.items).toMatchObject([{ status: 'CANCELLED' }])
  app.clock.advance(-DAY_MS)
  const body = bookingOf(order.number, { guest_token: token })
  const again = await app.call(bookConsultation, { body })
  expect(again).toMatchObject({ status: 201 })
})

test('refuses to cancel a moment later, and after the consultation', async () => {
  const { app, booking, order, email } = await startWithBooking()
  const own = { ...paramsOf(booking), query: { token: order.token } }

  for (const later of [1, 3 * DAY_MS]) {
    app.clock.set(new Date(Date.parse(booking.changeable_until) + later))
    expect(await app.call(cancelBooking, own)).toMatchObject({
      status: 409,
      refusal: { code: 'TOO_LATE_TO_CHANGE' },
    })
  }
  expect(await kindsTo(app, email)).toEqual(['BOOKING_MADE'])
})

test('[SEC-01] replies 404 for a booking of somebody else, and 401 to a visitor', async () => {
  const { app, booking } = await startWithBooking()
  const stranger = await givenMember(app)
  const { token } = await givenReportOrder(app)
  const own = paramsOf(booking)

  for (const endpoint of [cancelBooking, getBookingFile]) {
    expect(await app.call(endpoint, own)).toMatchObject({ status: 401 })
    expect(await app.call(endpoint, own, { as: stranger })).toMatchObject({ status: 404 })
    expect(await app.call(endpoint, { ...own, query: { token } })).toMatchObject({ status: 404 })
  }
  expect(await app.call(listMyBookings, {})).toMatchObject({ status: 401 })
  expect(await app.call(listMyBookings, { query: { token: 'x'.repeat(40) } })).toMatchObject({
    status: 404,
  })
})

test('the calendar entry is available to its member, its guest and administrators', async () => {
  const { app, booking, member, order, admin } = await startWithBooking()
  const own = paramsOf(booking)

  const files = [
    await app.call(getBookingFile, own, { as: member }),
    await app.call(getBookingFile, own, { as: admin }),
    await app.call(getBookingFile, { ...own, query: { token: order.token } }),
  ]

  for (const file of files) {
    expect(file.headers['content-type']).toMatch(/^text\/calendar; charset=utf-8/)
    expect(String(replyOf(file))).toContain(`UID:${booking.id}@gyeol.test`)
  }
})

test('the mail has the calendar entry as a file that a calendar reads', async () => {
  const server = await startMailServer()
  const app = await startApp({ mail: smtpSender(server.url, '결 <no-reply@gyeol.test>') })
  const { booking } = await givenBooking(app)

  await deliverMessages(app.deps)

  const [attachment] = server.received[0]!.attachments
  expect(attachment).toMatchObject({ filename: expect.stringMatching(/\.ics$/) })
  expect(attachment?.mimeType).toBe('text/calendar')
  const text = new TextDecoder().decode(attachment?.content as ArrayBuffer)
  expect(text).toContain(`UID:${booking.id}`)
  expect(text.replace(/\r?\n /g, '')).toContain('앞머리가 궁금해요.')
})
