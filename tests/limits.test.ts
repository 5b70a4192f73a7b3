import { afterAll, beforeAll, expect, test } from 'vitest'
import { issueGuestToken, sendGuestCode } from '#contract/guest-orders.ts'
import { startPasskey } from '#contract/passkeys.ts'
import { changePassword, findPassword, findUserId, login } from '#contract/sign-in.ts'
import {
  register,
  sendEmailCode,
  sendPhoneCode,
  verifyEmailCode,
  verifyPhoneCode,
} from '#contract/sign-up.ts'
import { createApp } from '#server/app.ts'
import { openApp, type TestApp } from './support/app.ts'
import { openTestDatabase } from './support/database.ts'
import { givenMember } from './support/given.ts'
import { signUpForm } from './support/given-accounts.ts'
import { surveyWith } from './support/given-surveys.ts'
import { multipartBody } from './support/multipart-body.ts'

/**
 * Rate limits of calls that can be guessed or flooded: per address for many targets, per target from
 * many addresses, and of one address at one target, with ten concurrent calls through two instances on
 * one database.
 */

let app: TestApp
let instances: readonly TestApp['app'][]
const second: { end?: () => Promise<void> } = {}

beforeAll(async () => {
  app = await openApp()
  const db = openTestDatabase(app.databaseUrl)
  const other = await createApp({ deps: { ...app.deps, db }, maxEventLoopDelayMs: 0 })
  second.end = async () => {
    await other.close()
    await db.destroy()
  }
  instances = [app.app, other]
})
afterAll(async () => {
  await second.end?.()
  await app.close()
})

interface Ask {
  readonly method?: 'GET'
  readonly url: string
  readonly payload?: object
  readonly headers?: Readonly<Record<string, string>>
}

interface Limited {
  readonly perAddress?: number
  /** Of one address at one target, where it is lower than either. */
  readonly perShare?: number
  /** Absent if there is no target. */
  readonly perTarget?: number
  /** Builds the call about the `n`-th target, with wrong secrets. */
  readonly ask: (n: number) => Ask | Promise<Ask>
}

const phoneOf = (n: number) => `0101234${String(n).padStart(4, '0')}`
const known = { phone: phoneOf(0), email: 'hana@example.com' }

const limited: Readonly<Record<string, Limited>> = {
  'a password at the login': {
    perAddress: 50,
    perShare: 5,
    perTarget: 10,
    ask: (n) => ({ url: login.path, payload: { user_id: `hana${n}`, password: 'wrong' } }),
  },
  'the password of who is signed in': {
    perAddress: 30,
    perShare: 10,
    perTarget: 20,
    ask: async (n) => ({
      url: changePassword.path,
      payload: { current_password: 'wrong', new_password: '바람에-날리는-머리' },
      headers: await asMember(n),
    }),
  },
  'whose ID an address is': {
    perAddress: 30,
    perTarget: 5,
    ask: (n) => ({
      url: findUserId.path,
      payload: { name: '김하나', email: `id${n}@example.com` },
    }),
  },
  'a temporary password for an address': {
    perAddress: 30,
    perTarget: 5,
    ask: (n) => ({
      url: findPassword.path,
      payload: { user_id: `lost${n}${Math.random()}`, email: `lost${n}@example.com` },
    }),
  },
  'a temporary password for an ID': {
    perTarget: 5,
    ask: () => ({
      url: findPassword.path,
      payload: { user_id: 'hana95', email: `lost${Math.random()}@example.com` },
    }),
  },
  'a code by e-mail': {
    perAddress: 30,
    perTarget: 5,
    ask: (n) => ({ url: sendEmailCode.path, payload: { email: `code${n}@example.com` } }),
  },
  'a code by text message': {
    perAddress: 30,
    perTarget: 5,
    ask: (n) => ({ url: sendPhoneCode.path, payload: { phone: phoneOf(n) } }),
  },
  'the code of an address': {
    perAddress: 60,
    perTarget: 30,
    ask: (n) => ({
      url: verifyEmailCode.path,
      payload: { email: `guess${n}@example.com`, code: '123456' },
    }),
  },
  'the code of a telephone': {
    perAddress: 60,
    perTarget: 30,
    ask: (n) => ({ url: verifyPhoneCode.path, payload: { phone: phoneOf(n), code: '123456' } }),
  },
  'the orders of a mailbox': {
    perAddress: 60,
    perShare: 30,
    perTarget: 300,
    ask: (n) => lookup(`orders${n}@example.com`, phoneOf(Math.floor(Math.random() * 10_000))),
  },
  'the orders of a telephone': {
    perTarget: 300,
    ask: () => lookup(`${Math.random()}@example.com`, '01099998888'),
  },
  'a code for a guest order': {
    perAddress: 30,
    perShare: 5,
    perTarget: 20,
    ask: (n) => ({
      url: sendGuestCode.path,
      payload: { ...known, email: `guest${n}@example.com`, order_number: `GY${1_000 + n}` },
    }),
  },
  'the code of a guest order': {
    perAddress: 60,
    perShare: 30,
    perTarget: 120,
    ask: (n) => ({
      url: issueGuestToken.path,
      payload: { ...known, order_number: `GY${1_000 + n}`, code: '123456' },
    }),
  },
  'whose a guest order is, by its survey': {
    perAddress: 30,
    perTarget: 120,
    ask: async (n) => ({
      url: `/v1/surveys/guest/GY${1_000 + n}`,
      ...(await multipartBody({ ...surveyWith(), ...known }, [])),
    }),
  },
  'a new account': {
    perAddress: 60,
    ask: (n) => ({ url: register.path, payload: signUpForm({ email: `new${n}@example.com` }) }),
  },
  'a passkey': { perAddress: 120, ask: () => ({ url: startPasskey.path }) },
  // counting-guesses.test.ts tests the limit per address.
  'a promotion code of nobody’s': {
    perTarget: 300,
    ask: () => ({ method: 'GET', url: '/v1/promotions/validate-promotion-code/GUESS1' }),
  },
  'promotion codes of a member': {
    perTarget: 100,
    ask: async (n) => ({
      method: 'GET',
      url: `/v1/promotions/validate-promotion-code/G${Math.floor(Math.random() * 1e9)}`,
      headers: await asMember(n),
    }),
  },
}

const rows = Object.entries(limited).map(([name, one], row) => ({ name, row, ...one }))

test.each(rows.filter(({ perAddress }) => perAddress))(
  '[SEC-03] one address has so many tries for $name, whatever the target: $perAddress',
  async ({ row, ask, perAddress }) => {
    const answered = await answeredOf(perAddress! + 5, ask, (at) => [at, `10.1.${row}.1`])
    expect(answered).toBe(perAddress)
  },
)

test.each(rows.filter(({ perShare }) => perShare))(
  '[A-04] one address has so many tries for $name at one target, and leaves the rest to others: $perShare',
  async ({ row, ask, perShare, perTarget }) => {
    const target = 9_500
    const ip = `10.250.${row}.1`
    expect(await answeredOf(perTarget! + 5, ask, () => [target, ip])).toBe(perShare)
    expect(await answeredOf(1, ask, () => [target, `10.251.${row}.1`])).toBe(1)
  },
)

test.each(rows.filter(({ perTarget }) => perTarget))(
  '[SEC-03] one target has so many tries for $name, from wherever they come: $perTarget',
  async ({ row, ask, perTarget }) => {
    const addressOf = (at: number) => `10.${2 + Math.floor(at / 250)}.${row}.${at % 250}`
    const answered = await answeredOf(perTarget! + 5, ask, (at) => [9_000, addressOf(at)])
    expect(answered).toBe(perTarget)
  },
)

/** Concurrent forms that one address may send. */
const AT_ONCE = 10

/** Counts the calls that are not refused with TOO_MANY_REQUESTS. */
async function answeredOf(
  calls: number,
  ask: Limited['ask'],
  of: (at: number) => readonly [n: number, ip: string],
) {
  const statusOf = async (at: number) => {
    const [n, remoteAddress] = of(at)
    const asked = { method: 'POST' as const, ...(await ask(n)), remoteAddress }
    const { statusCode } = await instances[at % 2]!.inject(asked)
    expect(statusCode).toBeLessThan(500)
    return statusCode
  }
  const statuses: number[] = []
  for (let from = 0; from < calls; from += AT_ONCE) {
    const length = Math.min(AT_ONCE, calls - from)
    const together = Array.from({ length }, (_, at) => statusOf(from + at))
    statuses.push(...(await Promise.all(together)))
  }
  return statuses.filter((status) => status !== 429).length
}

const lookup = (email: string, phone: string): Ask => ({
  method: 'GET',
  url: `/v1/orders/guest/search?email=${email}&phone=${phone}`,
})

const members = new Map<number, ReturnType<typeof givenMember>>()
/** Creates the `n`-th member on first use. */
async function asMember(n: number) {
  const member = members.get(n) ?? givenMember(app)
  members.set(n, member)
  return { authorization: `Bearer ${(await member).token}` }
}
