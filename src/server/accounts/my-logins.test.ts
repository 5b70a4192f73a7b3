import { expect, test } from 'vitest'
import { connectLogin, disconnectLogin, listMyLogins } from '#contract/my-logins.ts'
import { type SocialProvider, socialProviders } from '#domain/accounts/social-providers.ts'
import { replyOf, type TestApp } from '#tests/support/app.ts'
import { type GivenMember, givenMember } from '#tests/support/given.ts'
import { atProvider, signInAt, startAppWithProviders } from '#tests/support/given-social.ts'

async function connectAt(app: TestApp, as: { readonly token: string }, provider: SocialProvider) {
  const { body } = await atProvider(app, provider)
  return app.call(connectLogin, { params: { provider }, body }, { as })
}

const disconnectAt = (app: TestApp, as: { readonly token: string }, provider: SocialProvider) =>
  app.call(disconnectLogin, { params: { provider } }, { as })

async function loginsOf(app: TestApp, as: { readonly token: string }) {
  const { items } = replyOf(await app.call(listMyLogins, {}, { as }))
  return items.map(({ provider }) => provider)
}

const setPassword = ({ db }: TestApp, { id }: GivenMember) =>
  db.updateTable('members').set({ password_hash: 'a hash' }).where('id', '=', id).execute()

/** A member created by a provider's login. */
async function givenSocialMember(app: TestApp, provider: SocialProvider) {
  const reply = replyOf(await signInAt(app, provider))
  if (!reply.success) throw new Error(reply.message)
  return { token: reply.access_token, id: reply.user_info.id }
}

test('[MYP-04] a member connects another login, is notified by mail, and signs in with it', async () => {
  const { app } = await startAppWithProviders()
  const member = await givenMember(app)

  expect(replyOf(await connectAt(app, member, 'kakao')).success).toBe(true)
  expect(replyOf(await connectAt(app, member, 'kakao')).success).toBe(true)

  expect(await loginsOf(app, member)).toEqual(['kakao'])
  expect(await givenSocialMember(app, 'kakao')).toMatchObject({ id: member.id })
  const mails = await app.db
    .selectFrom('messages')
    .select('subject')
    .where('recipient', '=', member.email)
    .where('kind', '=', 'LOGIN_CHANGED')
    .execute()
  expect(mails).toEqual([{ subject: '[결] 소셜 로그인을 연결했어요' }])
})

test.each(socialProviders)(
  '[SOC-02] signs in a person whose address %s does not report',
  async (provider) => {
    const { app, providers } = await startAppWithProviders()
    providers.state.person = { id: '77', name: '이서연' }

    expect(replyOf(await signInAt(app, provider))).toMatchObject({
      success: true,
      user_info: { email: '' },
    })
  },
)

test('[SOC-02] refuses to connect a login that is another member’s', async () => {
  const { app } = await startAppWithProviders()
  await givenSocialMember(app, 'naver')
  const second = await givenMember(app)

  expect(await connectAt(app, second, 'naver')).toMatchObject({
    status: 409,
    refusal: { code: 'LOGIN_TAKEN' },
  })
  expect(await loginsOf(app, second)).toEqual([])
})

test('[SOC-02] connects nothing without the provider’s confirmation or after a refusal there', async () => {
  const { app, providers } = await startAppWithProviders()
  const member = await givenMember(app)
  const { body } = await atProvider(app, 'google')
  const params = { provider: 'google' }
  const stolen = { ...body, code_verifier: 'somebody-else-who-only-saw-the-code' }

  expect(
    replyOf(await app.call(connectLogin, { params, body: stolen }, { as: member })),
  ).toMatchObject({ success: false })
  providers.state.instead = { token: [502, '<h1>Bad gateway</h1>'] }
  expect(replyOf(await connectAt(app, member, 'google'))).toMatchObject({ success: false })
  expect(await app.call(connectLogin, { params, body })).toMatchObject({ status: 401 })
  expect(await loginsOf(app, member)).toEqual([])
})

test('[MYP-04] disconnects a login, but never the last one', async () => {
  const { app } = await startAppWithProviders()
  const member = await givenSocialMember(app, 'zalo')

  expect(await disconnectAt(app, member, 'zalo')).toMatchObject({
    status: 409,
    refusal: { code: 'LAST_LOGIN' },
  })
  expect(await disconnectAt(app, member, 'google')).toMatchObject({ status: 404 })
  await connectAt(app, member, 'naver')
  const both = await Promise.all([
    disconnectAt(app, member, 'zalo'),
    disconnectAt(app, member, 'naver'),
  ])
  expect(both.map(({ status }) => status).sort()).toEqual([204, 409])
  expect(await loginsOf(app, member)).toHaveLength(1)
})

test('[MYP-04] a member with a password may disconnect every other login', async () => {
  const { app } = await startAppWithProviders()
  const member = await givenMember(app)
  await setPassword(app, member)
  await connectAt(app, member, 'google')

  expect(await disconnectAt(app, member, 'google')).toMatchObject({ status: 204 })
  expect(replyOf(await app.call(listMyLogins, {}, { as: member }))).toMatchObject({
    has_password: true,
    items: [],
  })
})
