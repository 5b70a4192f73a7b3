import { expect, test } from 'vitest'
import { getMe } from '#contract/accounts.ts'
import { signUpSocial } from '#contract/social-login.ts'
import { optionalConsents } from '#domain/accounts/consents.ts'
import type { TestApp } from '#tests/support/app.ts'
import { MINUTE_MS } from '#tests/support/clock.ts'
import { cookiesOf } from '#tests/support/given-accounts.ts'
import {
  agreed,
  atProvider,
  handleProviderReturn,
  refused,
  signedIn,
  signInAt,
  startAppWithProviders,
} from '#tests/support/given-social.ts'

const membersOf = ({ db }: TestApp) =>
  db.selectFrom('members').select(['user_id', 'email']).execute()

test('[S-15] a new person agrees to terms, privacy and sensitive data, and is welcomed', async () => {
  const { app } = await startAppWithProviders()

  const { user_info: user } = signedIn(await signInAt(app, 'google', { language: 'vi' }))

  expect(
    await app.db.selectFrom('messages').select(['kind', 'recipient', 'language']).execute(),
  ).toEqual([{ kind: 'WELCOME', recipient: 'seoyeon@example.com', language: 'vi' }])
  const consents = await app.db.selectFrom('consent_records').selectAll().orderBy('kind').execute()
  expect(consents).toMatchObject([
    { member_id: user.id, kind: 'privacy', version: 1, place: 'SOCIAL_SIGN_UP' },
    { member_id: user.id, kind: 'sensitive', version: 1, at: app.clock.now() },
    { member_id: user.id, kind: 'terms', event: 'GIVEN' },
  ])
})

test.each([
  ['ticked', { marketing_agree: true }, ['marketing_email']],
  ['left alone', {}, []],
])(
  '[S-15] records the optional marketing consent at the first social login, %s',
  async (_, marketing, expected) => {
    const { app } = await startAppWithProviders()
    const { body } = await atProvider(app, 'google')
    const { sign_up_token: token = '' } = refused(await handleProviderReturn(app, 'google', body))

    signedIn(await app.call(signUpSocial, { body: { ...agreed(token), ...marketing } }))

    const records = await app.db
      .selectFrom('consent_records')
      .select(['kind', 'version', 'place'])
      .where('kind', 'in', optionalConsents)
      .execute()
    expect(records).toEqual(expected.map((kind) => ({ kind, version: 1, place: 'SOCIAL_SIGN_UP' })))
    const mails = await app.db.selectFrom('messages').select('kind').orderBy('position').execute()
    expect(mails.map(({ kind }) => kind)).toEqual([
      'WELCOME',
      ...expected.map(() => 'CONSENT_CHANGED'),
    ])
  },
)

test('[S-15] stores nothing about a new person and opens no session before they agree', async () => {
  const { app } = await startAppWithProviders()
  const { body } = await atProvider(app, 'google')

  const answer = await handleProviderReturn(app, 'google', body)
  const { sign_up_token: token = '' } = refused(answer)

  expect(Object.keys(cookiesOf(answer))).toEqual([])
  expect(await app.call(getMe, {}, { as: { token } })).toMatchObject({ status: 401 })
  for (const table of ['members', 'social_logins', 'social_links', 'sessions'] as const) {
    expect(await app.db.selectFrom(table).selectAll().execute()).toEqual([])
  }
})

test.each(['terms_agree', 'privacy_agree', 'sensitive_agree'] as const)(
  '[S-15] refuses an account without %s',
  async (name) => {
    const { app } = await startAppWithProviders()
    const { body } = await atProvider(app, 'google')
    const { sign_up_token: token = '' } = refused(await handleProviderReturn(app, 'google', body))

    const without = { ...agreed(token), [name]: false as never }
    expect(await app.call(signUpSocial, { body: without })).toMatchObject({
      status: 422,
      refusal: { detail: [{ loc: ['body', name] }] },
    })
    expect(await membersOf(app)).toEqual([])
  },
)

test('[S-15] a sign-up token works once, for 30 minutes, and no other token does', async () => {
  const { app } = await startAppWithProviders()
  const tokenAt = async (provider: 'google' | 'kakao') => {
    const { body } = await atProvider(app, provider)
    return refused(await handleProviderReturn(app, provider, body)).sign_up_token ?? ''
  }
  const signUp = (token: string) => app.call(signUpSocial, { body: agreed(token) })
  const expired = { status: 410, refusal: { code: 'LINK_EXPIRED' } }
  const late = await tokenAt('google')
  app.clock.advance(30 * MINUTE_MS)
  expect(await signUp(late)).toMatchObject(expired)

  const token = await tokenAt('google')
  const { access_token } = signedIn(await signUp(token))
  expect(await signUp(token)).toMatchObject(expired)
  expect(await signUp(access_token)).toMatchObject(expired)
  expect(await membersOf(app)).toHaveLength(1)
})
