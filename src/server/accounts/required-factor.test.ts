import { expect, test } from 'vitest'
import { getMe, withdraw } from '#contract/accounts.ts'
import { listMembers } from '#contract/admin-members.ts'
import { changeSettings } from '#contract/admin-settings.ts'
import { listAudit } from '#contract/audit.ts'
import { listMyPasskeys, removePasskey } from '#contract/passkeys.ts'
import {
  confirmAuthenticatorApp,
  finishLogin,
  removeAuthenticatorApp,
  resetSecondFactor,
  startAuthenticatorApp,
} from '#contract/second-factor.ts'
import { login } from '#contract/sign-in.ts'
import { replyOf, startApp, type TestApp } from '#tests/support/app.ts'
import { openBrowser } from '#tests/support/browser.ts'
import { givenAdmin } from '#tests/support/given.ts'
import { givenAccount, PASSWORD } from '#tests/support/given-accounts.ts'
import {
  appCode,
  givenApp,
  givenPasskey,
  givenStaff,
  signInByPassword,
} from '#tests/support/given-factors.ts'
import { resetFactorByCommand } from './reset-factor.ts'

const HOME = '203.0.113.7'

/** As the owner saves it; the tests' administrators have no factor yet. */
async function requireFactor(app: TestApp) {
  const as = await givenAdmin(app)
  replyOf(await app.call(changeSettings, { body: { require_second_factor: true } }, { as }))
}

const body = { user_id: 'sena1', password: PASSWORD }

test('[A-08] once required, an administrator without a second factor can only add one', async () => {
  const app = await startApp()
  const { as } = await givenStaff(app)
  await requireFactor(app)
  const held = { status: 403, refusal: { code: 'SECOND_FACTOR_SETUP_REQUIRED' } }

  expect(await app.call(listMembers, {}, { as })).toMatchObject(held)
  expect(replyOf(await app.call(getMe, {}, { as })).must_add_factor).toBe(true)
  const signedIn = await openBrowser(app, HOME).post(login.path, body)
  expect(signedIn.body).toMatchObject({ user_info: { must_add_factor: true } })

  const { secret } = replyOf(await app.call(startAuthenticatorApp, {}, { as }))
  const code = appCode(secret, app.clock.now())
  replyOf(await app.call(confirmAuthenticatorApp, { body: { code } }, { as }))
  expect((await app.call(listMembers, {}, { as })).status).toBe(200)
})

test('[A-08] it is required of nobody else', async () => {
  const app = await startApp()
  await givenAccount(app)
  const as = await signInByPassword(openBrowser(app, HOME), 'hana95')
  await requireFactor(app)

  expect(replyOf(await app.call(getMe, {}, { as })).must_add_factor).toBe(false)
})

test('[A-08] the last factor cannot be removed while one is required, not by two calls at once either', async () => {
  const app = await startApp()
  const { as, browser } = await givenApp(app)
  await givenPasskey(browser)
  await requireFactor(app)
  const [passkey] = replyOf(await app.call(listMyPasskeys, {}, { as })).items

  const both = await Promise.all([
    app.call(removeAuthenticatorApp, {}, { as }),
    app.call(removePasskey, { params: { id: passkey!.id } }, { as }),
  ])

  expect(both.map(({ status }) => status).sort()).toEqual([204, 409])
  expect(both.find(({ ok }) => !ok)).toMatchObject({ refusal: { code: 'LAST_FACTOR' } })
})

test('[A-08] another administrator resets a lost factor; nobody resets their own', async () => {
  const app = await startApp()
  const { id, as } = await givenApp(app)
  const other = await givenAdmin(app)
  const reset = (by: { token: string }) =>
    app.call(resetSecondFactor, { params: { id }, body: { reason: '전화를 잃어버림' } }, { as: by })

  expect(await reset(as)).toMatchObject({ status: 403 })
  expect(await reset(other)).toMatchObject({ status: 204 })
  expect(await reset(other)).toMatchObject({ status: 409 })

  expect((await app.call(getMe, {}, { as })).status).toBe(401)
  expect((await app.call(login, { body })).status).toBe(200)
  const log = replyOf(await app.call(listAudit, { query: { subject: id } }, { as: other }))
  expect(log.items.find(({ action }) => action === 'member.factor')).toMatchObject({
    action: 'member.factor',
    actor: other.userId,
    detail: { change: 'RESET', reason: '전화를 잃어버림' },
  })
  const mail = await app.db
    .selectFrom('messages')
    .select('recipient')
    .where('subject', '=', '[결] 2단계 인증을 초기화했어요')
    .execute()
  expect(mail).toEqual([{ recipient: 'sena1@example.com' }])
})

test('[A-08] a reset ends logins that wait for their second step', async () => {
  const app = await startApp()
  const { id, recoveryCodes } = await givenApp(app)
  const browser = openBrowser(app, HOME)
  const { ticket } = (await browser.post(login.path, body)).body
  const input = { params: { id }, body: { reason: '분실' } }
  replyOf(await app.call(resetSecondFactor, input, { as: await givenAdmin(app) }))

  const proof = { method: 'RECOVERY_CODE', code: recoveryCodes[0] }
  expect((await browser.post(finishLogin.path, { ticket, proof })).code).toBe('LOGIN_EXPIRED')
})

test('[A-08] the command on the machine resets the factor of a sole owner and is recorded', async () => {
  const app = await startApp()
  const { id } = await givenApp(app)

  expect(await resetFactorByCommand(app.deps, 'SENA1')).toBe(true)
  expect(await resetFactorByCommand(app.deps, 'sena1')).toBe(false)
  await expect(resetFactorByCommand(app.deps, 'nobody')).rejects.toThrow('nobody')

  expect((await app.call(login, { body })).status).toBe(200)
  const rows = await app.db
    .selectFrom('audit_log')
    .select(['actor_id', 'actor_name', 'subject'])
    .where('detail', '@>', JSON.stringify({ change: 'RESET' }) as never)
    .execute()
  expect(rows).toEqual([{ actor_id: null, actor_name: 'npm run administrator', subject: id }])
})

test('[A-08] closing an account erases its passkeys', async () => {
  const app = await startApp()
  await givenAccount(app)
  const browser = openBrowser(app, HOME)
  const as = await signInByPassword(browser, 'hana95')
  await givenPasskey(browser)

  replyOf(await app.call(withdraw, {}, { as }))

  expect(await app.db.selectFrom('passkeys').select('id').execute()).toEqual([])
})
