import { expect, test } from 'vitest'
import { confirmIdentity } from '#contract/confirm-identity.ts'
import { listMyPasskeys, loginWithPasskey, removePasskey } from '#contract/passkeys.ts'
import { finishLogin } from '#contract/second-factor.ts'
import { login } from '#contract/sign-in.ts'
import { replyOf, startApp, type TestApp } from '#tests/support/app.ts'
import { openBrowser } from '#tests/support/browser.ts'
import { MINUTE_MS } from '#tests/support/clock.ts'
import { givenAccount, PASSWORD } from '#tests/support/given-accounts.ts'
import {
  challengeFor,
  givenPasskey,
  givenStaff,
  signInByPassword,
} from '#tests/support/given-factors.ts'
import { type PasskeyAnswer, softwarePasskey } from '#tests/support/software-passkey.ts'

const HOME = '203.0.113.7'

async function givenHana(app: TestApp) {
  const { id } = await givenAccount(app)
  const browser = openBrowser(app, HOME)
  const as = await signInByPassword(browser, 'hana95')
  const { passkey, added } = await givenPasskey(browser)
  expect(added).toMatchObject({ status: 201, body: { recovery_codes: null } })
  return { id, as, browser, passkey }
}

test('[A-08] a member signs in with a passkey alone, in a browser the account does not know', async () => {
  const app = await startApp()
  const { passkey, as, id } = await givenHana(app)
  const browser = openBrowser(app, '198.51.100.2')
  app.clock.advance(MINUTE_MS)

  const used = passkey.use({ challenge: await challengeFor(browser) })
  const answer = await browser.post(loginWithPasskey.path, { passkey: used })

  expect(answer).toMatchObject({ status: 200, body: { user_info: { id } } })
  const { items } = replyOf(await app.call(listMyPasskeys, {}, { as }))
  expect(items).toMatchObject([{ name: '내 전화', last_used_at: app.clock.now().toISOString() }])
  // The password remains a way to sign in.
  expect((await app.call(login, { body: { user_id: 'hana95', password: PASSWORD } })).status).toBe(
    200,
  )
})

test.each<[string, Partial<PasskeyAnswer>]>([
  ['of another site', { origin: 'http://gyeol.example' }],
  ['of a sub-domain', { origin: 'http://www.gyeol.test' }],
  ['for another domain', { rpId: 'example.com' }],
  ['without verifying its user', { isUserVerified: false }],
  ['of another challenge', { challenge: 'bm90LW91cnM' }],
])('[A-08] refuses a passkey answer %s', async (_what, wrong) => {
  const app = await startApp()
  const { passkey, browser } = await givenHana(app)
  const challenge = await challengeFor(browser)

  const used = passkey.use({ challenge, ...wrong })
  const answer = await browser.post(loginWithPasskey.path, { passkey: used })

  expect(answer).toMatchObject({ status: 422, code: 'PASSKEY_REFUSED' })
  const { added } = await givenPasskey(browser, wrong)
  expect(added).toMatchObject({ status: 422, code: 'PASSKEY_REFUSED' })
})

test('[A-08] an answer works once, for five minutes, in the browser that asked', async () => {
  const app = await startApp()
  const { passkey, browser } = await givenHana(app)
  const enter = (where: typeof browser, challenge: string) =>
    where.post(loginWithPasskey.path, { passkey: passkey.use({ challenge }) })

  const challenge = await challengeFor(browser)
  const both = await Promise.all([enter(browser, challenge), enter(browser, challenge)])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 422])
  expect((await enter(browser, challenge)).code).toBe('PASSKEY_REFUSED')

  const other = openBrowser(app, HOME)
  await challengeFor(other)
  expect((await enter(other, await challengeFor(browser))).code).toBe('PASSKEY_REFUSED')

  const late = await challengeFor(browser)
  app.clock.advance(5 * MINUTE_MS + 1)
  expect((await enter(browser, late)).code).toBe('PASSKEY_REFUSED')
})

test('[A-08] refuses a counter that falls back: the passkey was copied', async () => {
  const app = await startApp()
  const { passkey, browser } = await givenHana(app)
  const enter = async (counter: number) =>
    browser.post(loginWithPasskey.path, {
      passkey: passkey.use({ challenge: await challengeFor(browser), counter }),
    })

  expect((await enter(7)).status).toBe(200)
  expect((await enter(7)).code).toBe('PASSKEY_REFUSED')
  expect((await enter(8)).status).toBe(200)
})

test('[A-08] an unknown passkey and a disabled account get in nowhere', async () => {
  const app = await startApp()
  const { passkey, browser, id } = await givenHana(app)
  const unknown = softwarePasskey().use({ challenge: await challengeFor(browser) })
  expect((await browser.post(loginWithPasskey.path, { passkey: unknown })).code).toBe(
    'PASSKEY_REFUSED',
  )

  await app.db.updateTable('members').set({ is_active: false }).where('id', '=', id).execute()
  const used = passkey.use({ challenge: await challengeFor(browser) })
  expect((await browser.post(loginWithPasskey.path, { passkey: used })).code).toBe(
    'ACCOUNT_DISABLED',
  )
})

test('[A-08] an administrator’s passkey is the second step, and only their own', async () => {
  const app = await startApp()
  const { browser: senas } = await givenStaff(app)
  const { passkey: own, added } = await givenPasskey(senas)
  expect(added.body.recovery_codes).toHaveLength(10)
  const { passkey: hanas } = await givenHana(app)
  const browser = openBrowser(app, '198.51.100.3')
  const first = await browser.post(login.path, { user_id: 'sena1', password: PASSWORD })
  expect(first.body.methods).toEqual(['PASSKEY', 'RECOVERY_CODE'])
  const finish = async (passkey: typeof own) => {
    const used = passkey.use({ challenge: await challengeFor(browser) })
    const proof = { method: 'PASSKEY', passkey: used }
    return browser.post(finishLogin.path, { ticket: first.body.ticket, proof })
  }

  expect(await finish(hanas)).toMatchObject({ status: 422, code: 'SECOND_FACTOR_MISMATCH' })
  expect((await finish(own)).status).toBe(200)
})

test('[A-08] a challenge for creating a passkey is the member’s and cannot sign in', async () => {
  const app = await startApp()
  const { browser, passkey } = await givenHana(app)
  const options = await browser.post('/v1/users/me/passkeys/options', {})
  const challenge = String(options.body.challenge)

  const answer = await browser.post(loginWithPasskey.path, { passkey: passkey.use({ challenge }) })

  expect(answer.code).toBe('PASSKEY_REFUSED')
})

test('[A-08] a removed passkey signs nobody in; both changes are mailed', async () => {
  const app = await startApp()
  const { as, browser, passkey } = await givenHana(app)
  const [item] = replyOf(await app.call(listMyPasskeys, {}, { as })).items

  replyOf(await app.call(removePasskey, { params: { id: item!.id } }, { as }))

  const used = passkey.use({ challenge: await challengeFor(browser) })
  expect((await browser.post(loginWithPasskey.path, { passkey: used })).code).toBe(
    'PASSKEY_REFUSED',
  )
  const mails = await app.db
    .selectFrom('messages')
    .select(['subject', 'recipient'])
    .where('kind', '=', 'FACTOR_CHANGED')
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  expect(mails.map(({ recipient }) => recipient)).toEqual(Array(2).fill('hana95@example.com'))
  expect(new Set(mails.map(({ subject }) => subject))).toEqual(
    new Set(['[결] 패스키를 추가했어요', '[결] 패스키를 지웠어요']),
  )
})

test('[MYP-04] the passkey of an account without any other way to sign in stays', async () => {
  const app = await startApp()
  const { as } = await givenHana(app)
  const [item] = replyOf(await app.call(listMyPasskeys, {}, { as })).items
  // What a provider’s deletion request leaves of a member who came by it, without an address.
  await app.db.updateTable('members').set({ password_hash: null, email: '' }).execute()
  const remove = () => app.call(removePasskey, { params: { id: item!.id } }, { as })

  expect(await remove()).toMatchObject({ status: 409, refusal: { code: 'LAST_LOGIN' } })
  expect(replyOf(await app.call(listMyPasskeys, {}, { as })).items).toHaveLength(1)
  await app.db.updateTable('members').set({ email: 'hana95@example.com' }).execute()
  expect((await remove()).status).toBe(204)
})

test('[A-08] one’s own passkey confirms an identity; another’s does not', async () => {
  const app = await startApp()
  const { browser, passkey, as } = await givenHana(app)
  const { passkey: another } = await givenStaff(app).then(({ browser: senas }) =>
    givenPasskey(senas),
  )
  const confirm = async (with_: typeof passkey) => {
    const used = with_.use({ challenge: await challengeFor(browser) })
    return browser.post(confirmIdentity.path, { method: 'PASSKEY', passkey: used })
  }
  app.clock.advance(11 * MINUTE_MS)
  const remove = async () => {
    const { items } = replyOf(await app.call(listMyPasskeys, {}, { as }))
    return app.call(removePasskey, { params: { id: items[0]!.id } }, { as })
  }

  expect(await remove()).toMatchObject({
    status: 403,
    refusal: { code: 'CONFIRMATION_REQUIRED' },
  })
  expect(await confirm(another)).toMatchObject({ status: 422, code: 'PASSKEY_REFUSED' })
  expect((await remove()).status).toBe(403)
  expect((await confirm(passkey)).status).toBe(204)
  expect((await remove()).status).toBe(204)
})
