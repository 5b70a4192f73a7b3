import { expect, test } from 'vitest'
import { getMe } from '#contract/accounts.ts'
import { listMyOrders, quoteOrder } from '#contract/orders.ts'
import { changePassword, findPassword, login, logout } from '#contract/sign-in.ts'
import { replyOf, startApp, type TestApp } from '#tests/support/app.ts'
import { MINUTE_MS } from '#tests/support/clock.ts'
import {
  cookiesOf,
  givenAccount,
  givenTemporarySession,
  refreshWith,
  temporaryPasswordSentTo,
} from '#tests/support/given-accounts.ts'

const next = '바람에-날리는-머리'
const email = 'hana95@example.com'
const signIn = (app: TestApp, password: string) =>
  app.call(login, { body: { user_id: 'hana95', password } })
const change = (app: TestApp, token: string, current: string, wanted = next) =>
  app.call(
    changePassword,
    { body: { current_password: current, new_password: wanted } },
    { as: { token } },
  )

test('[FND-02] a temporary password opens one session, which must change it', async () => {
  const app = await startApp()
  const { user, token, temporary, password } = await givenTemporarySession(app)

  expect(user.must_change_password).toBe(true)
  expect(replyOf(await app.call(getMe, {}, { as: { token } })).must_change_password).toBe(true)
  expect(await signIn(app, temporary)).toMatchObject({ refusal: { code: 'INVALID_CREDENTIALS' } })

  expect((await change(app, token, temporary)).status).toBe(204)
  expect(replyOf(await app.call(getMe, {}, { as: { token } })).must_change_password).toBe(false)
  expect((await signIn(app, next)).status).toBe(200)
  expect((await signIn(app, password)).status).toBe(401)
})

test('[FND-02] the old password works until the temporary one is changed', async () => {
  const app = await startApp()
  const { password } = await givenTemporarySession(app)

  expect(await signIn(app, password)).toMatchObject({
    status: 200,
    reply: { user_info: { must_change_password: false } },
  })
})

test('[FND-02] a temporary password expires after 30 minutes', async () => {
  const app = await startApp()
  const { userId } = await givenAccount(app)
  await app.call(findPassword, { body: { user_id: userId, email } })
  const temporary = await temporaryPasswordSentTo(app, email)

  app.clock.advance(30 * MINUTE_MS)

  expect((await signIn(app, temporary)).status).toBe(401)
})

test('[FND-02] a new temporary password replaces the previous one', async () => {
  const app = await startApp()
  const { userId } = await givenAccount(app)
  const ask = async () => {
    app.clock.advance(1_000)
    await app.call(findPassword, { body: { user_id: userId, email } })
    return temporaryPasswordSentTo(app, email)
  }
  const first = await ask()
  const second = await ask()

  expect((await signIn(app, first)).status).toBe(401)
  expect((await signIn(app, second)).status).toBe(200)
})

test('[FND-02] concurrent logins with one temporary password open one session', async () => {
  const app = await startApp()
  const { userId } = await givenAccount(app)
  await app.call(findPassword, { body: { user_id: userId, email } })
  const temporary = await temporaryPasswordSentTo(app, email)

  const answers = await Promise.all(Array.from({ length: 8 }, () => signIn(app, temporary)))

  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(await app.db.selectFrom('sessions').select('id').execute()).toHaveLength(1)
})

test('[SEC-01] until the password is changed, a session may only be identified, refreshed and ended', async () => {
  const app = await startApp()
  const { token, cookie } = await givenTemporarySession(app)

  expect(await app.call(listMyOrders, {}, { as: { token } })).toMatchObject({
    status: 403,
    refusal: { code: 'PASSWORD_CHANGE_REQUIRED' },
  })
  const refreshed = replyOf(await refreshWith(app, cookie))
  expect(refreshed.user_info.must_change_password).toBe(true)
  expect(await app.call(listMyOrders, {}, { as: { token: refreshed.access_token } })).toMatchObject(
    { refusal: { code: 'PASSWORD_CHANGE_REQUIRED' } },
  )

  expect((await app.call(logout, {}, { as: { token } })).status).toBe(204)
  expect((await app.call(getMe, {}, { as: { token } })).status).toBe(401)
})

test('[SEC-01] a session that must change its password counts as a visitor on public calls', async () => {
  const app = await startApp()
  const { token, password } = await givenTemporarySession(app)
  const input = { body: { consulting_type: 'HAIR_CONSULTING', used_points: 1_000 } } as const

  const codesFor = async (as: { readonly token: string }) =>
    replyOf(await app.call(quoteOrder, input, { as })).notices.map(({ code }) => code)
  const free = replyOf(await signIn(app, password)).access_token

  expect(await codesFor({ token })).toEqual(['POINTS_MEMBERS_ONLY'])
  expect(await codesFor({ token: free })).toEqual(['POINTS_INSUFFICIENT'])
})

test('a changed password ends every other session and keeps this one', async () => {
  const app = await startApp()
  const { password } = await givenAccount(app)
  const here = replyOf(await signIn(app, password)).access_token
  const elsewhere = replyOf(await signIn(app, password)).access_token
  await app.call(findPassword, { body: { user_id: 'hana95', email } })
  const temporary = await temporaryPasswordSentTo(app, email)

  expect((await change(app, here, password)).status).toBe(204)

  expect((await app.call(getMe, {}, { as: { token: here } })).status).toBe(200)
  expect((await app.call(getMe, {}, { as: { token: elsewhere } })).status).toBe(401)
  expect((await signIn(app, temporary)).status).toBe(401)
  expect((await signIn(app, password)).status).toBe(401)
  expect((await signIn(app, next)).status).toBe(200)
})

test('a refresh token from before the password change is refused and ends the session', async () => {
  const app = await startApp()
  const { password } = await givenAccount(app)
  const signedIn = await signIn(app, password)
  const { access_token: token } = replyOf(signedIn)
  const stolen = cookiesOf(signedIn).refresh_token!.value

  const changed = await change(app, token, password)

  const renewed = cookiesOf(changed).refresh_token!
  expect(renewed).toMatchObject({ attributes: expect.stringContaining('HttpOnly') })
  const own = await refreshWith(app, renewed.value)
  expect(own.status).toBe(200)
  expect((await refreshWith(app, stolen)).status).toBe(401)
  const next = cookiesOf(own).refresh_token!.value
  expect((await refreshWith(app, next)).status).toBe(401)
})

// biome-ignore format: a table reads by columns
test.each([
  ['is weak',            'password1',         'PASSWORD_TOO_WEAK'],
  ['is short',           'short',             'PASSWORD_TOO_WEAK'],
  ['is the one of now',  '결따라-흐르는-머리', 'PASSWORD_UNCHANGED'],
])('refuses a new password that %s', async (_what, wanted, code) => {
  const app = await startApp()
  const { password } = await givenAccount(app)
  const { access_token: token } = replyOf(await signIn(app, password))

  expect(await change(app, token, password, wanted)).toMatchObject({ status: 422, refusal: { code } })
  expect((await signIn(app, password)).status).toBe(200)
})

test('[FND-02] the temporary password cannot become the new one', async () => {
  const app = await startApp()
  const { token, temporary } = await givenTemporarySession(app)

  expect(await change(app, token, temporary, temporary)).toMatchObject({
    refusal: { code: 'PASSWORD_UNCHANGED' },
  })
})

test('[SEC-03] limits guesses of the current password to ten in 15 minutes', async () => {
  const app = await startApp()
  const { password } = await givenAccount(app)
  const { access_token: token } = replyOf(await signIn(app, password))

  const guesses = await Promise.all(
    Array.from({ length: 12 }, () => change(app, token, 'not the password')),
  )

  expect(guesses.filter(({ status }) => status === 422)).toHaveLength(10)
  expect(guesses.find(({ status }) => status === 422)).toMatchObject({
    refusal: { code: 'CURRENT_PASSWORD_MISMATCH' },
  })
  expect((await change(app, token, password)).status).toBe(429)
})

test('of two concurrent changes one succeeds, and only its session remains', async () => {
  const app = await startApp()
  const { password } = await givenAccount(app)
  const tokens = await Promise.all([signIn(app, password), signIn(app, password)])

  const answers = await Promise.all(
    tokens.map((it, at) => change(app, replyOf(it).access_token, password, `${next}-${at}`)),
  )

  expect(answers.map(({ status }) => status).sort()).toEqual([204, expect.any(Number)])
  const living = await app.db
    .selectFrom('sessions')
    .select('id')
    .where('ended_at', 'is', null)
    .execute()
  expect(living).toHaveLength(1)
})
