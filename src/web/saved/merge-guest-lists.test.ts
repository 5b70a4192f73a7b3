import { beforeEach, expect, test, vi } from 'vitest'
import type { UserInfo } from '#contract/accounts.ts'
import { givenBrowserStorage } from '#tests/web/browser-storage.ts'
import { endSession, startSession } from '#web/api/session.ts'
import { addGuestProduct, guestProducts } from './guest-list.ts'
import { hasGuestList } from './guest-list-owner.ts'
import { mergeGuestLists } from './merge-guest-lists.ts'

const HAIR = '0b7c1a52-6f3e-4f0e-9d2a-1a2b3c4d5e6f'
const joined: string[] = []
let isAway = false

beforeEach(() => {
  joined.length = 0
  isAway = false
  givenBrowserStorage()
  vi.stubGlobal('fetch', async (path: string, { headers }: RequestInit) => {
    if (isAway) return Response.json({ code: 'UNAVAILABLE' }, { status: 503 })
    joined.push(`${(headers as Record<string, string>).authorization} ${path}`)
    return Response.json({}, { status: 201 })
  })
})

const signIn = (id: string) => startSession(id, { id } as UserInfo)

async function joinsLater(id: string) {
  signIn(id)
  isAway = true
  await expect(mergeGuestLists()).rejects.toThrow()
  isAway = false
  endSession()
}

test('[WSH-01] never merges a member’s remaining items into another account, and retries for the first', async () => {
  addGuestProduct('cart', HAIR)
  await joinsLater('hana')
  expect(guestProducts('cart')).toEqual([])

  signIn('minji')
  expect(hasGuestList()).toBe(false)
  await mergeGuestLists()
  expect(joined).toEqual([])

  signIn('hana')
  await mergeGuestLists()
  expect(joined).toEqual(['Bearer hana /v1/cart'])
  expect(hasGuestList()).toBe(false)
})

test('[WSH-01] gives a later guest empty lists', async () => {
  addGuestProduct('wishlist', HAIR)
  await joinsLater('hana')

  addGuestProduct('cart', HAIR)
  expect(guestProducts('wishlist')).toEqual([])
  signIn('minji')
  await mergeGuestLists()

  expect(joined).toEqual(['Bearer minji /v1/cart'])
})
