import { expect, test } from 'vitest'
import { listSettlements } from '#contract/admin-money.ts'
import { confirmIdentity } from '#contract/confirm-identity.ts'
import { endOtherSessions } from '#contract/my-sessions.ts'
import { loginWithPasskey } from '#contract/passkeys.ts'
import { finishLogin } from '#contract/second-factor.ts'
import { changePassword, login, logout } from '#contract/sign-in.ts'
import { replyOf, startApp, type TestApp } from '#tests/support/app.ts'
import { openBrowser } from '#tests/support/browser.ts'
import { MINUTE_MS } from '#tests/support/clock.ts'
import { givenMember } from '#tests/support/given.ts'
import { cookiesOf, givenAccount, PASSWORD, refreshWith } from '#tests/support/given-accounts.ts'
import { challengeFor, givenPasskey, givenStaff } from '#tests/support/given-factors.ts'
import { adminAudit } from '#texts/ko/admin-audit.ts'

async function startStudio(role: 'USER' | 'ADMIN' = 'ADMIN') {
  const app = await startApp()
  const { id } = await givenAccount(app, { userId: 'sena', role })
  return { app, id }
}

const rowsOf = (app: TestApp) =>
  app.db
    .selectFrom('audit_log')
    .select(['actor_id', 'actor_name', 'action', 'subject', 'detail', 'ip', 'request_id'])
    .orderBy('id')
    .execute()
const actionsOf = async (app: TestApp) =>
  (await rowsOf(app)).map(({ action, detail }) => [action, ...Object.values(detail)])

async function signIn(app: TestApp) {
  const answer = await app.call(login, { body: { user_id: 'sena', password: PASSWORD } })
  return { token: replyOf(answer).access_token, cookie: cookiesOf(answer).refresh_token!.value }
}

test('[A-08] a login to the back office is recorded with who, when and from where', async () => {
  const { app, id } = await startStudio()

  await signIn(app)

  expect(await rowsOf(app)).toEqual([
    {
      actor_id: id,
      actor_name: 'sena',
      action: 'sign-in.done',
      subject: id,
      detail: { method: 'PASSWORD' },
      ip: '127.0.0.1',
      request_id: expect.stringMatching(/./),
    },
  ])
})

test('[A-08] refused logins are recorded with the reason, and a flood of them as one row', async () => {
  const { app } = await startStudio()
  for (let i = 0; i < 9; i += 1) {
    const stranger = openBrowser(app, '198.51.100.7')
    await stranger.post(login.path, { user_id: 'SENA', password: `guess ${i}` })
  }

  expect(await actionsOf(app)).toEqual([
    ...Array(5).fill(['sign-in.refused', 'INVALID_CREDENTIALS']),
    ['sign-in.limited', 'TOO_MANY_REQUESTS'],
  ])
  expect((await rowsOf(app)).map(({ ip }) => ip)).toEqual(Array(6).fill('198.51.100.7'))
})

test('[A-08] logins of members and guesses at unknown accounts leave no row', async () => {
  const { app } = await startStudio('USER')
  const { token } = await signIn(app)
  await app.call(login, { body: { user_id: 'sena', password: 'wrong' } })
  await app.call(login, { body: { user_id: 'nobody', password: 'wrong' } })
  await app.call(logout, {}, { as: { token } })

  expect(await rowsOf(app)).toEqual([])
})

test('[A-08] confirmations, logouts and ended sessions are recorded', async () => {
  const { app } = await startStudio()
  const as = await signIn(app)
  const by = (password: string) =>
    app.call(confirmIdentity, { body: { method: 'PASSWORD', password } }, { as })
  await by('wrong')
  await by(PASSWORD)
  await app.call(endOtherSessions, {}, { as })
  const body = { current_password: PASSWORD, new_password: 'another-long-password' }
  await app.call(changePassword, { body }, { as })
  await app.call(logout, {}, { as })

  expect(await actionsOf(app)).toEqual([
    ['sign-in.done', 'PASSWORD'],
    ['sign-in.refused', 'CURRENT_PASSWORD_MISMATCH'],
    ['sign-in.confirmed', 'PASSWORD'],
    ['sign-in.ended', 'ENDED_BY_MEMBER'],
    ['sign-in.ended', 'PASSWORD_CHANGED'],
    ['sign-in.out', 'LOGOUT'],
  ])
})

test('[A-08] a stolen refresh token that ends its session is recorded', async () => {
  const { app } = await startStudio()
  const { cookie } = await signIn(app)
  await refreshWith(app, cookie)
  app.clock.advance(MINUTE_MS)
  await refreshWith(app, cookie)

  expect(await actionsOf(app)).toContainEqual(['sign-in.ended', 'REUSED'])
})

test('[A-08] a member who calls the back office is recorded once in ten minutes, with a masked address', async () => {
  const app = await startApp()
  const as = await givenMember(app)
  const probe = () => app.call(listSettlements, {}, { as })

  for (let i = 0; i < 5; i += 1) expect((await probe()).status).toBe(403)
  expect(await rowsOf(app)).toMatchObject([
    {
      actor_id: as.id,
      action: 'sign-in.forbidden',
      detail: { call: 'GET /v1/admin/settlements' },
      ip: '127.0.0.0/24',
    },
  ])
  app.clock.advance(10 * MINUTE_MS)
  await probe()
  expect(await rowsOf(app)).toHaveLength(2)
})

test('[A-08] a refused passkey of the back office is recorded', async () => {
  const app = await startApp()
  const { browser } = await givenStaff(app)
  const { passkey } = await givenPasskey(browser)
  const challenge = await challengeFor(browser)
  const stranger = openBrowser(app, '198.51.100.7')

  await stranger.post(loginWithPasskey.path, { passkey: passkey.use({ challenge }) })

  expect(await actionsOf(app)).toContainEqual(['sign-in.refused', 'PASSKEY_REFUSED'])
})

test('the audit log has words for each refusal of a login or a confirmation', () => {
  const calls = [login, finishLogin, loginWithPasskey, confirmIdentity]
  const refusals = new Set(calls.flatMap(({ refusals }): readonly string[] => refusals))

  // The compiler requires the same of the other languages.
  expect(Object.keys(adminAudit.refusedFor)).toEqual(expect.arrayContaining([...refusals]))
})
