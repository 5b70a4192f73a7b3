import { expect, test } from 'vitest'
import { connectLogin } from '#contract/my-logins.ts'
import { sendLinkCode, verifyLinkCode } from '#contract/social-login.ts'
import { replyOf, type TestApp } from '#tests/support/app.ts'
import { givenMember } from '#tests/support/given.ts'
import { codeSentTo, cookiesOf } from '#tests/support/given-accounts.ts'
import { atProvider, signInAt, startAppWithProviders } from '#tests/support/given-social.ts'

/** Address that every provider reports. */
const EMAIL = 'seoyeon@example.com'
const secondStep = {
  status: 403,
  refusal: { code: 'SECOND_FACTOR_REQUIRED', methods: ['PASSKEY'] },
}

/** An administrator with a passkey. */
async function givenAdministrator() {
  const { app } = await startAppWithProviders()
  const admin = await givenMember(app, { role: 'ADMIN', email: EMAIL })
  const passkey = { credential_id: 'of-sena', public_key: 'a key', counter: 0, name: '노트북' }
  await app.db
    .insertInto('passkeys')
    .values({ ...passkey, member_id: admin.id, created_at: app.clock.now(), last_used_at: null })
    .execute()
  return { app, admin }
}

const sessionsIn = async ({ db }: TestApp) =>
  (await db.selectFrom('sessions').select('id').execute()).length

test('[A-08] a social login to an account with a second factor opens no session', async () => {
  const { app, admin } = await givenAdministrator()
  const { body } = await atProvider(app, 'google')
  const input = { params: { provider: 'google' as const }, body }
  replyOf(await app.call(connectLogin, input, { as: admin }))
  const before = await sessionsIn(app)

  const answer = await signInAt(app, 'google')

  expect(answer).toMatchObject(secondStep)
  expect(cookiesOf(answer).refresh_token).toBeUndefined()
  expect(await sessionsIn(app)).toBe(before)
})

test('[A-08] linking a login by mail to an account with a second factor opens no session and links nothing', async () => {
  const { app } = await givenAdministrator()
  const waiting = replyOf(await signInAt(app, 'google'))
  if (waiting.success || !waiting.link_token) throw new Error('no link waits')
  const { link_token } = waiting
  replyOf(await app.call(sendLinkCode, { body: { link_token } }))
  const before = await sessionsIn(app)

  const code = await codeSentTo(app, EMAIL)
  const answer = await app.call(verifyLinkCode, { body: { link_token, code } })

  expect(answer).toMatchObject(secondStep)
  expect(await sessionsIn(app)).toBe(before)
  expect(await app.db.selectFrom('social_logins').selectAll().execute()).toEqual([])
})
