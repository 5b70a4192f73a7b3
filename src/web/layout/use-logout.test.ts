import { beforeEach, expect, test, vi } from 'vitest'
import { givenBrowserStorage } from '#tests/web/browser-storage.ts'
import { currentSession, startSession } from '#web/api/session.ts'
import { leaveSession } from './use-logout.ts'

beforeEach(() => {
  givenBrowserStorage()
  startSession('a-token', {} as never)
})

test('[NAV-04] without an answer from the server one stays signed in', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))

  expect(await leaveSession()).toBe(false)
  expect(currentSession()?.accessToken).toBe('a-token')
})

test.each([204, 500])(
  '[NAV-04] the session ends here when the server answers %i',
  async (status) => {
    vi.stubGlobal('fetch', async () => new Response(null, { status }))

    expect(await leaveSession()).toBe(true)
    expect(currentSession()).toBeNull()
  },
)
