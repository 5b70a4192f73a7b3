import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import { givenBrowserStorage } from '#tests/web/browser-storage.ts'
import { repliesCachedBy } from '#web/api/cached-replies.ts'
import { currentSession, startSession } from '#web/api/session.ts'
import { leaveSession } from './use-logout.ts'

const replies = repliesCachedBy(() => new QueryClient())

beforeEach(() => {
  givenBrowserStorage()
  startSession('a-token', {} as never)
  replies.setQueryData(['orders'], 'of a member')
})

test('[NAV-04] stays signed in if the server does not answer', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))

  expect(await leaveSession()).toBe(false)
  expect(currentSession()?.accessToken).toBe('a-token')
  expect(replies.getQueryData(['orders'])).toBe('of a member')
})

test.each([204, 500])('[NAV-04] ends the session here if the server answers %i', async (status) => {
  vi.stubGlobal('fetch', async () => new Response(null, { status }))

  expect(await leaveSession()).toBe(true)
  expect(currentSession()).toBeNull()
  expect(replies.getQueryData(['orders'])).toBeUndefined()
})
