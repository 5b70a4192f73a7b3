import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import type { UserInfo } from '#contract/accounts.ts'
import { givenBrowserStorage } from '#tests/web/browser-storage.ts'
import { startSession } from '#web/api/session.ts'
import { administrator } from './administrator.ts'

const REFRESH = '/v1/auth/refresh'
const LOGOUT = '/v1/auth/logout'

let requests: string[]

beforeEach(() => {
  givenBrowserStorage()
  // Forgets that an earlier test ended a session in this tab.
  startSession('a-token', {} as UserInfo)
  givenBrowserStorage()
  vi.stubGlobal('document', { cookie: '' })
  requests = []
})

const givenReply = (reply: () => Promise<Response>) =>
  vi.stubGlobal('fetch', (address: string) => {
    requests.push(address)
    return reply()
  })

const lookUp = () =>
  new QueryClient({ defaultOptions: { queries: { retry: false } } }).fetchQuery(
    administrator('nobody', true),
  )

test.each([
  ['the line is lost', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['the server is overloaded', () => Promise.resolve(Response.json({}, { status: 503 }))],
])('keeps a session that only cookies hold when %s', async (_, reply) => {
  givenReply(reply)

  await expect(lookUp()).rejects.toMatchObject({ code: 'OFFLINE' })

  expect(requests).toEqual([REFRESH])
})

test('clears the cookies of a session that has ended', async () => {
  givenReply(() => Promise.resolve(Response.json({ code: 'SIGN_IN_REQUIRED' }, { status: 401 })))

  expect(await lookUp()).toBeNull()

  expect(requests).toEqual([REFRESH, LOGOUT])
})
