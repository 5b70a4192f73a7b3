import { expect, test } from 'vitest'
import { getMe } from '#contract/accounts.ts'
import { sendLinkCode, verifyLinkCode } from '#contract/social-login.ts'
import { replyOf, type TestApp } from '#tests/support/app.ts'
import { MINUTE_MS } from '#tests/support/clock.ts'
import { givenMember } from '#tests/support/given.ts'
import { codeSentTo, cookiesOf } from '#tests/support/given-accounts.ts'
import { signInAt, startAppWithProviders } from '#tests/support/given-social.ts'

const EMAIL = 'seoyeon@example.com'

/** A member whose address a provider reports for a new social login. */
async function startWithLink() {
  const { app } = await startAppWithProviders()
  const member = await givenMember(app, { email: EMAIL })
  return { app, member, link_token: await newLink(app) }
}

async function newLink(app: TestApp, provider: 'google' | 'kakao' = 'google') {
  const reply = replyOf(await signInAt(app, provider))
  if (reply.success || !reply.link_token) throw new Error('no link waits')
  return reply.link_token
}

const send = (app: TestApp, link_token: string) => app.call(sendLinkCode, { body: { link_token } })
const verify = (app: TestApp, link_token: string, code: string) =>
  app.call(verifyLinkCode, { body: { link_token, code } })
const another = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

test('[SOC-02] the code sent to the account’s address links the login and signs in', async () => {
  const { app, member, link_token } = await startWithLink()

  replyOf(await send(app, link_token))
  const answer = await verify(app, link_token, await codeSentTo(app, EMAIL))

  const { access_token: token, user_info: user } = replyOf(answer)
  expect(user.id).toBe(member.id)
  expect(cookiesOf(answer).refresh_token!.value).not.toBe('')
  expect(replyOf(await app.call(getMe, {}, { as: { token } })).providers).toEqual(['google'])
  expect(replyOf(await signInAt(app, 'google'))).toMatchObject({ user_info: { id: member.id } })
  expect(await verify(app, link_token, '000000')).toMatchObject({
    refusal: { code: 'LINK_EXPIRED' },
  })
})

test('[SOC-02] [SEC-03] a wrong code links nothing, and five attempts are allowed', async () => {
  const { app, link_token } = await startWithLink()
  expect(await verify(app, link_token, '123456')).toMatchObject({
    refusal: { code: 'EMAIL_CODE_MISMATCH' },
  })
  replyOf(await send(app, link_token))
  const code = await codeSentTo(app, EMAIL)

  for (let tried = 0; tried < 5; tried += 1) {
    expect(await verify(app, link_token, another(code))).toMatchObject({ status: 400 })
  }
  expect(await verify(app, link_token, code)).toMatchObject({
    status: 410,
    refusal: { code: 'EMAIL_CODE_EXPIRED' },
  })
  expect(await app.db.selectFrom('social_logins').selectAll().execute()).toEqual([])
})

test('[SOC-02] the code of one login does not link another that waits for the same account', async () => {
  const { app, link_token } = await startWithLink()
  const other = await newLink(app, 'kakao')
  replyOf(await send(app, link_token))

  expect(await verify(app, other, await codeSentTo(app, EMAIL))).toMatchObject({
    refusal: { code: 'EMAIL_CODE_MISMATCH' },
  })
})

test('[SEC-03] codes expire after ten minutes, links after thirty, and mails are limited', async () => {
  const { app, link_token } = await startWithLink()
  replyOf(await send(app, link_token))
  const code = await codeSentTo(app, EMAIL)
  app.clock.advance(11 * MINUTE_MS)
  expect(await verify(app, link_token, code)).toMatchObject({
    refusal: { code: 'EMAIL_CODE_EXPIRED' },
  })
  for (let sent = 0; sent < 5; sent += 1) replyOf(await send(app, link_token))
  expect(await send(app, link_token)).toMatchObject({ status: 429 })

  app.clock.advance(20 * MINUTE_MS)
  expect(await send(app, link_token)).toMatchObject({ refusal: { code: 'LINK_EXPIRED' } })
  expect(await send(app, 'no-such-token-anywhere')).toMatchObject({ status: 410 })
})
