import { sql } from 'kysely'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { getMe, withdraw } from '#contract/accounts.ts'
import { createInquiry } from '#contract/inquiries.ts'
import { login } from '#contract/sign-in.ts'
import { linkSocialLogin, listSocialProviders, startSocialLogin } from '#contract/social-login.ts'
import { socialProviders } from '#domain/accounts/social-providers.ts'
import { type Called, replyOf, startApp, type TestApp } from '#tests/support/app.ts'
import { MINUTE_MS } from '#tests/support/clock.ts'
import { cookiesOf, givenAccount } from '#tests/support/given-accounts.ts'
import { inquiryOf } from '#tests/support/given-inquiries.ts'
import {
  arrive,
  atProvider,
  CALLBACK,
  handleProviderReturn,
  newAttempt,
  refused,
  signedIn,
  signInAt,
  startAppWithProviders,
} from '#tests/support/given-social.ts'

const membersOf = ({ db }: TestApp) =>
  db.selectFrom('members').select(['user_id', 'email']).execute()
const query = ({ challenge, state } = newAttempt(), redirect_uri = CALLBACK) => ({
  code_challenge: challenge,
  state,
  redirect_uri,
})

test('[LOG-06] offers only providers that are configured', async () => {
  const none = await startApp()
  const { app: all } = await startAppWithProviders()
  const enabledOf = async (app: TestApp) =>
    replyOf(await app.call(listSocialProviders, {})).items.map(({ enabled }) => enabled)

  expect(await enabledOf(none)).toEqual([false, false, false, false, false])
  expect(await enabledOf(all)).toEqual([true, true, true, true, true])
  expect(
    await none.call(startSocialLogin, { params: { provider: 'kakao' }, query: query() }),
  ).toMatchObject({ status: 404, refusal: { code: 'PROVIDER_NOT_CONFIGURED' } })
  expect(
    await all.call(startSocialLogin, { params: { provider: 'myspace' }, query: query() }),
  ).toMatchObject({ status: 404, refusal: { code: 'PROVIDER_NOT_CONFIGURED' } })
})

test.each(socialProviders)(
  '[SOC-02] [S-15] signs in with %s after agreeing once, and finds the same member next time',
  async (provider) => {
    const { app } = await startAppWithProviders()

    const first = await signInAt(app, provider)
    const { access_token: token, user_info: user } = signedIn(first)
    const second = signedIn(await signInAt(app, provider))

    expect(user).toMatchObject({ name: '이서연', role: 'USER', is_active: true })
    expect(user.user_id).toMatch(new RegExp(`^${provider}[0-9a-f]{12}$`))
    expect(second.user_info.id).toBe(user.id)
    expect(cookiesOf(first).access_token!.value).toBe(token)
    expect(cookiesOf(first).refresh_token!.attributes).toContain('HttpOnly')
    expect(replyOf(await app.call(getMe, {}, { as: { token } }))).toMatchObject({
      id: user.id,
      providers: [provider],
    })
  },
)

test('[A-11] cleans a name from a provider, since nobody can be asked to correct it', async () => {
  const { app, providers } = await startAppWithProviders()
  providers.state.person = { ...providers.state.person, name: '이\u202e서연\n https://t.me/win' }

  const { user_info: user } = signedIn(await signInAt(app, 'kakao'))

  expect(user.name).toBe('이서연 t me win')
})

// biome-ignore format: a table reads by columns
test.each([
  ['zalo',     'app_id',    true,  null,   null],
  ['google',   'client_id', true,  'S256', 'openid email profile'],
  ['facebook', 'client_id', false, null,   'email,public_profile'],
  ['kakao',    'client_id', false, null,   null],
  ['naver',    'client_id', false, null,   null],
] as const)('[SOC-02] calls %s as its documentation says', async (provider, idName, pkce, method, scope) => {
  const { app } = await startAppWithProviders()
  const attempt = newAttempt()

  const { searchParams: sent } = (await atProvider(app, provider, attempt)).url

  expect(sent.get(idName)).toBe(`id-at-${provider}`)
  expect(sent.get('state')).toBe(attempt.state)
  expect(sent.get('redirect_uri')).toBe(CALLBACK)
  expect(sent.get('code_challenge')).toBe(pkce ? attempt.challenge : null)
  expect(sent.get('code_challenge_method')).toBe(method)
  expect(sent.get('scope')).toBe(scope)
})

test('[SOC-02] refuses another state, verifier or provider, and a repeated or late code', async () => {
  const { app } = await startAppWithProviders()
  const { body } = await atProvider(app, 'naver')
  const wrong = async (given: object, provider = 'naver' as const) =>
    refused(await handleProviderReturn(app, provider, { ...body, ...given })).message

  expect(await wrong({ state: 'another-state' })).toContain('로그인 시간이 지났거나')
  expect(await wrong({ code_verifier: newAttempt().verifier })).toContain('로그인 시간이 지났거나')
  refused(await handleProviderReturn(app, 'kakao', body))
  expect(await membersOf(app)).toEqual([])
  signedIn(await arrive(app, 'naver', body))
  refused(await handleProviderReturn(app, 'naver', body))

  const late = await atProvider(app, 'naver')
  app.clock.advance(10 * MINUTE_MS)
  refused(await handleProviderReturn(app, 'naver', late.body))
})

test('[SOC-02] never sends a code to another site', async () => {
  const { app } = await startAppWithProviders()

  expect(
    await app.call(startSocialLogin, {
      params: { provider: 'kakao' },
      query: query(newAttempt(), 'https://evil.test/callback'),
    }),
  ).toMatchObject({ status: 422, refusal: { code: 'REDIRECT_NOT_ALLOWED' } })
})

test('[SEC-03] one network starts sixty logins at providers in ten minutes', async () => {
  const { app } = await startAppWithProviders()
  const start = () => app.call(startSocialLogin, { params: { provider: 'kakao' }, query: query() })
  const statuses: number[] = []
  while (statuses.length <= 60) statuses.push((await start()).status)

  expect(statuses).toEqual([...Array(60).fill(200), 429])
})

test('[SOC-02] people without a verified address sign in as separate members without an address', async () => {
  const { app, providers } = await startAppWithProviders()
  const account = await givenAccount(app)
  providers.state.person = {
    id: '1',
    name: '응우옌 린',
    email: 'hana95@example.com',
    verified: false,
  }
  const ids: string[] = []
  for (const provider of socialProviders) {
    ids.push(signedIn(await signInAt(app, provider)).user_info.id)
  }

  expect(new Set([account.id, ...ids]).size).toBe(6)
  expect((await membersOf(app)).filter(({ email }) => email === '')).toHaveLength(5)
  expect(await app.db.selectFrom('messages').select('id').execute()).toEqual([])
})

test('[SOC-02] links a member’s verified address when that member signs in, and only then', async () => {
  const { app, providers } = await startAppWithProviders()
  const { id, userId, password } = await givenAccount(app)
  const other = await givenAccount(app, { userId: 'duri' })
  providers.state.person = { id: '77', name: '김하나', email: 'Hana95@example.com', verified: true }
  const tokenOf = async (user_id: string) =>
    replyOf(await app.call(login, { body: { user_id, password } })).access_token

  const answer = await signInAt(app, 'google')
  const { message, link_token = '' } = refused(answer)
  expect(message).toContain('같은 이메일로 가입한 계정이 있어요')
  expect(cookiesOf(answer)).toEqual({})

  const link = async (token?: string): Promise<Called<typeof linkSocialLogin>> =>
    app.call(linkSocialLogin, { body: { link_token } }, { as: token ? { token } : undefined })
  expect(await link()).toMatchObject({ status: 401 })
  expect(await link(await tokenOf(other.userId))).toMatchObject({
    status: 410,
    refusal: { code: 'LINK_EXPIRED' },
  })
  const token = await tokenOf(userId)
  expect(await link(token)).toMatchObject({ status: 200, reply: { success: true } })
  expect(await link(token)).toMatchObject({ status: 410 })
  expect(signedIn(await signInAt(app, 'google')).user_info.id).toBe(id)
})

test('[SOC-02] the same address from two providers is two logins of one member after proof', async () => {
  const { app } = await startAppWithProviders()
  const { user_info: user, access_token: token } = signedIn(await signInAt(app, 'google'))

  const { link_token = '' } = refused(await signInAt(app, 'kakao'))
  await app.call(linkSocialLogin, { body: { link_token } }, { as: { token } })

  expect(signedIn(await signInAt(app, 'kakao')).user_info.id).toBe(user.id)
  expect(replyOf(await app.call(getMe, {}, { as: { token } })).providers).toEqual([
    'google',
    'kakao',
  ])
})

test('a pending link expires after half an hour', async () => {
  const { app } = await startAppWithProviders()
  signedIn(await signInAt(app, 'google'))
  const { link_token = '' } = refused(await signInAt(app, 'kakao'))
  app.clock.advance(30 * MINUTE_MS)

  const { access_token: token } = signedIn(await signInAt(app, 'google'))
  const answer = await app.call(linkSocialLogin, { body: { link_token } }, { as: { token } })

  expect(answer).toMatchObject({ status: 410, refusal: { code: 'LINK_EXPIRED' } })
})

test('two tabs that return at once create one member', async () => {
  const { app } = await startAppWithProviders()
  const bodies = [await atProvider(app, 'kakao'), await atProvider(app, 'kakao')]

  const answers = await Promise.all(bodies.map(({ body }) => arrive(app, 'kakao', body)))

  expect(answers.every((answer) => answer.ok || answer.status === 410)).toBe(true)
  expect(await membersOf(app)).toHaveLength(1)
})

test('a disabled or closed account gets a refusal that says so and no session', async () => {
  const { app } = await startAppWithProviders()
  signedIn(await signInAt(app, 'kakao'))

  await app.db.updateTable('members').set({ is_active: false }).execute()
  expect(refused(await signInAt(app, 'kakao')).message).toContain('사용이 중지된 계정')
  await app.db.updateTable('members').set({ withdrawn_at: app.clock.now() }).execute()
  expect(refused(await signInAt(app, 'kakao')).message).toBe('탈퇴한 회원이에요.')
})

test('[SOC-02] a member without an address asks questions, gets no mail, and closes the account without affecting others', async () => {
  const { app } = await startAppWithProviders()
  const { access_token: token } = signedIn(await signInAt(app, 'facebook'))
  const other = signedIn(await signInAt(app, 'naver'))

  expect(await app.call(createInquiry, { body: inquiryOf() }, { as: { token } })).toMatchObject({
    ok: true,
  })
  expect(await app.call(withdraw, {}, { as: { token } })).toMatchObject({ status: 200 })

  expect(await app.db.selectFrom('messages').select('id').execute()).toEqual([])
  expect(signedIn(await signInAt(app, 'naver')).user_info.id).toBe(other.user_info.id)
  expect(signedIn(await signInAt(app, 'facebook')).user_info.id).not.toBe(other.user_info.id)
})

test('[SEC-01] a provider’s tokens are neither stored, nor logged, nor sent to the browser', async () => {
  const lines: string[] = []
  const log = pino({ level: 'trace' }, { write: (line: string) => lines.push(line) })
  const { app, providers } = await startAppWithProviders({ log })
  const tokens = { access_token: 'token-of-kakao', refresh_token: 'renewal-of-kakao' }
  providers.state.instead = { token: [200, tokens], profile: [200, { id: 77 }] }

  const answer = await signInAt(app, 'kakao')

  const { rows } = await sql<{ stored: string }>`
    select query_to_xml('select * from ' || quote_ident(tablename), true, false, '')::text as stored
    from pg_tables where schemaname = 'public'`.execute(app.db)
  expect(signedIn(answer).user_info.user_id).toMatch(/^kakao/)
  expect(rows.map(({ stored }) => stored).join()).toContain(signedIn(answer).user_info.user_id)
  expect(JSON.stringify([answer, rows, lines])).not.toMatch(/(?:token|renewal)-of-kakao/)
})
