import { beforeEach, expect, test, vi } from 'vitest'
import { givenBrowserStorage } from '#tests/web/browser-storage.ts'
import { endSession } from './session.ts'
import { writeCookie } from './write-cookie.ts'

beforeEach(givenBrowserStorage)

test('[SEC-01] a cookie that scripts write over https is secure, and belongs to the site alone', () => {
  vi.stubGlobal('location', { protocol: 'https:' })

  writeCookie('lang', 'vi', 60)
  expect(document.cookie).toBe('lang=vi; path=/; max-age=60; samesite=lax; secure')

  endSession()
  expect(document.cookie).toMatch(/^access_token=ended; .*; samesite=lax; secure$/)
})

test('a plain connection gets a cookie that it may send', () => {
  vi.stubGlobal('location', { protocol: 'http:' })

  writeCookie('lang', 'vi', 60)

  expect(document.cookie).not.toContain('secure')
})
