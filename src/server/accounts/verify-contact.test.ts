import { expect, test } from 'vitest'
import {
  sendEmailCode,
  sendPhoneCode,
  verifyEmailCode,
  verifyPhoneCode,
} from '#contract/sign-up.ts'
import { startApp } from '#tests/support/app.ts'
import { DAY_MS, MINUTE_MS } from '#tests/support/clock.ts'
import { codeSentTo } from '#tests/support/given-accounts.ts'

const email = 'hana@example.com'
const other = (code: string) => (code === '000000' ? '111111' : '000000')

test('[SGN-03] six digits sent by mail prove an address', async () => {
  const app = await startApp()

  const sent = await app.call(sendEmailCode, { body: { email: ' Hana@Example.com' } })
  expect(sent).toMatchObject({ ok: true, status: 200, reply: { success: true } })
  const code = await codeSentTo(app, email)
  const verified = await app.call(verifyEmailCode, { body: { email, code } })

  expect(verified).toMatchObject({
    status: 200,
    reply: { verified: true, message: '이메일 인증이 완료되었어요.' },
  })
  const rows = await app.db.selectFrom('verification_codes').selectAll().execute()
  expect(JSON.stringify(rows)).not.toContain(code)
})

test('[SGN-08] six digits sent by text message prove a phone', async () => {
  const app = await startApp()

  await app.call(sendPhoneCode, { body: { phone: '010-1234-5678' } })
  const code = await codeSentTo(app, '01012345678')
  const wrong = await app.call(verifyPhoneCode, {
    body: { phone: '01012345678', code: other(code) },
  })
  const right = await app.call(verifyPhoneCode, { body: { phone: '010 1234 5678', code } })

  expect(wrong).toMatchObject({ status: 400, refusal: { code: 'PHONE_CODE_MISMATCH' } })
  expect(right).toMatchObject({ ok: true, reply: { verified: true } })
  expect(await app.db.selectFrom('messages').select('channel').execute()).toEqual([
    { channel: 'sms' },
  ])
})

test('[SEC-03] limits text messages to a hundred a day per network, whatever the numbers', async () => {
  const app = await startApp()
  const text = async (n: number) =>
    (await app.call(sendPhoneCode, { body: { phone: `0101234${1_000 + n}` } })).status
  const statuses: number[] = []
  for (let from = 0; from < 120; from += 30) {
    statuses.push(...(await Promise.all(Array.from({ length: 30 }, (_, n) => text(from + n)))))
    app.clock.advance(10 * MINUTE_MS)
  }

  expect(statuses.filter((status) => status === 200)).toHaveLength(100)
  app.clock.advance(DAY_MS)
  expect(await text(200)).toBe(200)
})

test('[SGN-06] distinguishes a wrong code from an expired one, each with a message', async () => {
  const app = await startApp()
  await app.call(sendEmailCode, { body: { email } })
  const code = await codeSentTo(app, email)

  const wrong = await app.call(verifyEmailCode, { body: { email, code: other(code) } })
  app.clock.advance(10 * MINUTE_MS)
  const late = await app.call(verifyEmailCode, { body: { email, code } })

  expect(wrong).toMatchObject({
    status: 400,
    refusal: { code: 'EMAIL_CODE_MISMATCH', message: '인증 코드가 일치하지 않아요.' },
  })
  expect(late).toMatchObject({ status: 410, refusal: { code: 'EMAIL_CODE_EXPIRED' } })
})

test('[SGN-06] refuses a malformed address with a list whose first line can be shown', async () => {
  const app = await startApp()

  const answer = await app.call(sendEmailCode, { body: { email: 'nobody' } })

  expect(answer).toMatchObject({
    status: 422,
    refusal: { code: 'VALIDATION_FAILED', detail: [{ loc: ['body', 'email'] }] },
  })
})

test('[SEC-03] allows five attempts, also concurrent ones', async () => {
  const app = await startApp()
  await app.call(sendEmailCode, { body: { email } })
  const code = await codeSentTo(app, email)

  const wrong = Array.from({ length: 12 }, () =>
    app.call(verifyEmailCode, { body: { email, code: other(code) } }),
  )
  const codes = (await Promise.all(wrong)).map((it) => !it.ok && it.refusal.code)

  expect(codes.filter((it) => it === 'EMAIL_CODE_MISMATCH')).toHaveLength(5)
  expect(codes.filter((it) => it === 'EMAIL_CODE_EXPIRED')).toHaveLength(7)
  expect(await app.call(verifyEmailCode, { body: { email, code } })).toMatchObject({
    refusal: { code: 'EMAIL_CODE_EXPIRED' },
  })
})

test('a new code replaces the old one', async () => {
  const app = await startApp()
  await app.call(sendEmailCode, { body: { email } })
  const first = await codeSentTo(app, email)
  app.clock.advance(1_000)
  await app.call(sendEmailCode, { body: { email } })
  const second = await codeSentTo(app, email)

  if (first !== second) {
    expect(await app.call(verifyEmailCode, { body: { email, code: first } })).toMatchObject({
      refusal: { code: 'EMAIL_CODE_MISMATCH' },
    })
  }
  expect((await app.call(verifyEmailCode, { body: { email, code: second } })).ok).toBe(true)
})

test('replies for an address without a code as for a wrong code', async () => {
  const app = await startApp()

  expect(await app.call(verifyEmailCode, { body: { email, code: '123456' } })).toMatchObject({
    status: 400,
    refusal: { code: 'EMAIL_CODE_MISMATCH' },
  })
})

test('[SEC-03] sends at most five codes in ten minutes and twenty a day to a mailbox', async () => {
  const app = await startApp()
  const send = () => app.call(sendEmailCode, { body: { email } })
  const statusesOf = async (times: number) => {
    const statuses: number[] = []
    for (let i = 0; i < times; i++) statuses.push((await send()).status)
    return statuses
  }

  expect(await statusesOf(6)).toEqual([200, 200, 200, 200, 200, 429])
  expect(await send()).toMatchObject({
    refusal: { code: 'TOO_MANY_REQUESTS' },
    headers: { 'retry-after': '600' },
  })
  for (let round = 2; round <= 4; round++) {
    app.clock.advance(10 * MINUTE_MS)
    expect(await statusesOf(5)).toEqual(Array(5).fill(200))
  }
  app.clock.advance(10 * MINUTE_MS)
  expect(await statusesOf(1)).toEqual([429])
  app.clock.advance(DAY_MS)
  expect((await send()).status).toBe(200)
})

test('[SEC-03] [SGN-08] sends at most five codes in ten minutes to a phone, and thirty for one network', async () => {
  const app = await startApp()
  const statusesOf = async (phones: readonly string[]) => {
    const statuses: number[] = []
    for (const phone of phones) {
      statuses.push((await app.call(sendPhoneCode, { body: { phone } })).status)
    }
    return statuses
  }
  const others = Array.from({ length: 25 }, (_, at) => `010000000${String(at).padStart(2, '0')}`)

  const one = await statusesOf(Array(6).fill('010-1234-5678'))
  const many = await statusesOf(others)

  expect(one).toEqual([200, 200, 200, 200, 200, 429])
  expect(many.slice(0, 24)).toEqual(Array(24).fill(200))
  expect(many[24]).toBe(429)
})
