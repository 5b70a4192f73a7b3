import { expect, test } from 'vitest'
import { changePassword, login, logout } from '#contract/sign-in.ts'
import { startApp, type TestApp } from '#tests/support/app.ts'
import { openBrowser, type TestBrowser } from '#tests/support/browser.ts'
import { givenAccount, PASSWORD } from '#tests/support/given-accounts.ts'

const right = { user_id: 'hana95', password: PASSWORD }
const signIn = (browser: TestBrowser, given: Partial<typeof right> = {}) =>
  browser.post(login.path, { ...right, ...given })

/** Guesses of browsers that store no cookies; returns how many were compared with the password. */
async function guessFrom(
  app: TestApp,
  networks: readonly string[],
  tries: number,
  userId?: string,
) {
  let compared = 0
  for (let i = 0; i < tries; i += 1) {
    const stranger = openBrowser(app, networks[i % networks.length] ?? '')
    const { status } = await signIn(stranger, {
      password: `guess ${i}`,
      ...(userId && { user_id: userId }),
    })
    if (status === 401) compared += 1
  }
  return compared
}

const NETWORKS = ['198.51.100.1', '198.51.100.2', '198.51.100.3', '198.51.100.4']
const HOME = '203.0.113.9'

test('[A-04] a stranger in one network does not keep the owner out elsewhere, on any browser', async () => {
  const app = await startApp()
  await givenAccount(app)

  expect(await guessFrom(app, NETWORKS.slice(0, 1), 20)).toBe(5)

  expect((await signIn(openBrowser(app, HOME))).status).toBe(200)
})

test('[A-04] a browser that signed in before is not affected by guesses, not even in the same network', async () => {
  const app = await startApp()
  await givenAccount(app)
  const own = openBrowser(app, HOME)
  await signIn(own)
  await own.post(logout.path, {})

  expect(await guessFrom(app, [...NETWORKS, HOME], 60)).toBe(10)
  // The network's limit for all accounts together.
  await guessFrom(app, [HOME], 50, 'somebody')

  expect((await signIn(own)).status).toBe(200)
  own.moveTo(NETWORKS[0]!)
  expect((await signIn(own)).status).toBe(200)
})

test('[A-04] a known browser has ten guesses of its own, which block no other browser', async () => {
  const app = await startApp()
  await givenAccount(app)
  const [own, second] = [openBrowser(app, HOME), openBrowser(app, HOME)]
  await signIn(own)
  await signIn(second)

  const statuses: number[] = []
  for (let i = 0; i < 12; i += 1) {
    statuses.push((await signIn(own, { password: `guess ${i}` })).status)
  }

  expect(statuses).toEqual([...Array(10).fill(401), 429, 429])
  expect((await signIn(second)).status).toBe(200)
})

test('[A-04] a browser is known to the accounts that it signed in to only', async () => {
  const app = await startApp()
  await givenAccount(app)
  await givenAccount(app, { userId: 'duri88' })
  const attacker = openBrowser(app, NETWORKS[0]!)
  await signIn(attacker, { user_id: 'duri88' })
  await guessFrom(app, NETWORKS, 12)

  expect((await signIn(attacker, { password: 'guess' })).status).toBe(429)
})

test('[A-04] a changed password makes the browsers of the sessions that it ends unknown', async () => {
  const app = await startApp()
  await givenAccount(app)
  const [thief, own] = [openBrowser(app, HOME), openBrowser(app, HOME)]
  await signIn(thief)
  const { body } = await signIn(own)
  const next = 'another-long-password'
  const changed = await app.call(
    changePassword,
    { body: { current_password: PASSWORD, new_password: next } },
    { as: { token: String(body.access_token) } },
  )
  await guessFrom(app, NETWORKS, 12)

  expect(changed.status).toBe(204)
  expect((await signIn(thief)).status).toBe(429)
  expect((await signIn(own, { password: next })).status).toBe(200)
})
