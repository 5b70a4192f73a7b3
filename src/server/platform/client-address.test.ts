import { expect, onTestFinished, test } from 'vitest'
import { createApp } from '#server/app.ts'
import { startApp } from '#tests/support/app.ts'
import { givenAccount } from '#tests/support/given-accounts.ts'

/** Statuses of wrong passwords, each with another address in the header of proxies. */
async function guessesThrough(trustProxy: boolean) {
  const { deps, ...given } = await startApp()
  const { userId } = await givenAccount({ deps, ...given })
  const app = await createApp({ deps, trustProxy })
  onTestFinished(() => app.close())
  const statuses: number[] = []
  for (let guess = 1; guess <= 6; guess += 1) {
    const { statusCode } = await app.inject({
      method: 'POST',
      url: '/v1/auth/login',
      headers: { 'x-forwarded-for': `198.51.${guess}.7` },
      payload: { user_id: userId, password: 'wrong password' },
    })
    statuses.push(statusCode)
  }
  return statuses
}

test('[SEC-03] a caller cannot choose the address by which it is limited', async () => {
  expect(await guessesThrough(false)).toEqual([401, 401, 401, 401, 401, 429])
})

test('[SEC-03] behind a trusted proxy each client has its own address', async () => {
  expect(await guessesThrough(true)).toEqual([401, 401, 401, 401, 401, 401])
})
