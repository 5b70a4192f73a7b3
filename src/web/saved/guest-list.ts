import type { SavedListName } from '#contract/saved.ts'
import { keep, keptKeys, readKept } from '#web/api/kept.ts'
import { guestListsAreOwn } from './guest-list-waits.ts'

const keys = { wishlist: keptKeys.guestWishlist, cart: keptKeys.guestCart } as const

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Ids of the products that a guest saved in this browser, newest first, each once; other texts are ignored. */
export function guestProducts(list: SavedListName): readonly string[] {
  const kept = guestListsAreOwn() ? parsed(readKept(keys[list])) : []
  const ids = kept.filter((each): each is string => typeof each === 'string' && UUID.test(each))
  return [...new Set(ids)]
}

/** @throws in a browser that keeps nothing: the guest must not believe that it does. */
export function keepGuestProduct(list: SavedListName, id: string) {
  const before = guestProducts(list)
  if (before.includes(id)) return
  if (!guestListsAreOwn()) forgetGuestLists()
  write(list, [id, ...before])
  if (!guestProducts(list).includes(id)) throw new Error('this browser keeps nothing')
}

export function dropGuestProduct(list: SavedListName, id: string) {
  write(
    list,
    guestProducts(list).filter((each) => each !== id),
  )
}

function forgetGuestLists() {
  for (const key of [keys.wishlist, keys.cart, keptKeys.guestListsOwner]) keep(key, null)
}

const write = (list: SavedListName, ids: readonly string[]) =>
  keep(keys[list], ids.length > 0 ? JSON.stringify(ids) : null)

function parsed(text: string | null): readonly unknown[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(kept) ? kept : []
  } catch {
    return []
  }
}
