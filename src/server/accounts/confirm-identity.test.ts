import { expect, test } from 'vitest'
import { withdraw } from '#contract/accounts.ts'
import { changeMember } from '#contract/admin-members.ts'
import { exportSettlements, markRefundsSent } from '#contract/admin-money.ts'
import { changeSettings } from '#contract/admin-settings.ts'
import { confirmIdentity, getIdentityProofs, sendIdentityCode } from '#contract/confirm-identity.ts'
import { login } from '#contract/sign-in.ts'
import { allRoutes } from '#server/routes.ts'
import { replyOf, startApp, type TestApp } from '#tests/support/app.ts'
import { MINUTE_MS } from '#tests/support/clock.ts'
import { givenMember } from '#tests/support/given.ts'
import {
  codeSentTo,
  cookiesOf,
  givenAccount,
  PASSWORD,
  refreshWith,
} from '#tests/support/given-accounts.ts'

const required = { status: 403, refusal: { code: 'CONFIRMATION_REQUIRED' } }

async function signIn(app: TestApp, userId: string) {
  const answer = await app.call(login, { body: { user_id: userId, password: PASSWORD } })
  return { token: replyOf(answer).access_token, cookie: cookiesOf(answer).refresh_token!.value }
}

/** An administrator whose login was eleven minutes ago. */
async function givenStaleAdmin() {
  const app = await startApp()
  await givenAccount(app, { userId: 'sena', role: 'ADMIN' })
  const as = await signIn(app, 'sena')
  app.clock.advance(11 * MINUTE_MS)
  return { app, as }
}

const confirm = (app: TestApp, as: { token: string }, password = PASSWORD) =>
  app.call(confirmIdentity, { body: { method: 'PASSWORD', password } }, { as })

test('[A-08] a dangerous act needs a login or a confirmation within ten minutes', async () => {
  const app = await startApp()
  await givenAccount(app, { userId: 'sena', role: 'ADMIN' })
  const { token, cookie } = await signIn(app, 'sena')
  const statusWith = async (as: { token: string }) =>
    (await app.call(exportSettlements, {}, { as })).status

  app.clock.advance(10 * MINUTE_MS)
  expect(await statusWith({ token })).toBe(200)
  app.clock.advance(1)
  expect(await app.call(exportSettlements, {}, { as: { token } })).toMatchObject(required)

  const as = { token: replyOf(await refreshWith(app, cookie)).access_token }
  expect((await confirm(app, as)).status).toBe(204)
  app.clock.advance(10 * MINUTE_MS)
  expect(await statusWith(as)).toBe(200)
  app.clock.advance(1)
  expect(await statusWith(as)).toBe(403)
})

test('[A-08] neither a refreshed token nor another session confirms an identity', async () => {
  const { app, as } = await givenStaleAdmin()
  const renewed = replyOf(await refreshWith(app, as.cookie)).access_token
  const second = await signIn(app, 'sena')

  expect(await app.call(exportSettlements, {}, { as: { token: renewed } })).toMatchObject(required)
  expect((await app.call(exportSettlements, {}, { as: second })).status).toBe(200)
  expect(await app.call(exportSettlements, {}, { as })).toMatchObject(required)
})

test('[A-08] a wrong password confirms nothing, and ten use up the network’s share', async () => {
  const { app, as } = await givenStaleAdmin()

  const statuses: number[] = []
  for (let i = 0; i < 11; i += 1) statuses.push((await confirm(app, as, `guess ${i}`)).status)

  expect(statuses).toEqual([...Array(10).fill(422), 429])
  expect((await confirm(app, as)).status).toBe(429)
  expect(await app.call(exportSettlements, {}, { as })).toMatchObject(required)
})

/** Calls of rule A-37 that are dangerous whatever they are sent. */
const dangerousCalls = [
  'DELETE /v1/users/me',
  'DELETE /v1/users/me/logins/:provider',
  'DELETE /v1/users/me/passkeys/:id',
  'DELETE /v1/users/me/second-factor/authenticator-app',
  'GET /v1/admin/audit-log.xlsx',
  'GET /v1/admin/orders.xlsx',
  'GET /v1/admin/refunds.xlsx',
  'GET /v1/admin/settlements.xlsx',
  'POST /v1/admin/members/:id/reset-second-factor',
  'POST /v1/admin/orders/:order_number/refund',
  'POST /v1/admin/receipts/:id/send-back',
  'POST /v1/admin/refunds/:id/answer',
  'POST /v1/admin/refunds/sent',
  'POST /v1/users/me/email',
  'POST /v1/users/me/logins/:provider',
  'POST /v1/users/me/passkeys',
  'POST /v1/users/me/passkeys/options',
  'POST /v1/users/me/second-factor/authenticator-app',
  'POST /v1/users/me/second-factor/recovery-codes',
  'PUT /v1/admin/orders/:order_number/refund/account',
]

test('[A-08] every call that pays out, exports or ends an account asks before it reads its input', async () => {
  const { app, as } = await givenStaleAdmin()
  const marked = allRoutes(app.deps)
    .map(({ endpoint }) => endpoint)
    .filter(({ confirmed }) => confirmed)

  expect(marked.map(({ method, path }) => `${method} ${path}`).sort()).toEqual(dangerousCalls)
  for (const { method, path } of marked) {
    const url = path.replaceAll(/:\w+/g, 'GYABCDEFGHJK')
    const response = await app.app.inject({
      method,
      url,
      headers: { authorization: `Bearer ${as.token}` },
    })
    expect([path, response.json().code]).toEqual([path, 'CONFIRMATION_REQUIRED'])
  }
})

test('[A-08] a role, a disabled member and dangerous settings need a confirmation, other changes do not', async () => {
  const { app, as } = await givenStaleAdmin()
  const { id } = await givenMember(app)
  const change = (body: object) => app.call(changeMember, { params: { id }, body }, { as })
  const set = (body: object) => app.call(changeSettings, { body }, { as })

  expect(await change({ role: 'ADMIN' })).toMatchObject(required)
  expect(await change({ is_active: false })).toMatchObject(required)
  for (const body of [
    { bank_account: { account_number: '110-000-000000' } },
    { company: { ceo: '아무개' } },
    { refund_rules: { late_fee: 0 } },
    { earn_percent: 50 },
    { require_second_factor: true },
  ])
    expect(await set(body)).toMatchObject(required)
  expect((await set({ booking_notice_hours: 5 })).status).toBe(200)
  const { company } = replyOf(await set({}))
  // What stays as it was changes nothing.
  expect((await set({ company: { ceo: company.ceo } })).status).toBe(200)

  await confirm(app, as)
  expect((await change({ is_active: false })).status).toBe(200)
  app.clock.advance(10 * MINUTE_MS + 1)
  const renewed = { token: replyOf(await refreshWith(app, as.cookie)).access_token }
  const body = { is_active: true }
  expect((await app.call(changeMember, { params: { id }, body }, { as: renewed })).status).toBe(200)
})

test('[A-08] refunds are neither recorded as sent nor lost when the confirmation is missing', async () => {
  const { app, as } = await givenStaleAdmin()
  const body = { refund_ids: ['00000000-0000-4000-8000-000000000000'] }

  expect(await app.call(markRefundsSent, { body }, { as })).toMatchObject(required)
  await confirm(app, as)
  expect(await app.call(markRefundsSent, { body }, { as })).toMatchObject({ reply: { sent: 0 } })
})

async function givenMemberWithoutPassword(email: string) {
  const app = await startApp()
  const as = await givenMember(app, { email })
  await app.db
    .updateTable('sessions')
    .set({ confirmed_at: new Date(app.clock.now().getTime() - 11 * MINUTE_MS) })
    .execute()
  const by = async (code: string) =>
    (await app.call(confirmIdentity, { body: { method: 'EMAIL_CODE', code } }, { as })).status
  return { app, as, by }
}

test('[A-08] a member without a password confirms by a code to the account’s address, once', async () => {
  const email = 'linh@example.com'
  const { app, as, by } = await givenMemberWithoutPassword(email)
  expect(replyOf(await app.call(getIdentityProofs, {}, { as }))).toEqual({
    methods: ['EMAIL_CODE'],
    masked_email: 'li***',
    providers: [],
  })
  expect(await app.call(withdraw, {}, { as })).toMatchObject(required)

  replyOf(await app.call(sendIdentityCode, {}, { as }))
  const code = await codeSentTo(app, email)
  expect(await by(code === '000000' ? '111111' : '000000')).toBe(400)
  expect(await app.call(withdraw, {}, { as })).toMatchObject(required)
  expect(await by(code)).toBe(204)
  expect(await by(code)).toBe(410)
  expect((await app.call(withdraw, {}, { as })).status).toBe(200)
})

test('[A-08] a member with a password cannot confirm by mail, and one without either must sign in again', async () => {
  const { app, as } = await givenStaleAdmin()
  expect(replyOf(await app.call(getIdentityProofs, {}, { as })).methods).toEqual(['PASSWORD'])
  expect(await app.call(sendIdentityCode, {}, { as })).toMatchObject({
    refusal: { code: 'CONTACT_MISSING' },
  })

  const none = await givenMember(app, { email: '' })
  expect(replyOf(await app.call(getIdentityProofs, {}, { as: none })).methods).toEqual([])
  expect(
    (
      await app.call(
        confirmIdentity,
        { body: { method: 'PASSWORD', password: 'guess' } },
        { as: none },
      )
    ).status,
  ).toBe(422)
})
