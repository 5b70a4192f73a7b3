import { expect, test } from 'vitest'
import { setBookingHours } from '#contract/admin-bookings.ts'
import { bookConsultation, listMyBookings, listSlots } from '#contract/bookings.ts'
import { orderStatuses } from '#domain/orders/order-status.ts'
import { replyOf, startApp, type TestApp } from '#tests/support/app.ts'
import { HOUR_MS } from '#tests/support/clock.ts'
import { givenAdmin, givenMember } from '#tests/support/given.ts'
import {
  bookingOf,
  givenBooking,
  givenReportOrder,
  mailsTo,
  THURSDAY_10,
  THURSDAY_10_30,
} from '#tests/support/given-bookings.ts'
import { givenOrderIn } from '#tests/support/given-surveys.ts'

const thursday = { from: '2026-11-05', to: '2026-11-05' }

const slotsOn = async (app: TestApp, query = thursday) =>
  replyOf(await app.call(listSlots, { query })).items

const refusedAs = (code: string) => ({ ok: false, refusal: { code } })

test('[RPT-02] a member books the consultation of an order and gets a mail with a calendar entry', async () => {
  const app = await startApp()
  const member = await givenMember(app)
  const { number, proof } = await givenReportOrder(app, { member, language: 'vi' })
  expect((await slotsOn(app))[0]).toMatchObject({ starts_at: THURSDAY_10, places_left: 1 })

  const body = bookingOf(number, { time_zone: 'America/New_York' })
  const booked = await app.call(bookConsultation, { body }, { as: member, language: 'en' })

  expect(booked).toMatchObject({
    status: 201,
    reply: {
      order_number: number,
      starts_at: THURSDAY_10,
      ends_at: THURSDAY_10_30,
      channel: 'video',
      note: '앞머리가 궁금해요.',
      status: 'BOOKED',
      meeting_url: null,
      changeable_until: '2026-11-04T01:00:00.000Z',
    },
  })
  const slots = await slotsOn(app)
  expect(slots.map(({ places_left }) => places_left)).toEqual([0, ...Array(13).fill(1)])
  const mine = replyOf(await app.call(listMyBookings, {}, { as: member }))
  expect(mine).toMatchObject({ total: 1, items: [replyOf(booked)] })
  const [mail] = await mailsTo(app, proof.email)
  expect(mail).toMatchObject({ kind: 'BOOKING_MADE', language: 'en' })
  expect(mail?.text).toContain('November 5, 2026 at 10:00 AM (Seoul time)')
  expect(mail?.text).toContain('November 4, 2026 at 8:00 PM (America/New York)')
  expect(mail?.text).toContain(`/user/mypage/bookings?order=${number}`)
  expect(mail?.attachment?.text).toContain('DTSTART:20261105T010000Z')
})

test('[GST-05] a guest needs the order’s token to book', async () => {
  const app = await startApp()
  const { number, token, proof } = await givenReportOrder(app)
  const other = await givenReportOrder(app)
  const book = (guest_token?: string) =>
    app.call(bookConsultation, { body: bookingOf(number, guest_token ? { guest_token } : {}) })

  expect(await book()).toMatchObject({ status: 401 })
  expect(await book(other.token)).toMatchObject({ status: 404 })
  expect(await book(token)).toMatchObject({ status: 201 })

  const mine = replyOf(await app.call(listMyBookings, { query: { token } }))
  expect(mine.items).toMatchObject([{ order_number: number }])
  const [mail] = await mailsTo(app, proof.email)
  expect(mail?.text).toMatch(/bookings\?order=[\w-]+&token=[\w-]{20}/)
  expect(mail?.attachment?.text).not.toContain('token=')
})

test('of 20 concurrent bookings of the last place one succeeds', async () => {
  const app = await startApp()
  const orders = await Promise.all(Array.from({ length: 20 }, () => givenReportOrder(app)))

  const answers = await Promise.all(
    orders.map(({ number, token: guest_token }) =>
      app.call(bookConsultation, { body: bookingOf(number, { guest_token }) }),
    ),
  )

  expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  for (const answer of answers.filter(({ ok }) => !ok)) {
    expect(answer).toMatchObject({ status: 409, refusal: { code: 'SLOT_TAKEN' } })
  }
  expect(await app.db.selectFrom('bookings').select('id').execute()).toHaveLength(1)
})

test('three places take three of twelve bookings, and a slot of another length gets none', async () => {
  const app = await startApp()
  const admin = await givenAdmin(app)
  const weekly = [{ weekday: 4, opens_at: '10:00', closes_at: '12:00' }]
  const setHours = (slot_minutes: number) =>
    app.call(setBookingHours, { body: { weekly, slot_minutes, places: 3 } }, { as: admin })
  replyOf(await setHours(30))
  const orders = await Promise.all(Array.from({ length: 13 }, () => givenReportOrder(app)))
  const book = ({ number, token: guest_token }: (typeof orders)[number]) =>
    app.call(bookConsultation, { body: bookingOf(number, { guest_token }) })

  const answers = await Promise.all(orders.slice(1).map(book))
  replyOf(await setHours(60))

  expect(answers.filter(({ ok }) => ok)).toHaveLength(3)
  expect(await slotsOn(app)).toMatchObject([{ places_left: 0 }, { places_left: 3 }])
  expect(await book(orders[0]!)).toMatchObject(refusedAs('SLOT_TAKEN'))
})

test('an order has one consultation, also with concurrent calls', async () => {
  const app = await startApp()
  const { number, token: guest_token } = await givenReportOrder(app)
  const times = [THURSDAY_10, THURSDAY_10_30, '2026-11-05T02:00:00.000Z']

  const answers = await Promise.all(
    times.map((starts_at) =>
      app.call(bookConsultation, { body: bookingOf(number, { guest_token, starts_at }) }),
    ),
  )

  expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  expect(answers.filter(({ ok }) => !ok)).toMatchObject([
    refusedAs('BOOKING_EXISTS'),
    refusedAs('BOOKING_EXISTS'),
  ])
})

test('the same idempotency key books once and gets the same reply again', async () => {
  const app = await startApp()
  const { number, token: guest_token, proof } = await givenReportOrder(app)
  const book = (change = {}) =>
    app.call(
      bookConsultation,
      { body: bookingOf(number, { guest_token, ...change }) },
      { idempotencyKey: 'a-booking-that-is-sent-again' },
    )

  const [first, second] = await Promise.all([book(), book()])
  const third = await book()

  for (const again of [second, third]) expect(replyOf(again)).toEqual(replyOf(first))
  expect(await mailsTo(app, proof.email)).toHaveLength(1)
  expect(await book({ channel: 'phone' })).toMatchObject(refusedAs('IDEMPOTENCY_KEY_REUSED'))
})

test.each(orderStatuses.filter((it) => !['RESULT_SENT', 'CONSULTING_COMPLETED'].includes(it)))(
  'refuses a consultation of an order that is %s, since it has no result sheet',
  async (status) => {
    const app = await startApp()
    const member = await givenMember(app)
    const { number } = await givenOrderIn(app, { member, status })

    const booked = await app.call(bookConsultation, { body: bookingOf(number) }, { as: member })

    expect(booked).toMatchObject({ status: 409, refusal: { code: 'BOOKING_NOT_READY' } })
  },
)

test.each([
  ['between two slots', '2026-11-05T01:10:00.000Z'],
  ['at lunch', '2026-11-05T03:00:00.000Z'],
  ['on a Sunday', '2026-11-08T01:00:00.000Z'],
  ['within the notice', '2026-11-03T01:00:00.000Z'],
  ['beyond the horizon', '2026-12-01T01:00:00.000Z'],
  ['in the past', '2026-10-29T01:00:00.000Z'],
])('does not offer a time %s', async (_case, starts_at) => {
  const app = await startApp()
  const member = await givenMember(app)
  const { number } = await givenReportOrder(app, { member })
  const body = bookingOf(number, { starts_at })

  expect(await app.call(bookConsultation, { body }, { as: member })).toMatchObject({
    status: 422,
    refusal: { code: 'SLOT_NOT_OFFERED' },
  })
})

test.each([
  ['a channel nobody knows', { channel: 'telepathy' }, 'channel'],
  ['a note of 201 characters', { note: '가'.repeat(201) }, 'note'],
  ['a time without its zone', { starts_at: '2026-11-05T10:00:00' }, 'starts_at'],
  ['a zone that is none', { time_zone: 'Asia/Atlantis' }, 'time_zone'],
])('[LIM-02] names the field of %s', async (_case, change, field) => {
  const app = await startApp()
  const { number, token } = await givenReportOrder(app)
  const body = { ...bookingOf(number, { guest_token: token }), ...change } as never

  expect(await app.call(bookConsultation, { body })).toMatchObject({
    status: 422,
    refusal: { code: 'VALIDATION_FAILED', detail: [{ loc: ['body', field] }] },
  })
})

test('[SEC-01] replies alike for a stranger’s order and a missing one', async () => {
  const app = await startApp()
  const { order } = await givenBooking(app)
  const as = await givenMember(app)

  for (const number of [order.number, 'GY0000000000']) {
    expect(await app.call(bookConsultation, { body: bookingOf(number) }, { as })).toMatchObject({
      status: 404,
      refusal: { code: 'ORDER_NOT_FOUND' },
    })
  }
})

test('an administrator books on behalf of a customer, in the customer’s language', async () => {
  const app = await startApp()
  const { number, proof } = await givenReportOrder(app, { language: 'vi' })
  const as = await givenAdmin(app)

  replyOf(await app.call(bookConsultation, { body: bookingOf(number) }, { as, language: 'en' }))

  expect(await mailsTo(app, proof.email)).toMatchObject([{ language: 'vi' }])
  const entries = await app.db.selectFrom('audit_log').select(['action', 'subject']).execute()
  expect(entries).toContainEqual({ action: 'booking.make', subject: number })
})

test('lists slots by days in Seoul or by moments, at most 31 days apart', async () => {
  const app = await startApp()
  const ask = (from: string, to: string) => app.call(listSlots, { query: { from, to } })

  expect(await slotsOn(app, { from: '2026-11-07', to: '2026-11-08' })).toEqual([])
  expect(await slotsOn(app, { from: THURSDAY_10_30, to: THURSDAY_10_30 })).toHaveLength(1)
  expect(await ask('2026-11-01', '2026-12-02')).toMatchObject({
    ok: true,
    reply: { last_day: '2026-11-30' },
  })
  for (const to of ['2026-12-03', '2026-10-31', '2026-13-01', '']) {
    expect(await ask('2026-11-01', to)).toMatchObject({
      status: 422,
      refusal: { detail: [{ loc: ['query', 'to'] }] },
    })
  }
})

test('offers and books no slot twice when a clock is set back by an hour', async () => {
  const app = await startApp()
  const { order } = await givenBooking(app)
  const another = await givenReportOrder(app)
  app.clock.advance(-HOUR_MS)

  const body = bookingOf(another.number, { guest_token: another.token })
  const answer = await app.call(bookConsultation, { body })

  expect(answer).toMatchObject(refusedAs('SLOT_TAKEN'))
  expect((await slotsOn(app))[0]).toMatchObject({ starts_at: THURSDAY_10, places_left: 0 })
  expect(await mailsTo(app, order.proof.email)).toHaveLength(1)
})
