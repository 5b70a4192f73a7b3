import { expect, test } from 'vitest'
import { changeBooking, listBookings } from '#contract/admin-bookings.ts'
import { cancelBooking, listMyBookings } from '#contract/bookings.ts'
import type { InputOf } from '#contract/endpoint.ts'
import { replyOf } from '#tests/support/app.ts'
import { DAY_MS, HOUR_MS } from '#tests/support/clock.ts'
import { givenAdmin } from '#tests/support/given.ts'
import {
  givenBooking,
  kindsTo,
  mailsTo,
  startWithBooking,
  THURSDAY_10,
  THURSDAY_10_30,
} from '#tests/support/given-bookings.ts'
import { remindBookings } from './index.ts'

const paramsOf = ({ id }: { readonly id: string }) => ({ params: { id } })

test('an administrator moves a booking, also outside the hours, and the customer is notified', async () => {
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

test('refuses to move a booking to a time that is taken or over', async () => {
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

test('of concurrent moves to one time one succeeds', async () => {
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

test('sends the link of a video call once it is set; refuses anything but https', async () => {
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

test('the studio cancels at any time with a reason, and a cancelled booking stays cancelled', async () => {
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

test('[ADM-02] lists the bookings of a day or week with their customers', async () => {
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
