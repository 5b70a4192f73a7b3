import { expect, test } from 'vitest'
import type { InputOf } from '#contract/endpoint.ts'
import { listMyLogins, setFirstPassword } from '#contract/my-logins.ts'
import { listMySessions } from '#contract/my-sessions.ts'
import { login } from '#contract/sign-in.ts'
import { sendEmailCode } from '#contract/sign-up.ts'
import { type CallOptions, replyOf, type TestApp } from '#tests/support/app.ts'
import { MINUTE_MS } from '#tests/support/clock.ts'
import { givenMember } from '#tests/support/given.ts'
import { codeSentTo, cookiesOf, refreshWith } from '#tests/support/given-accounts.ts'
import { signInAt, startAppWithProviders } from '#tests/support/given-social.ts'

const PASSWORD = 'a-first-password-4'
const email = 'seoyeon@example.com'

/** A member created by a Google login, who has just signed in. */
async function givenGuestOfGoogle({ verified = true } = {}) {
  const { app, providers } = await startAppWithProviders()
  providers.state.person = { id: '7', name: '이서연', ...(verified && { email, verified }) }
  const signIn = async () => {
    const reply = replyOf(await signInAt(app, 'google'))
    if (!reply.success) throw new Error(reply.message)
    return { token: reply.access_token, user: reply.user_info }
  }
  return { app, signIn, member: await signIn() }
}

const set = (
  app: TestApp,
  body: Partial<InputOf<typeof setFirstPassword>['body']>,
  options: CallOptions,
) => app.call(setFirstPassword, { body: { new_password: PASSWORD, ...body } }, options)

const signInWith = (app: TestApp, user_id: string, password = PASSWORD) =>
  app.call(login, { body: { user_id, password } })

async function codeFor(app: TestApp) {
  replyOf(await app.call(sendEmailCode, { body: { email } }))
  return codeSentTo(app, email)
}

test('[MYP-04] sets a first password right after a social login, and signs in with ID and password', async () => {
  const { app, signIn, member } = await givenGuestOfGoogle({ verified: false })
  await signIn()

  const made = await set(app, {}, { as: member })

  expect(made).toMatchObject({ status: 204 })
  expect(await refreshWith(app, cookiesOf(made).refresh_token!.value)).toMatchObject({ ok: true })
  const { has_password, user_id } = replyOf(await app.call(listMyLogins, {}, { as: member }))
  expect(has_password).toBe(true)
  expect(replyOf(await signInWith(app, user_id)).user_info.id).toBe(member.user.id)
  // The other session has ended; the current one and the new one have not.
  const { items } = replyOf(await app.call(listMySessions, {}, { as: member }))
  expect(items).toHaveLength(2)
})

test('[MYP-04] ten minutes after the login, requires a code sent to the account’s own address', async () => {
  const { app, member } = await givenGuestOfGoogle()
  app.clock.advance(10 * MINUTE_MS + 1)

  const refused = async (body: object) => {
    const answer = await set(app, body, { as: member })
    return answer.ok ? null : answer.refusal.code
  }
  expect(await refused({})).toBe('EMAIL_NOT_VERIFIED')
  expect(await refused({ code: '000000' })).toBe('EMAIL_CODE_MISMATCH')
  const code = await codeFor(app)
  const wrong = code === '111111' ? '222222' : '111111'
  expect(await refused({ code: wrong })).toBe('EMAIL_CODE_MISMATCH')
  expect(await refused({ code, new_password: 'short' })).toBe('PASSWORD_TOO_WEAK')
  expect(await signInWith(app, member.user.user_id)).toMatchObject({ status: 401 })

  expect(await refused({ code })).toBeNull()
  expect(await signInWith(app, member.user.user_id)).toMatchObject({ ok: true })
})

test('[MYP-04] without an address only a new login is accepted', async () => {
  const { app, signIn, member } = await givenGuestOfGoogle({ verified: false })
  app.clock.advance(11 * MINUTE_MS)

  for (const body of [{}, { code: '123456' }]) {
    expect(await set(app, body, { as: member })).toMatchObject({
      refusal: { code: 'EMAIL_NOT_VERIFIED' },
    })
  }
  expect(await set(app, {}, { as: await signIn() })).toMatchObject({ status: 204 })
})

test('[MYP-04] never replaces an existing password, not even with concurrent calls', async () => {
  const { app, member } = await givenGuestOfGoogle()
  const answers = await Promise.all(
    ['one-of-two-racing', 'two-of-two-racing'].map((new_password) =>
      set(app, { new_password }, { as: member }),
    ),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([204, 422])

  const other = await givenMember(app)
  const hashed = { password_hash: 'a hash' }
  await app.db.updateTable('members').set(hashed).where('id', '=', other.id).execute()
  expect(await set(app, {}, { as: other })).toMatchObject({
    refusal: { code: 'CURRENT_PASSWORD_MISMATCH' },
  })
})
