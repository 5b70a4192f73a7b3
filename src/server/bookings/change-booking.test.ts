import { expect, test } from 'vitest'
import {
  changeBooking,
  getBookingHours,
  listBookings,
  setBookingHours,
} from '#contract/admin-bookings.ts'
import {
  bookConsultation,
  cancelBooking,
  getBookingFile,
  listMyBookings,
  listSlots,
} from '#contract/bookings.ts'
import type { InputOf } from '#contract/endpoint.ts'
import { smtpSender } from '#server/adapters/mail/smtp.ts'
import { deliverMessages } from '#server/notifications/deliver-messages.ts'
import { replyOf, startApp, type TestApp } from '#tests/support/app.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#tests/support/clock.ts'
import { givenAdmin, givenMember } from '#tests/support/given.ts'
import {
  bookingOf,
  givenBooking,
  givenSheetOrder,
  mailsTo,
  THURSDAY_10,
  THURSDAY_10_30,
} from '#tests/support/given-bookings.ts'
import { startMailServer } from '#tests/support/mail-server.ts'
import { remindBookings } from './index.ts'

const paramsOf = ({ id }: { readonly id: string }) => ({ params: { id } })
const kindsTo = async (app: TestApp, recipient: string) =>
  (await mailsTo(app, recipient)).map(({ kind }) => kind)

/** A booking, and an administrator who changes it. */
async function startWithBooking() {
  const app = await startApp()
  const { booking, member, order } = await givenBooking(app)
  const admin = await givenAdmin(app)
  const change = (body: InputOf<typeof changeBooking>['body'], as = admin) =>
    app.call(changeBooking, { ...paramsOf(booking), body }, { as })
  return { app, booking, member, order, admin, change, email: order.proof.email }
}

test('a customer cancels until 24 hours before, once, and the place is free again', async () => {
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

test('a moment later it is too late, also when it is over', async () => {
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

test('[SEC-01] a booking of somebody else answers 404, and nobody 401', async () => {
  const { app, booking } = await startWithBooking()
  const stranger = await givenMember(app)
  const { token } = await givenSheetOrder(app)
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

test('the calendar entry is for its member, its guest and administrators', async () => {
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

test('the mail carries the calendar entry as a file that a calendar reads', async () => {
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

test('a reminder goes out once, a day before, also when the clock is set back by an hour', async () => {
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

test('nobody is reminded of what was cancelled or has begun', async () => {
  const { app, booking, member } = await startWithBooking()
  const late = await givenBooking(app, { starts_at: THURSDAY_10_30 })
  await app.call(cancelBooking, paramsOf(booking), { as: member })

  app.clock.set(new Date(late.booking.starts_at))

  expect(await remindBookings(app.deps)).toBe(0)
})

test('an administrator moves a booking, also outside of the hours, and the customer is told', async () => {
  const { app, order, admin, change, email } = await startWithBooking()
  const evening = '2026-11-06T11:00:00.000Z'

  const moved = replyOf(await change({ starts_at: evening }))

  expect(moved).toMatchObject({
    starts_at: evening,
    ends_at: '2026-11-06T11:30:00.000Z',
    customer_name: '김하나',
    customer_email: email,
  })
  const [, mail] = await mailsTo(app, email)
  expect(mail).toMatchObject({ kind: 'BOOKING_MOVED' })
  expect(mail?.text).toContain('2026년 11월 5일 오전 10:00')
  expect(mail?.text).toContain('2026년 11월 6일 오후 8:00')
  expect(mail?.attachment?.text).toMatch(/SEQUENCE:1\r\n.*DTSTART:20261106T110000Z/s)
  const log = await app.db
    .selectFrom('audit_log')
    .select(['action', 'subject', 'actor_id'])
    .execute()
  expect(log).toContainEqual({
    action: 'booking.change',
    subject: order.number,
    actor_id: admin.id,
  })
  expect(replyOf(await change({ starts_at: evening })).starts_at).toBe(evening)
  expect(await mailsTo(app, email)).toHaveLength(2)
  app.clock.set(new Date(Date.parse(evening) - DAY_MS))
  expect(await remindBookings(app.deps)).toBe(1)
})

test('a booking is not moved to a time that is taken or over', async () => {
  const { app, change, email } = await startWithBooking()
  await givenBooking(app, { starts_at: THURSDAY_10_30 })

  expect(await change({ starts_at: '2026-11-05T01:15:00.000Z' })).toMatchObject({
    status: 409,
    refusal: { code: 'SLOT_TAKEN' },
  })
  expect(await change({ starts_at: app.clock.now().toISOString() })).toMatchObject({
    status: 422,
    refusal: { code: 'SLOT_NOT_OFFERED' },
  })
  expect(await kindsTo(app, email)).toEqual(['BOOKING_MADE'])
})

test('of bookings that are moved to one time at once one gets there', async () => {
  const { app, admin } = await startWithBooking()
  const starts = [
    '2026-11-06T01:00:00.000Z',
    '2026-11-06T01:30:00.000Z',
    '2026-11-06T02:00:00.000Z',
  ]
  const given = await Promise.all(starts.map((starts_at) => givenBooking(app, { starts_at })))
  const body = { starts_at: '2026-11-09T05:00:00.000Z' }

  const answers = await Promise.all(
    given.map(({ booking }) =>
      app.call(changeBooking, { ...paramsOf(booking), body }, { as: admin }),
    ),
  )

  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
})

test('the link of a video call is told once it is known; anything but https is refused', async () => {
  const { app, change, email, member } = await startWithBooking()
  const meeting_url = 'https://meet.example.com/gyeol-1'

  replyOf(await change({ meeting_url }))
  replyOf(await change({ meeting_url }))

  const [, ...mails] = await mailsTo(app, email)
  expect(mails).toMatchObject([{ kind: 'BOOKING_LINK' }])
  expect(mails[0]?.text).toContain(meeting_url)
  const { items } = replyOf(await app.call(listMyBookings, {}, { as: member }))
  expect(items).toMatchObject([{ meeting_url }])
  for (const bad of ['javascript:alert(1)', 'http://meet.example.com', 'meet']) {
    expect(await change({ meeting_url: bad })).toMatchObject({ status: 422 })
  }
})

test('the studio cancels at any time, with its reason, and what is cancelled stays so', async () => {
  const { app, booking, change, email } = await startWithBooking()
  app.clock.set(new Date(Date.parse(booking.starts_at) - HOUR_MS))

  const as = await givenAdmin(app)
  replyOf(await change({ status: 'CANCELLED', reason: '상담사가 아파요.' }, as))

  const [, mail] = await mailsTo(app, email)
  expect(mail).toMatchObject({ kind: 'BOOKING_CANCELLED' })
  expect(mail?.text).toContain('상담사가 아파요.')
  expect(mail?.attachment?.text).toContain('STATUS:CANCELLED')
  expect(await change({ starts_at: THURSDAY_10 }, as)).toMatchObject({
    status: 409,
    refusal: { code: 'ILLEGAL_TRANSITION' },
  })
})

test('[ADM-02] the day and week view shows who comes when', async () => {
  const { app, booking, admin, member } = await startWithBooking()
  const { booking: second } = await givenBooking(app, { starts_at: THURSDAY_10_30 })
  await app.call(cancelBooking, paramsOf(booking), { as: member })
  const ask = async (query: NonNullable<InputOf<typeof listBookings>['query']>) =>
    replyOf(await app.call(listBookings, { query }, { as: admin })).items.map(({ id }) => id)

  expect(await ask({ from: '2026-11-02', to: '2026-11-08' })).toEqual([booking.id, second.id])
  expect(await ask({ from: '2026-11-05', to: '2026-11-05', status: 'BOOKED' })).toEqual([second.id])
  expect(await ask({ from: '2026-11-06', to: '2026-11-08' })).toEqual([])
  for (const as of [undefined, member]) {
    const query = { from: '2026-11-02', to: '2026-11-08' }
    expect(await app.call(listBookings, { query }, { as })).toMatchObject({
      status: as ? 403 : 401,
    })
  }
})

test('hours and exceptions are replaced as a whole and hold from then on', async () => {
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
])('hours are refused: %s', async (_case, time, field) => {
  const app = await startApp()
  const as = await givenAdmin(app)
  const body = { weekly: [time], slot_minutes: 30, places: 1 }

  expect(await app.call(setBookingHours, { body }, { as })).toMatchObject({
    status: 422,
    refusal: { detail: expect.arrayContaining([problemOf(field)]) },
  })
})
