import { expect, test } from 'vitest'
import { login } from '#contract/sign-in.ts'
import type { Deps } from '#server/deps.ts'
import { startApp, type TestApp } from '#tests/support/app.ts'
import { openBrowser, type TestBrowser } from '#tests/support/browser.ts'
import { DAY_MS, MINUTE_MS } from '#tests/support/clock.ts'
import { codeSentTo, givenAccount, PASSWORD } from '#tests/support/given-accounts.ts'

const right = { user_id: 'hana95', password: PASSWORD }
const HOME = '203.0.113.9'
const email = 'hana95@example.com'
const stepUp = { status: 429, code: 'TOO_MANY_REQUESTS', body: { step_up: 'EMAIL_CODE' } }

interface Attempt {
  readonly user_id?: string
  readonly password?: string
  readonly code?: string
}

const signIn = (browser: TestBrowser, given: Attempt = {}) =>
  browser.post(login.path, { ...right, ...given })

/** Mails are only stored: nothing delivers in these tests. */
const mail: Deps['mail'] = { from: 'studio@gyeol.test', send: async () => {}, close: () => {} }

/** An account whose limit of strangers is used up from many networks. */
async function givenAttack({ isMailed = true } = {}) {
  const app = await startApp({ mail: isMailed ? mail : null })
  await givenAccount(app)
  await attack(app, 'hana95')
  return app
}

async function attack(app: TestApp, user_id: string) {
  for (let i = 0; i < 10; i += 1) {
    await signIn(openBrowser(app, `198.51.100.${i}`), { user_id, password: `guess ${i}` })
  }
}

const mailsOf = ({ db }: TestApp) =>
  db.selectFrom('messages').select(['kind', 'recipient', 'text']).execute()

const other = (code: string) => (code === '000000' ? '111111' : '000000')

test('[A-04] an owner with the right password signs in on a new browser during an attack, by a code', async () => {
  const app = await givenAttack()
  const own = openBrowser(app, HOME)

  expect(await signIn(own)).toMatchObject(stepUp)
  const code = await codeSentTo(app, email)
  expect(await signIn(own, { code: other(code) })).toMatchObject({
    status: 400,
    code: 'EMAIL_CODE_MISMATCH',
  })
  expect((await signIn(own, { code, user_id: 'HANA95' })).status).toBe(200)

  // From now on the account knows the browser.
  expect((await signIn(own)).status).toBe(200)
})

test('[A-04] a right password, a wrong one and an unknown ID get one reply, and only the right one a mail', async () => {
  const app = await givenAttack()
  await attack(app, 'nobody')
  const attempts: Attempt[] = [{}, { password: 'wrong' }, { user_id: 'nobody' }]

  const replies = []
  for (const attempt of attempts) {
    const { status, body } = await signIn(openBrowser(app, HOME), attempt)
    replies.push({ status, ...body, request_id: '' })
  }

  const message: unknown = expect.stringContaining('15분 뒤')
  expect(replies[0]).toMatchObject({ ...stepUp.body, status: 429, retry_after: 900, message })
  expect(replies[1]).toEqual(replies[0])
  expect(replies[2]).toEqual(replies[0])
  expect(await mailsOf(app)).toEqual([
    { kind: 'LOGIN_CODE', recipient: email, text: expect.any(String) },
  ])
})

test('[A-04] a code is for the browser that asked, for one login, ten minutes and five tries', async () => {
  const app = await givenAttack()
  const [own, stranger] = [openBrowser(app, HOME), openBrowser(app, HOME)]
  await signIn(own)
  await signIn(stranger, { password: 'wrong' })
  const code = await codeSentTo(app, email)

  for (let i = 0; i < 6; i += 1) {
    expect((await signIn(stranger, { code })).code).toMatch(/^EMAIL_CODE_/)
  }
  expect((await signIn(openBrowser(app, HOME), { code })).code).toBe('EMAIL_CODE_MISMATCH')
  expect(await signIn(own, { code, password: 'wrong' })).toMatchObject({ status: 401 })
  expect((await signIn(own, { code })).code).toBe('EMAIL_CODE_EXPIRED')

  app.clock.advance(1_000)
  await signIn(own)
  const late = await codeSentTo(app, email)
  app.clock.advance(10 * MINUTE_MS)
  await attack(app, 'hana95')
  expect((await signIn(own, { code: late })).code).toBe('EMAIL_CODE_EXPIRED')
})

test('[A-04] strangers learn about ten passwords in 15 minutes, whatever codes they send', async () => {
  const app = await givenAttack()
  for (let i = 0; i < 20; i += 1) {
    const stranger = openBrowser(app, `192.0.2.${i}`)
    const given = { password: i % 2 ? PASSWORD : 'wrong' }
    expect(await signIn(stranger, given)).toMatchObject(stepUp)
    expect((await signIn(stranger, { ...given, code: '' })).status).toBe(422)
    const { code } = await signIn(openBrowser(app, `192.0.2.${i}`), { ...given, code: '123456' })
    expect(code).toBe('EMAIL_CODE_MISMATCH')
  }
})

test('[A-04] an owner’s login by a code frees no guess for strangers', async () => {
  const app = await startApp({ mail })
  await givenAccount(app)
  // Half of the guesses come from the owner's network, whose share they use up.
  for (let i = 0; i < 5; i += 1) {
    await signIn(openBrowser(app, HOME), { password: `guess ${i}` })
    await signIn(openBrowser(app, `198.51.100.${i}`), { password: `guess ${i}` })
  }
  const own = openBrowser(app, HOME)
  await signIn(own)
  expect((await signIn(own, { code: await codeSentTo(app, email) })).status).toBe(200)

  const stranger = openBrowser(app, '192.0.2.77')
  expect(await signIn(stranger, { password: 'wrong' })).toMatchObject(stepUp)
})

test('[A-04] sends at most twenty codes a day to an account, and refuses alike', async () => {
  const app = await givenAttack()
  for (let i = 0; i < 25; i += 1) {
    expect(await signIn(openBrowser(app, `192.0.2.${i}`))).toMatchObject(stepUp)
  }
  expect(await mailsOf(app)).toHaveLength(20)

  app.clock.advance(DAY_MS)
  await attack(app, 'hana95')
  await signIn(openBrowser(app, HOME))
  expect(await mailsOf(app)).toHaveLength(21)
})

test('[A-04] sends no code to a closed, disabled or address-less account', async () => {
  const app = await givenAttack()
  const states = [
    { is_active: false },
    { is_active: true, email: '' },
    { email, withdrawn_at: app.clock.now() },
  ]
  for (const state of states) {
    await app.db.updateTable('members').set(state).execute()
    expect(await signIn(openBrowser(app, HOME))).toMatchObject(stepUp)
  }
  expect(await mailsOf(app)).toEqual([])
})

test('[A-04] without a mail server says that a known browser or waiting remains', async () => {
  const app = await givenAttack({ isMailed: false })

  const refused = await signIn(openBrowser(app, HOME))

  expect(refused).toMatchObject({ status: 429, code: 'TOO_MANY_REQUESTS' })
  expect(refused.body.step_up).toBeUndefined()
  expect(refused.body.message).toContain('전에 로그인했던 브라우저')
  app.clock.advance(15 * MINUTE_MS)
  expect((await signIn(openBrowser(app, HOME))).status).toBe(200)
})
