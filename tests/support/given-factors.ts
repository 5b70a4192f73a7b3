import { addPasskey, startAddingPasskey, startPasskey } from '#contract/passkeys.ts'
import { confirmAuthenticatorApp, startAuthenticatorApp } from '#contract/second-factor.ts'
import { login } from '#contract/sign-in.ts'
import { timeStep, totpCode } from '#server/accounts/totp.ts'
import { replyOf, type TestApp } from './app.ts'
import { openBrowser, type TestBrowser } from './browser.ts'
import { givenAccount, PASSWORD } from './given-accounts.ts'
import { type PasskeyAnswer, softwarePasskey } from './software-passkey.ts'

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** What an authenticator app does with the shown secret. */
export function appCode(secret: string, at: Date, steps = 0): string {
  const bits = [...secret].map((c) => BASE32.indexOf(c).toString(2).padStart(5, '0')).join('')
  const bytes = bits.match(/.{8}/g)!.map((byte) => Number.parseInt(byte, 2))
  return totpCode(Uint8Array.from(bytes), timeStep(at) + steps)
}

/** An administrator who is signed in with the password, in a browser of their own. */
export async function givenStaff(app: TestApp, userId = 'sena1') {
  const { id } = await givenAccount(app, { userId, role: 'ADMIN' })
  const browser = openBrowser(app, '203.0.113.7')
  return { id, userId, browser, as: await signInByPassword(browser, userId) }
}

export async function signInByPassword(browser: TestBrowser, userId: string) {
  const { status, body } = await browser.post(login.path, { user_id: userId, password: PASSWORD })
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`)
  return { token: String(body.access_token) }
}

/** An administrator with an authenticator app and recovery codes. */
export async function givenApp(app: TestApp, userId = 'sena1') {
  const staff = await givenStaff(app, userId)
  const { as } = staff
  const { secret } = replyOf(await app.call(startAuthenticatorApp, {}, { as }))
  const code = appCode(secret, app.clock.now())
  const reply = replyOf(await app.call(confirmAuthenticatorApp, { body: { code } }, { as }))
  // The next code, since one works once.
  app.clock.advance(60_000)
  return { ...staff, secret, recoveryCodes: reply.recovery_codes ?? [] }
}

/** Adds a passkey in a browser. Its requests carry its cookies, among them the session's. */
export async function givenPasskey(browser: TestBrowser, answer: Partial<PasskeyAnswer> = {}) {
  const passkey = softwarePasskey()
  const { body } = await browser.post(startAddingPasskey.path, {})
  const created = passkey.create({ challenge: String(body.challenge), ...answer })
  const added = await browser.post(addPasskey.path, { name: '내 전화', passkey: created })
  return { passkey, added }
}

/** A challenge for using a passkey in a browser. */
export async function challengeFor(browser: TestBrowser): Promise<string> {
  return String((await browser.post(startPasskey.path, {})).body.challenge)
}
