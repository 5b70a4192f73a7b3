import { expect, test } from 'vitest'
import { getMe } from '#contract/accounts.ts'
import { login, logout, refresh } from '#contract/sign-in.ts'
import { replyOf, startApp, type TestApp } from '#tests/support/app.ts'
import { DAY_MS, MINUTE_MS } from '#tests/support/clock.ts'
import { cookiesOf, givenAccount, refreshWith } from '#tests/support/given-accounts.ts'
import { purgeSessions } from './purge-sessions.ts'

async function givenSession(app: TestApp) {
  const { userId, password } = await givenAccount(app)
  const answer = await app.call(login, { body: { user_id: userId, password } })
  const { access_token: token } = replyOf(answer)
  return { token, cookie: cookiesOf(answer).refresh_token!.value }
}

const revoked = { status: 401, refusal: { code: 'SESSION_REVOKED' } }

test('[LOG-05] the refresh cookie is exchanged for a new access token and a new cookie', async () => {
  const app = await startApp()
  const { cookie } = await givenSession(app)
  app.clock.advance(20 * MINUTE_MS)

  const answer = await refreshWith(app, cookie)

  const { access_token: token, user_info } = replyOf(answer)
  expect(user_info).toMatchObject({ user_id: 'hana95', role: 'USER' })
  expect((await app.call(getMe, {}, { as: { token } })).status).toBe(200)
  const next = cookiesOf(answer).refresh_token!
  expect(next.value).not.toBe(cookie)
  expect(next.attributes).toContain('HttpOnly')
  app.clock.advance(MINUTE_MS)
  expect((await refreshWith(app, next.value)).status).toBe(200)
})

test('[SEC-01] signing in again in a browser ends its earlier session, and no other', async () => {
  const app = await startApp()
  const { userId, password } = await givenAccount(app)
  const body = { user_id: userId, password }
  const elsewhere = replyOf(await app.call(login, { body })).access_token
  const first = await app.call(login, { body })
  const cookie = `refresh_token=${cookiesOf(first).refresh_token!.value}`

  const again = await app.call(login, { body }, { headers: { cookie } })

  const statusOf = async (token: string) => (await app.call(getMe, {}, { as: { token } })).status
  expect(await statusOf(replyOf(again).access_token)).toBe(200)
  expect(await statusOf(elsewhere)).toBe(200)
  expect(await statusOf(replyOf(first).access_token)).toBe(401)
})

test('two tabs that refresh at once both stay signed in', async () => {
  const app = await startApp()
  const { cookie } = await givenSession(app)

  const tabs = await Promise.all(Array.from({ length: 6 }, () => refreshWith(app, cookie)))
  app.clock.advance(10_000)
  tabs.push(await refreshWith(app, cookie))

  expect(tabs.map(({ status }) => status)).toEqual(Array(7).fill(200))
  const cookies = new Set(tabs.map((tab) => cookiesOf(tab).refresh_token!.value))
  expect(cookies.size).toBe(1)
  expect((await refreshWith(app, [...cookies][0]!)).status).toBe(200)
})

test('reusing an exchanged token later ends the session for both holders', async () => {
  const app = await startApp()
  const { cookie: stolen } = await givenSession(app)
  const owner = await refreshWith(app, stolen)
  app.clock.advance(10_001)

  const thief = await refreshWith(app, stolen)

  expect(thief).toMatchObject(revoked)
  expect(cookiesOf(thief)).toMatchObject({
    access_token: { value: '' },
    refresh_token: { value: '' },
  })
  expect(await refreshWith(app, cookiesOf(owner).refresh_token!.value)).toMatchObject(revoked)
  const { access_token: token } = replyOf(owner)
  expect((await app.call(getMe, {}, { as: { token } })).status).toBe(401)
})

test('a token two rotations old ends the session, even within the grace period for two tabs', async () => {
  const app = await startApp()
  const { cookie: first } = await givenSession(app)
  const second = cookiesOf(await refreshWith(app, first)).refresh_token!.value
  await refreshWith(app, second)

  expect(await refreshWith(app, first)).toMatchObject(revoked)
})

test('only the session of the stolen token ends', async () => {
  const app = await startApp()
  const { cookie } = await givenSession(app)
  const body = { user_id: 'hana95', password: '결따라-흐르는-머리' }
  const onThePhone = cookiesOf(await app.call(login, { body })).refresh_token!.value
  await refreshWith(app, cookie)
  app.clock.advance(MINUTE_MS)
  await refreshWith(app, cookie)

  expect((await refreshWith(app, onThePhone)).status).toBe(200)
})

test('asks to sign in without a cookie', async () => {
  const app = await startApp()

  expect(await app.call(refresh, {})).toMatchObject({
    status: 401,
    refusal: { code: 'SIGN_IN_REQUIRED' },
  })
})

test.each(['nonsense', `${crypto.randomUUID()}.${'A'.repeat(43)}`])(
  'clears a cookie that the site never set: %s',
  async (cookie) => {
    const app = await startApp()

    const answer = await refreshWith(app, cookie)

    expect(answer).toMatchObject(revoked)
    expect(cookiesOf(answer)).toMatchObject({ refresh_token: { value: '' } })
  },
)

test('an access token ends with its session', async () => {
  const app = await startApp()
  const { token } = await givenSession(app)
  const statusOfMe = async () => (await app.call(getMe, {}, { as: { token } })).status
  expect(await statusOfMe()).toBe(200)

  await app.db.updateTable('sessions').set({ expires_at: app.clock.now() }).execute()
  expect(await statusOfMe()).toBe(401)
})

test('a session expires after 30 days without a visit', async () => {
  const app = await startApp()
  const { cookie } = await givenSession(app)

  app.clock.advance(30 * DAY_MS)

  expect(await refreshWith(app, cookie)).toMatchObject(revoked)
})

test('refuses to refresh a disabled account', async () => {
  const app = await startApp()
  const { cookie } = await givenSession(app)
  await app.db.updateTable('members').set({ is_active: false }).execute()

  const answer = await refreshWith(app, cookie)

  expect(answer).toMatchObject({ status: 403, refusal: { code: 'ACCOUNT_DISABLED' } })
  expect(cookiesOf(answer)).toMatchObject({ refresh_token: { value: '' } })
  expect(await refreshWith(app, cookie)).toMatchObject(revoked)
})

test('another site cannot refresh on a visitor’s behalf', async () => {
  const app = await startApp()
  const { cookie } = await givenSession(app)

  const answer = await app.call(
    refresh,
    {},
    { headers: { cookie: `refresh_token=${cookie}`, 'sec-fetch-site': 'cross-site' } },
  )

  expect(answer).toMatchObject({ status: 403, refusal: { code: 'CROSS_ORIGIN' } })
})

test('signing out ends the session on the server and clears the cookies', async () => {
  const app = await startApp()
  const { token, cookie } = await givenSession(app)

  const answer = await app.call(logout, {}, { as: { token } })

  expect(answer.status).toBe(204)
  expect(cookiesOf(answer)).toMatchObject({
    access_token: { value: '' },
    refresh_token: { value: '' },
  })
  expect((await app.call(getMe, {}, { as: { token } })).status).toBe(401)
  expect(await refreshWith(app, cookie)).toMatchObject(revoked)
})

test('signing out works with the refresh cookie alone, long after the access token has expired', async () => {
  const app = await startApp()
  const { cookie } = await givenSession(app)
  app.clock.advance(DAY_MS)

  await app.call(logout, {}, { headers: { cookie: `refresh_token=${cookie}` } })

  expect(await refreshWith(app, cookie)).toMatchObject(revoked)
})

test('knowing the id of a session does not allow ending it', async () => {
  const app = await startApp()
  const { cookie } = await givenSession(app)
  const [sessionId] = cookie.split('.')
  const guess = `refresh_token=${sessionId}.${'A'.repeat(43)}`

  expect((await app.call(logout, {}, { headers: { cookie: guess } })).status).toBe(204)
  expect((await refreshWith(app, cookie)).status).toBe(200)
})

test('signing out without a session succeeds', async () => {
  const app = await startApp()

  expect((await app.call(logout, {})).status).toBe(204)
})

test.each([
  ['USER', 180],
  ['ADMIN', 14],
] as const)(
  '[A-08] the session of a %s ends after %i days however often it is used',
  async (role, days) => {
    const app = await startApp()
    const { userId, password } = await givenAccount(app, { role })
    const body = { user_id: userId, password }
    let living = cookiesOf(await app.call(login, { body })).refresh_token!.value

    for (let day = 2; day < days; day += 2) {
      app.clock.advance(2 * DAY_MS)
      living = cookiesOf(await refreshWith(app, living)).refresh_token!.value
    }
    app.clock.advance(2 * DAY_MS)
    expect(await refreshWith(app, living)).toMatchObject({ ok: false, status: 401 })
  },
)

test('deletes a session three months after its end, never an active one', async () => {
  const app = await startApp()
  const { token, cookie } = await givenSession(app)
  await app.call(logout, {}, { as: { token } })
  const body = { user_id: 'hana95', password: '결따라-흐르는-머리' }
  let living = cookiesOf(await app.call(login, { body })).refresh_token!.value
  expect(cookie).not.toBe(living)

  for (const days of [22, 22, 22, 22]) {
    app.clock.advance(days * DAY_MS)
    living = cookiesOf(await refreshWith(app, living)).refresh_token!.value
  }
  expect(await purgeSessions(app.deps)).toBe(0)
  app.clock.advance(6 * DAY_MS)

  expect(await purgeSessions(app.deps)).toBe(1)
  expect((await refreshWith(app, living)).status).toBe(200)
})

test('[A-08] the address of a session that goes on is erased three months after the login', async () => {
  const app = await startApp()
  let { cookie } = await givenSession(app)
  const addresses = async () =>
    (await app.db.selectFrom('sessions').select('ip').execute()).map(({ ip }) => ip)
  for (const days of [25, 25, 25, 15]) {
    app.clock.advance(days * DAY_MS)
    cookie = cookiesOf(await refreshWith(app, cookie)).refresh_token!.value
  }

  await purgeSessions(app.deps)
  expect(await addresses()).toEqual(['127.0.0.1'])
  app.clock.advance(4 * DAY_MS)
  await purgeSessions(app.deps)
  expect(await addresses()).toEqual([null])
  expect((await refreshWith(app, cookie)).status).toBe(200)
})
