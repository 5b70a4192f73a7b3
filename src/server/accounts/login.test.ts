import { expect, onTestFinished, test } from 'vitest'
import { getMe } from '#contract/accounts.ts'
import { listMembers } from '#contract/admin-members.ts'
import { login, refresh } from '#contract/sign-in.ts'
import { createApp } from '#server/app.ts'
import { replyOf, startApp } from '#tests/support/app.ts'
import { MINUTE_MS } from '#tests/support/clock.ts'
import { givenAdmin, givenMember } from '#tests/support/given.ts'
import { cookiesOf, givenAccount } from '#tests/support/given-accounts.ts'

const wrong = { user_id: 'hana95', password: 'not the password' }

test('[LOG-02] a login returns a token and the user, and sets both cookies', async () => {
  const app = await startApp()
  const { id, userId, password } = await givenAccount(app)

  const answer = await app.call(login, { body: { user_id: userId, password } })

  expect(answer).toMatchObject({
    status: 200,
    reply: {
      token_type: 'Bearer',
      expires_in: 900,
      user_info: {
        id,
        user_id: 'hana95',
        email: 'hana95@example.com',
        role: 'USER',
        is_active: true,
        is_withdrawn: false,
        name: '김하나',
        phone: '01012345678',
        created_at: '2026-11-02T01:30:00.000Z',
        must_change_password: false,
      },
    },
  })
  const { access_token, refresh_token } = cookiesOf(answer)
  expect(access_token!.value).toBe(replyOf(answer).access_token)
  expect(access_token!.attributes).toContain('Max-Age=900; Path=/; SameSite=Lax')
  expect(access_token!.attributes).not.toContain('HttpOnly')
  expect(refresh_token!.attributes).toContain('Max-Age=2592000; Path=/; HttpOnly; SameSite=Lax')
})

test('[A-18] over https both cookies are secure, and the refresh cookie is bound to the host', async () => {
  const app = await startApp()
  const { userId, password } = await givenAccount(app)
  const proxied = await createApp({ deps: app.deps, trustProxy: true })
  onTestFinished(() => proxied.close())
  const post = (url: string, protocol: string, cookie = '', payload = {}) =>
    proxied.inject({
      method: 'POST',
      url,
      payload,
      headers: { 'x-forwarded-proto': protocol, cookie },
    })
  const cookiesBy = async (protocol: string) =>
    cookiesOf(await post(login.path, protocol, '', { user_id: userId, password }))

  const secure = await cookiesBy('https')
  expect(Object.keys(secure).toSorted()).toEqual([
    '__Host-device',
    '__Host-refresh_token',
    'access_token',
  ])
  for (const { attributes } of Object.values(secure)) expect(attributes).toContain('Secure')
  const plain = await cookiesBy('http')
  expect(Object.keys(plain).toSorted()).toEqual(['access_token', 'device', 'refresh_token'])
  for (const { attributes } of Object.values(plain)) expect(attributes).not.toContain('Secure')

  // One that another subdomain planted does not count.
  const { value } = secure['__Host-refresh_token']!
  const renewedBy = async (name: string) =>
    (await post(refresh.path, 'https', `${name}=${value}`)).statusCode
  expect([await renewedBy('refresh_token'), await renewedBy('__Host-refresh_token')]).toEqual([
    401, 200,
  ])
})

test('identifies the caller by the token, as a header or as a cookie', async () => {
  const app = await startApp()
  const { userId, password } = await givenAccount(app)
  const { access_token: token } = replyOf(
    await app.call(login, { body: { user_id: userId, password } }),
  )

  const byHeader = await app.call(getMe, {}, { as: { token } })
  const byCookie = await app.call(getMe, {}, { headers: { cookie: `access_token=${token}` } })

  expect(replyOf(byHeader)).toMatchObject({
    user_id: 'hana95',
    postal_code: null,
    points: 0,
    role: 'USER',
    picture: null,
    providers: [],
  })
  expect(replyOf(byCookie)).toEqual(replyOf(byHeader))
})

test('stores a token only as a hash', async () => {
  const app = await startApp()
  const { userId, password } = await givenAccount(app)
  const answer = await app.call(login, { body: { user_id: userId, password } })

  const [, secret = ''] = cookiesOf(answer).refresh_token!.value.split('.')

  const sessions = await app.db.selectFrom('sessions').selectAll().execute()
  expect(secret).toHaveLength(43)
  expect(JSON.stringify(sessions)).not.toContain(secret)
})

// biome-ignore format: a table reads by columns
test.each([
  ['user_id',  { user_id: '  ', password: 'x' }],
  ['password', { user_id: 'hana95', password: '' }],
])('[LOG-01] refuses a login without %s before trying it', async (field, body) => {
  const app = await startApp()

  expect(await app.call(login, { body })).toMatchObject({
    status: 422,
    refusal: { code: 'VALIDATION_FAILED', detail: [{ loc: ['body', field] }] },
  })
})

test('[LOG-04] replies alike for a wrong password and an unknown ID', async () => {
  const app = await startApp()
  await givenAccount(app)

  const wrongPassword = await app.call(login, { body: wrong })
  const unknownId = await app.call(login, { body: { ...wrong, user_id: 'nobody' } })

  const refusal = {
    code: 'INVALID_CREDENTIALS',
    message: '아이디 또는 비밀번호가 일치하지 않아요.',
    detail: '아이디 또는 비밀번호가 일치하지 않아요.',
  }
  expect(wrongPassword).toMatchObject({ status: 401, refusal })
  expect(unknownId).toMatchObject({ status: 401, refusal })
  expect(cookiesOf(wrongPassword)).toEqual({})
})

test('[SEC-03] takes as long for an unknown ID as for a wrong password', async () => {
  const app = await startApp({ rateLimits: false })
  await givenAccount(app)
  // Time of the processor instead of the clock, which a busy machine stretches for either.
  const timeOf = async (userId: string) => {
    const start = process.cpuUsage()
    await app.call(login, { body: { ...wrong, user_id: userId } })
    const { user, system } = process.cpuUsage(start)
    return user + system
  }

  let known = Number.POSITIVE_INFINITY
  let unknown = Number.POSITIVE_INFINITY
  for (let turn = 0; turn < 7; turn++) {
    known = Math.min(known, await timeOf('hana95'))
    unknown = Math.min(unknown, await timeOf('nobody'))
  }

  expect(unknown).toBeGreaterThan(known / 2)
})

test('[LOG-03] reveals that an account is closed or disabled only to a caller who knows the password', async () => {
  const app = await startApp()
  const { userId, password } = await givenAccount(app)
  const right = { user_id: userId, password }

  await app.db.updateTable('members').set({ is_active: false }).execute()
  expect(await app.call(login, { body: wrong })).toMatchObject({ status: 401 })
  expect(await app.call(login, { body: right })).toMatchObject({
    status: 403,
    refusal: { code: 'ACCOUNT_DISABLED' },
  })

  await app.db.updateTable('members').set({ withdrawn_at: app.clock.now() }).execute()
  expect(await app.call(login, { body: wrong })).toMatchObject({ status: 401 })
  expect(await app.call(login, { body: right })).toMatchObject({
    status: 403,
    refusal: { code: 'WITHDRAWN_MEMBER', message: '탈퇴한 회원이에요.' },
  })
  expect(await app.db.selectFrom('sessions').select('id').execute()).toEqual([])
})

test('[SEC-03] limits guesses of one network to five in 15 minutes, also concurrent ones', async () => {
  const app = await startApp()
  const { password } = await givenAccount(app)

  const guesses = await Promise.all(
    Array.from({ length: 15 }, () => app.call(login, { body: wrong })),
  )
  expect(guesses.filter(({ status }) => status === 401)).toHaveLength(5)

  const right = { user_id: 'HANA95', password }
  expect(await app.call(login, { body: right })).toMatchObject({
    status: 429,
    headers: { 'retry-after': '900' },
  })
  app.clock.advance(15 * MINUTE_MS)
  expect((await app.call(login, { body: right })).status).toBe(200)
})

test('[SEC-03] does not count successful logins', async () => {
  const app = await startApp()
  const { userId, password } = await givenAccount(app)

  for (let i = 0; i < 12; i++) {
    const answer = await app.call(login, { body: { user_id: userId, password } })
    expect(answer.status).toBe(200)
  }
})

test('[LOG-05] an access token expires after 15 minutes', async () => {
  const app = await startApp()
  const member = await givenMember(app)

  app.clock.advance(15 * MINUTE_MS - 1_000)
  expect((await app.call(getMe, {}, { as: member })).status).toBe(200)
  app.clock.advance(1_000)
  expect(await app.call(getMe, {}, { as: member })).toMatchObject({
    status: 401,
    refusal: { code: 'SIGN_IN_REQUIRED' },
  })
})

// biome-ignore format: a table reads by columns
test.each([
  ['nothing',            'nothing'],
  ['an unsigned token',  'eyJhbGciOiJub25lIn0.eyJqdGkiOiJ4In0.'],
])('treats a bearer token of %s as a visitor', async (_what, token) => {
  const app = await startApp()

  expect((await app.call(getMe, {}, { as: { token } })).status).toBe(401)
})

test('a disabled account or a lost role takes effect at once', async () => {
  const app = await startApp()
  const admin = await givenAdmin(app)
  const members = () => app.call(listMembers, {}, { as: admin })
  expect((await members()).status).toBe(200)

  await app.db.updateTable('members').set({ role: 'USER' }).execute()
  expect(await members()).toMatchObject({ status: 403, refusal: { code: 'FORBIDDEN' } })

  await app.db.updateTable('members').set({ is_active: false }).execute()
  expect((await members()).status).toBe(401)
})

test('the ID admin is an administrator only for the account of the installation', async () => {
  const app = await startApp()
  const { userId, password } = await givenAccount(app, { userId: 'admin', role: 'ADMIN' })
  const signIn = async () =>
    replyOf(await app.call(login, { body: { user_id: userId, password } })).user_info.role

  expect(await signIn()).toBe('USER')
  await app.db.updateTable('members').set({ made_by_installation: true }).execute()
  expect(await signIn()).toBe('ADMIN')
})
