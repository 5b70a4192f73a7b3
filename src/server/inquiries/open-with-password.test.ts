import { expect, test } from 'vitest'
import { openInquiry } from '#contract/inquiries.ts'
import { replyOf, startApp, type TestApp } from '#tests/support/app.ts'
import { MINUTE_MS } from '#tests/support/clock.ts'
import { givenMember } from '#tests/support/given.ts'
import { givenInquiry, inquiryOf, lockedOf } from '#tests/support/given-inquiries.ts'

const open = ({ call }: TestApp, id: string, password: string) =>
  call(openInquiry, { params: { id }, body: { password } })

const from = (remoteAddress: string, { app }: TestApp, id: string, password: string) =>
  app.inject({
    method: 'POST',
    url: `/v1/product-inquiries/guest/${id}`,
    payload: { password },
    remoteAddress,
  })

test('[INQ-04] the password opens a private inquiry, form-encoded or as JSON', async () => {
  const app = await startApp()
  const { id } = await givenInquiry(app, lockedOf())

  const opened = replyOf(await open(app, id, '4829'))
  const form = await app.app.inject({
    method: 'POST',
    url: `/v1/product-inquiries/guest/${id}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'password=4829',
  })

  expect(opened).toMatchObject({ title: lockedOf().title, writer_name: '최윤아' })
  // An id may contain any digits.
  expect(JSON.stringify({ ...opened, id: '' })).not.toMatch(/4829|argon2/)
  expect(form.json()).toEqual(opened)
})

test('[INQ-04] replies 403 to a wrong password, 422 to an empty one, 404 for an unknown inquiry', async () => {
  const app = await startApp()
  const { id } = await givenInquiry(app, lockedOf())

  expect(await open(app, id, '0000')).toMatchObject({
    status: 403,
    refusal: { code: 'INQUIRY_PASSWORD_MISMATCH' },
  })
  expect(await open(app, id, ' ')).toMatchObject({ status: 422 })
  const unknown = '00000000-0000-4000-8000-000000000000'
  expect(await open(app, unknown, '4829')).toMatchObject({ status: 404 })
})

test('a password opens a member’s private inquiry only if it has one', async () => {
  const app = await startApp()
  const member = await givenMember(app)
  const without = await givenInquiry(app, inquiryOf({ is_private: true }), { as: member })
  const withOne = await givenInquiry(app, lockedOf(), { as: member })

  expect(await open(app, without.id, '4829')).toMatchObject({ status: 403 })
  expect(replyOf(await open(app, withOne.id, '4829')).title).toBe(lockedOf().title)
})

test('[SEC-03] five wrong passwords lock the inquiry for 15 minutes from the last one, also for the right password', async () => {
  const app = await startApp()
  const { id } = await givenInquiry(app, lockedOf())
  for (let tries = 0; tries < 5; tries++) {
    expect(await open(app, id, `000${tries}`)).toMatchObject({ status: 403 })
    app.clock.advance(2 * MINUTE_MS)
  }

  expect(await open(app, id, '4829')).toMatchObject({
    status: 429,
    refusal: { retry_after: 13 * 60 },
    headers: { 'retry-after': String(13 * 60) },
  })
  app.clock.advance(13 * MINUTE_MS - 1)
  expect(await open(app, id, '4829')).toMatchObject({ status: 429 })
  app.clock.advance(1)
  expect(await open(app, id, '4829')).toMatchObject({ status: 200 })
})

test('[SEC-03] counts five of any concurrent attempts, and never the successful ones', async () => {
  const app = await startApp()
  const { id } = await givenInquiry(app, lockedOf())
  for (let looks = 0; looks < 7; looks++) {
    expect(await open(app, id, '4829')).toMatchObject({ status: 200 })
  }

  const guesses = Array.from({ length: 20 }, (_, at) => open(app, id, String(1_000 + at)))
  const statuses = (await Promise.all(guesses)).map(({ status }) => status)

  expect(statuses.filter((status) => status === 403)).toHaveLength(5)
  expect(statuses.filter((status) => status === 429)).toHaveLength(15)
})

test('[SEC-03] locks one inquiry for one network only', async () => {
  const app = await startApp()
  const { id } = await givenInquiry(app, lockedOf())
  const other = await givenInquiry(app, lockedOf())
  for (let tries = 0; tries < 6; tries++) await from('203.0.113.7', app, id, '0000')

  expect((await from('203.0.113.7', app, id, '4829')).statusCode).toBe(429)
  expect((await from('203.0.113.7', app, other.id, '4829')).statusCode).toBe(200)
  expect((await from('203.0.113.8', app, id, '4829')).statusCode).toBe(200)
})

test('[A-04] a stranger who guesses all day does not lock the inquiry for its writer elsewhere', async () => {
  const app = await startApp()
  const { id } = await givenInquiry(app, lockedOf())
  let compared = 0
  for (let tries = 0; tries < 120; tries += 1) {
    if ((await from('203.0.113.7', app, id, '0000')).statusCode === 403) compared += 1
    app.clock.advance(4 * MINUTE_MS)
  }

  expect(compared).toBe(20)
  expect((await from('203.0.113.8', app, id, '4829')).statusCode).toBe(200)
})

test('[SEC-03] allows a hundred guesses a day for an inquiry from all networks together', async () => {
  const app = await startApp()
  const { id } = await givenInquiry(app, lockedOf())
  await app.db
    .insertInto('rate_limits')
    .values({
      key: `inquiry-password:day:of:${id}`,
      count: 99,
      resets_at: new Date(app.clock.now().getTime() + MINUTE_MS),
    })
    .execute()

  expect((await from('203.0.113.7', app, id, '0000')).statusCode).toBe(403)
  expect((await from('203.0.113.8', app, id, '4829')).statusCode).toBe(429)
})

test('[SEC-03] allows five attempts also where the operator has turned rate limits off', async () => {
  const app = await startApp({ rateLimits: false })
  const { id } = await givenInquiry(app, lockedOf())
  for (let tries = 0; tries < 5; tries++) await open(app, id, '0000')

  expect(await open(app, id, '4829')).toMatchObject({ status: 429 })
})
