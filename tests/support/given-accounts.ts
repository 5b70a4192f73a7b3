import { findPassword, login, refresh } from '#contract/sign-in.ts'
import { register, sendEmailCode, verifyEmailCode } from '#contract/sign-up.ts'
import type { Role } from '#domain/accounts/roles.ts'
import { hashPassword } from '#server/accounts/index.ts'
import { replyOf, type TestApp } from './app.ts'

export const PASSWORD = '결따라-흐르는-머리'

/** Sign-up form of a person; any field can be overridden. */
export const signUpForm = (given: Partial<SignUpForm> = {}): SignUpForm => ({
  name: '김하나',
  email: 'hana@example.com',
  user_id: 'hana95',
  password: PASSWORD,
  password_confirm: given.password ?? PASSWORD,
  phone: '010-1234-5678',
  terms_agree: true,
  privacy_agree: true,
  sensitive_agree: true,
  ...given,
})

export interface SignUpForm {
  readonly name: string
  readonly email: string
  readonly user_id: string
  readonly password: string
  readonly password_confirm: string
  readonly phone: string
  readonly postal_code?: string
  readonly basic_address?: string
  readonly detailed_address?: string
  readonly terms_agree: true
  readonly privacy_agree: true
  readonly sensitive_agree: true
  readonly marketing_agree?: boolean
}

/** Returns the code in the newest message to an address or phone number. */
export async function codeSentTo({ db }: TestApp, recipient: string): Promise<string> {
  const { text } = await db
    .selectFrom('messages')
    .select('text')
    .where('recipient', '=', recipient)
    .where('kind', 'in', ['EMAIL_CODE', 'PHONE_CODE', 'GUEST_CODE', 'LOGIN_CODE'])
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  const [code] = /(?<!\d)\d{6}(?!\d)/.exec(text) ?? []
  if (!code) throw new Error(`no code in: ${text}`)
  return code
}

/** Verifies an address by the code in its email. */
export async function givenProvenEmail(app: TestApp, email = 'hana@example.com') {
  replyOf(await app.call(sendEmailCode, { body: { email } }))
  const code = await codeSentTo(app, email)
  replyOf(await app.call(verifyEmailCode, { body: { email, code } }))
  return email
}

/** Signs a person up through the form. */
export async function givenSignedUp(app: TestApp, given: Partial<SignUpForm> = {}) {
  const form = signUpForm(given)
  await givenProvenEmail(app, form.email)
  replyOf(await app.call(register, { body: form }))
  return form
}

/** Creates a member with a password, without the form. */
export async function givenAccount(
  { db, clock }: TestApp,
  given: { readonly userId?: string; readonly password?: string; readonly role?: Role } = {},
) {
  const { userId = 'hana95', password = PASSWORD, role = 'USER' } = given
  const member = await db
    .insertInto('members')
    .values({
      user_id: userId,
      name: '김하나',
      email: `${userId}@example.com`.toLowerCase(),
      phone: '01012345678',
      password_hash: await hashPassword(password),
      role,
      created_at: clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id: member.id, userId, password }
}

/** Returns the cookies that a reply sets, by name; '' for one that it removes. */
export function cookiesOf({ headers }: { readonly headers: Readonly<Record<string, unknown>> }) {
  const lines = [headers['set-cookie'] ?? []].flat() as string[]
  return Object.fromEntries(
    lines.map((line) => {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      return [name, { value, attributes: line.slice(line.indexOf(';') + 1) }]
    }),
  )
}

/** Returns the temporary password in the newest email to an address. */
export async function temporaryPasswordSentTo({ db }: TestApp, recipient: string) {
  const { text } = await db
    .selectFrom('messages')
    .select('text')
    .where('recipient', '=', recipient)
    .where('kind', '=', 'TEMPORARY_PASSWORD')
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  const [password] = /[a-z\d]{4}(-[a-z\d]{4}){2}/.exec(text) ?? []
  if (!password) throw new Error(`no temporary password in: ${text}`)
  return password
}

/** Signs in a member with a temporary password. */
export async function givenTemporarySession(app: TestApp) {
  const account = await givenAccount(app)
  const email = 'hana95@example.com'
  replyOf(await app.call(findPassword, { body: { user_id: account.userId, email } }))
  const temporary = await temporaryPasswordSentTo(app, email)
  const answer = await app.call(login, {
    body: { user_id: account.userId, password: temporary },
  })
  const { access_token: token, user_info: user } = replyOf(answer)
  return {
    ...account,
    email,
    temporary,
    user,
    token,
    cookie: cookiesOf(answer).refresh_token!.value,
  }
}

export const refreshWith = (app: TestApp, cookie: string) =>
  app.call(refresh, {}, { headers: { cookie: `refresh_token=${cookie}` } })
