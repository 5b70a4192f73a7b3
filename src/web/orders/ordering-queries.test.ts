import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { myCoupons } from './ordering-queries.ts'

const answerWith = (status: number, code: string) =>
  vi.stubGlobal('fetch', async () => Response.json({ code, message: code }, { status }))

const ask = () => new QueryClient().fetchQuery({ ...myCoupons('guest', 1), retry: false })

test('[CPN-90] a guest who may not read coupons has an empty list of them', async () => {
  answerWith(401, 'SIGN_IN_REQUIRED')

  expect(await ask()).toMatchObject({ items: [], total: 0 })
})

test('[CPN-90] any other failure of the coupons is not taken for an empty list', async () => {
  answerWith(503, 'UNAVAILABLE')

  await expect(ask()).rejects.toMatchObject({ status: 503 })
})
