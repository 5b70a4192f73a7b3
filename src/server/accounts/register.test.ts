import { expect, test } from 'vitest'
import { login } from '#contract/sign-in.ts'
import {
  checkUserId,
  register,
  sendEmailCode,
  sendPhoneCode,
  verifyEmailCode,
  verifyPhoneCode,
} from '#contract/sign-up.ts'
import { startApp, type TestApp } from '#tests/support/app.ts'
import { openBrowser } from '#tests/support/browser.ts'
import { MINUTE_MS } from '#tests/support/clock.ts'
import {
  codeSentTo,
  givenAccount,
  givenProvenEmail,
  givenSignedUp,
  PASSWORD,
  signUpForm,
} from '#tests/support/given-accounts.ts'

const NETWORK = '203.0.113.7'
const email = 'hana@example.com'
const unverified = { status: 422, code: 'EMAIL_NOT_VERIFIED' }

const codes = (answers: readonly { ok: boolean }[]) =>
  answers.map((it) => ('refusal' in it ? (it.refusal as { code: string }).code : 'REGISTERED'))

async function givenPhoneIsRequired({ db, clock }: TestApp) {
  const changes = JSON.stringify({ requirePhoneVerification: true })
  await db.updateTable('settings').set({ changes, updated_at: clock.now() }).execute()
}

test('[SGN-04] [SGN-05] a person who proved their address becomes a member and can sign in', async () => {
  const app = await startApp()
  await givenProvenEmail(app)

  const registered = await app.call(register, { body: signUpForm() }, { language: 'vi' })

  expect(registered).toMatchObject({ status: 201, reply: { success: true } })
  const member = await app.db.selectFrom('members').selectAll().executeTakeFirstOrThrow()
  expect(member).toMatchObject({
    user_id: 'hana95',
    email: 'hana@example.com',
    phone: '01012345678',
    role: 'USER',
    language: 'vi',
    postal_code: null,
    made_by_installation: false,
  })
  expect(member.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  const body = { user_id: 'HANA95', password: PASSWORD }
  expect((await app.call(login, { body })).status).toBe(200)
})

test('[SGN-01] stores the three required consents with the versions of their texts', async () => {
  const app = await startApp()
  const at = app.clock.now()
  const html = JSON.stringify({ ko: '<p>새 약관</p>' })
  await app.db
    .insertInto('policies')
    .values({ kind: 'terms', version: 7, effective_at: at, html })
    .execute()

  await givenSignedUp(app)

  const consents = await app.db.selectFrom('consent_records').selectAll().orderBy('kind').execute()
  expect(consents.map(({ kind, version }) => [kind, version])).toEqual([
    ['privacy', 1],
    ['sensitive', 1],
    ['terms', 7],
  ])
  expect(consents[0]).toMatchObject({ event: 'GIVEN', place: 'SIGN_UP', at })
})

test('welcomes a new member in their language', async () => {
  const app = await startApp()
  await givenSignedUp(app)

  const welcome = await app.db
    .selectFrom('messages')
    .select(['recipient', 'language'])
    .where('kind', '=', 'WELCOME')
    .execute()
  expect(welcome).toEqual([{ recipient: 'hana@example.com', language: 'ko' }])
})

// biome-ignore format: a table reads by columns
test.each([
  ['name',             { name: ' ' }],
  ['email',            { email: 'hana' }],
  ['user_id',          { user_id: 'hana_95' }],
  ['user_id',          { user_id: 'a'.repeat(51) }],
  ['password',         { password: '', password_confirm: '' }],
  ['password_confirm', { password_confirm: 'something else' }],
  ['phone',            { phone: '1234' }],
  ['terms_agree',      { terms_agree: false as true }],
  ['privacy_agree',    { privacy_agree: false as true }],
  ['sensitive_agree',  { sensitive_agree: 'yes' as unknown as true }],
])('[SGN-04] refuses a form with a wrong %s field by field: %j', async (field, part) => {
  const app = await startApp()
  await givenProvenEmail(app)

  const answer = await app.call(register, { body: signUpForm(part) })

  expect(answer).toMatchObject({
    status: 422,
    refusal: { code: 'VALIDATION_FAILED', detail: [{ loc: ['body', field] }] },
  })
})

// biome-ignore format: a table reads by columns
test.each([
  ['Admin',   PASSWORD,      'USER_ID_RESERVED'],
  ['support', PASSWORD,      'USER_ID_RESERVED'],
  ['hana95',  'seven77',     'PASSWORD_TOO_WEAK'],
  ['hana95',  'Password123', 'PASSWORD_TOO_WEAK'],
  ['hanakim95', 'HanaKim95', 'PASSWORD_TOO_WEAK'],
])('the ID %s with the password %s: %s', async (userId, password, code) => {
  const app = await startApp()
  await givenProvenEmail(app)

  const answer = await app.call(register, { body: signUpForm({ user_id: userId, password }) })

  expect(answer).toMatchObject({ status: 422, refusal: { code } })
})

test('[SGN-03] an address must be proven by its code, within 30 minutes, for one account', async () => {
  const app = await startApp()
  const unproven = { status: 422, refusal: { code: 'EMAIL_NOT_VERIFIED' } }

  expect(await app.call(register, { body: signUpForm() })).toMatchObject(unproven)

  await givenProvenEmail(app)
  const elsewhere = signUpForm({ email: 'duri@example.com' })
  expect(await app.call(register, { body: elsewhere })).toMatchObject(unproven)

  app.clock.advance(30 * MINUTE_MS + 1)
  expect(await app.call(register, { body: signUpForm() })).toMatchObject(unproven)
  expect(await app.db.selectFrom('members').select('id').execute()).toEqual([])
})

test('a proof is used once: it does not open a second account when the first is gone', async () => {
  const app = await startApp()
  await givenSignedUp(app)
  await app.db.updateTable('members').set({ withdrawn_at: app.clock.now() }).execute()

  const again = await app.call(register, { body: signUpForm({ user_id: 'duri' }) })

  expect(again).toMatchObject({ refusal: { code: 'EMAIL_NOT_VERIFIED' } })
})

test('reveals only to the owner of an address that it is a member’s', async () => {
  const app = await startApp()
  await givenSignedUp(app)
  app.clock.advance(31 * MINUTE_MS)
  const body = signUpForm({ user_id: 'duri' })

  const stranger = await app.call(register, { body })
  await givenProvenEmail(app)
  const owner = await app.call(register, { body })

  expect(stranger).toMatchObject({ status: 422, refusal: { code: 'EMAIL_NOT_VERIFIED' } })
  expect(owner).toMatchObject({ status: 409, refusal: { code: 'EMAIL_TAKEN' } })
})

test('[SGN-07] an ID is unique whatever its case', async () => {
  const app = await startApp()
  await givenSignedUp(app)
  const email = await givenProvenEmail(app, 'duri@example.com')

  const checked = await app.call(checkUserId, { body: { user_id: 'Hana95' } })
  const taken = await app.call(register, { body: signUpForm({ email, user_id: 'Hana95' }) })

  expect(checked).toMatchObject({
    status: 200,
    reply: { available: false, message: '이미 사용 중인 아이디예요.' },
  })
  expect(taken).toMatchObject({ status: 409, refusal: { code: 'USER_ID_TAKEN' } })
})

// biome-ignore format: a table reads by columns
test.each([
  ['duri',    true,  '사용할 수 있는 아이디예요.'],
  ['hana95',  false, '이미 사용 중인 아이디예요.'],
  ['두리',    false, '아이디는 영문과 숫자만 사용할 수 있어요.'],
  ['ADMIN',   false, '사용할 수 없는 아이디예요.'],
])('[SGN-02] the ID %s is available: %s', async (userId, available, message) => {
  const app = await startApp()
  await givenAccount(app)

  const answer = await app.call(checkUserId, { body: { user_id: userId } })

  expect(answer).toMatchObject({ status: 200, reply: { available, message } })
})

test('limits ID checks, so that nobody can enumerate the members', async () => {
  const app = await startApp()

  const statuses: number[] = []
  for (let i = 0; i < 61; i++) {
    statuses.push((await app.call(checkUserId, { body: { user_id: `hana${i}` } })).status)
  }

  expect(statuses.indexOf(429)).toBe(60)
})

test('of concurrent registrations with one ID one succeeds', async () => {
  const app = await startApp()
  const emails = Array.from({ length: 8 }, (_, i) => `racer${i}@example.com`)
  for (const email of emails) await givenProvenEmail(app, email)

  const answers = await Promise.all(
    emails.map((email) => app.call(register, { body: signUpForm({ email }) })),
  )

  expect(codes(answers).sort()).toEqual(['REGISTERED', ...Array(7).fill('USER_ID_TAKEN')])
  expect(await app.db.selectFrom('consent_records').select('kind').execute()).toHaveLength(3)
})

test('of concurrent registrations with one address one creates an account', async () => {
  const app = await startApp()
  await givenProvenEmail(app)

  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, i) =>
      app.call(register, { body: signUpForm({ user_id: `racer${i}` }) }),
    ),
  )

  expect(codes(answers).sort()).toEqual([...Array(7).fill('EMAIL_TAKEN'), 'REGISTERED'])
})

test('[SGN-08] requires a proven phone where the settings say so', async () => {
  const app = await startApp()
  await givenPhoneIsRequired(app)
  await givenProvenEmail(app)

  const before = await app.call(register, { body: signUpForm() })
  await app.call(sendPhoneCode, { body: { phone: '01012345678' } })
  const code = await codeSentTo(app, '01012345678')
  await app.call(verifyPhoneCode, { body: { phone: '01012345678', code } })
  const after = await app.call(register, { body: signUpForm() })

  expect(before).toMatchObject({ status: 422, refusal: { code: 'PHONE_NOT_VERIFIED' } })
  expect(after.status).toBe(201)
})

test('[A-10] an address proven by a browser cannot be used by another one in the same network', async () => {
  const app = await startApp()
  const [person, neighbour] = [openBrowser(app, NETWORK), openBrowser(app, NETWORK)]
  await person.post(sendEmailCode.path, { email })
  await neighbour.post(sendEmailCode.path, { email: 'duri@example.com' })
  await person.post(verifyEmailCode.path, { email, code: await codeSentTo(app, email) })

  expect(await neighbour.post(register.path, signUpForm({ email }))).toMatchObject(unverified)
  const withoutCookies = openBrowser(app, NETWORK)
  expect(await withoutCookies.post(register.path, signUpForm({ email }))).toMatchObject(unverified)
  // The person moves to another network with the same browser.
  person.moveTo('198.51.100.20')
  expect((await person.post(register.path, signUpForm({ email }))).status).toBe(201)
})

test('[SEC-03] an address proven by a caller without cookies cannot be used in another network', async () => {
  const app = await startApp()
  await givenCodeSent(app)
  const code = await codeSentTo(app, email)
  await openBrowser(app, NETWORK).post(verifyEmailCode.path, { email, code })

  const elsewhere = openBrowser(app, '198.51.100.20')
  expect(await elsewhere.post(register.path, signUpForm({ email }))).toMatchObject(unverified)
})

test('[SGN-05] a caller without cookies can register from the network that proved the address', async () => {
  const app = await startApp()
  await givenCodeSent(app)
  const remoteAddress = '2001:db8:1:2::5'
  const code = await codeSentTo(app, email)
  const url = '/v1/auth/email/verify'
  await app.app.inject({ method: 'POST', url, payload: { email, code }, remoteAddress })

  const registered = await app.app.inject({
    method: 'POST',
    url: '/v1/auth/register',
    payload: signUpForm({ email }),
    remoteAddress: '2001:db8:1:2::99',
  })
  expect(registered.statusCode).toBe(201)
})

const givenCodeSent = (app: TestApp) => app.call(sendEmailCode, { body: { email } })
