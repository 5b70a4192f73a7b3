import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { myCoupons } from './ordering-queries.ts'

const answerWith = (status: number, code: string) =>
  vi.stubGlobal('fetch', async () => Response.json({ code, message: code }, { status }))

const ask = () => new QueryClient().fetchQuery({ ...myCoupons('guest', 1), retry: false })

test('[CPN-90] returns an empty coupon list to guests', async () => {
  answerWith(401, 'SIGN_IN_REQUIRED')

  expect(await ask()).toMatchObject({ items: [], total: 0 })
})

test('[CPN-90] does not hide other failures as an empty list', async () => {
  answerWith(503, 'UNAVAILABLE')

  await expect(ask()).rejects.toMatchObject({ status: 503 })
})
