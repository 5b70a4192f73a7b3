import { expect, test } from 'vitest'
import { finishLogin } from '#contract/second-factor.ts'
import {
  finishSocialLogin,
  linkSocialLogin,
  sendLinkCode,
  verifyLinkCode,
} from '#contract/social-login.ts'
import { replyOf } from '#tests/support/app.ts'
import { openBrowser, type TestBrowser } from '#tests/support/browser.ts'
import { codeSentTo } from '#tests/support/given-accounts.ts'
import { appCode, givenApp } from '#tests/support/given-factors.ts'
import {
  atProvider,
  refused,
  signInAt,
  startAppWithProviders,
} from '#tests/support/given-social.ts'

const HOME = '203.0.113.7'
const EMAIL = 'sena1@example.com'

/** An administrator with an authenticator app, and a login at Google that waits to be linked. */
async function startWithFactor() {
  const { app, providers } = await startAppWithProviders()
  const { id, as, secret } = await givenApp(app)
  providers.state.person = { id: '900', name: '세나', email: EMAIL, verified: true }
  const { link_token = '' } = refused(await signInAt(app, 'google'))
  const sessions = () =>
    app.db.selectFrom('sessions').select('id').where('member_id', '=', id).execute()
  const identities = () =>
    app.db.selectFrom('social_logins').select(['member_id', 'subject']).execute()
  const arrive = async (browser: TestBrowser) => {
    const { body } = await atProvider(app, 'google')
    return browser.post(finishSocialLogin.path.replace(':provider', 'google'), body)
  }
  const finish = (browser: TestBrowser, ticket: unknown) => {
    const proof = { method: 'TOTP', code: appCode(secret, app.clock.now()) }
    return browser.post(finishLogin.path, { ticket, proof })
  }
  return { app, id, as, link_token, sessions, identities, arrive, finish }
}

const stepRequired = {
  status: 403,
  code: 'SECOND_FACTOR_REQUIRED',
  body: { methods: ['TOTP', 'RECOVERY_CODE'] },
}
const expired = { status: 410, code: 'LOGIN_EXPIRED' }

test('[A-08] a social login opens no session before the second step, and only in its browser', async () => {
  const { app, id, as, link_token, sessions, arrive, finish } = await startWithFactor()
  replyOf(await app.call(linkSocialLogin, { body: { link_token } }, { as }))
  const before = await sessions()
  const browser = openBrowser(app, HOME)

  const answer = await arrive(browser)

  expect(answer).toMatchObject(stepRequired)
  expect([...browser.cookies.keys()]).toEqual(['device'])
  expect(await sessions()).toEqual(before)

  const { ticket } = answer.body
  const other = openBrowser(app, HOME)
  expect(await arrive(other)).toMatchObject(stepRequired)
  expect(await finish(other, ticket)).toMatchObject(expired)
  expect(await sessions()).toEqual(before)

  expect(await finish(browser, ticket)).toMatchObject({ status: 200, body: { user_info: { id } } })
  expect([...browser.cookies.keys()]).toEqual(
    expect.arrayContaining(['access_token', 'refresh_token']),
  )
  expect(await sessions()).toHaveLength(before.length + 1)
})

test('[A-08] linking by a mailed code neither links nor signs in before the second step', async () => {
  const { app, id, link_token, sessions, identities, finish } = await startWithFactor()
  const before = await sessions()
  replyOf(await app.call(sendLinkCode, { body: { link_token } }))
  const browser = openBrowser(app, HOME)
  const code = await codeSentTo(app, EMAIL)

  const answer = await browser.post(verifyLinkCode.path, { link_token, code })

  expect(answer).toMatchObject(stepRequired)
  expect([...browser.cookies.keys()]).toEqual(['device'])
  expect(await sessions()).toEqual(before)
  expect(await identities()).toEqual([])

  const { ticket } = answer.body
  expect(await finish(openBrowser(app, HOME), ticket)).toMatchObject(expired)
  const finished = await finish(browser, ticket)
  expect(finished).toMatchObject({ status: 200, body: { user_info: { id } } })
  expect(await sessions()).toHaveLength(before.length + 1)

  const as = { token: String(finished.body.access_token) }
  replyOf(await app.call(linkSocialLogin, { body: { link_token } }, { as }))
  expect(await identities()).toEqual([{ member_id: id, subject: '900' }])
})
