import type { SavedListName } from '#contract/saved.ts'
import { readStored, storageKeys, writeStored } from '#web/api/local-storage.ts'
import { ownsGuestLists } from './guest-list-owner.ts'

const keys = { wishlist: storageKeys.guestWishlist, cart: storageKeys.guestCart } as const

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/**
 * Returns the ids of a guest's saved products in this browser, newest first, without duplicates and
 * invalid ids.
 */
export function guestProducts(list: SavedListName): readonly string[] {
  const stored = ownsGuestLists() ? parsed(readStored(keys[list])) : []
  const ids = stored.filter((each): each is string => typeof each === 'string' && UUID.test(each))
  return [...new Set(ids)]
}

/** Saves a product in this browser. @throws if the browser has no storage: the guest must know. */
export function addGuestProduct(list: SavedListName, id: string) {
  const before = guestProducts(list)
  if (before.includes(id)) return
  if (!ownsGuestLists()) removeGuestLists()
  write(list, [id, ...before])
  if (!guestProducts(list).includes(id)) throw new Error('this browser stores nothing')
}

export function removeGuestProduct(list: SavedListName, id: string) {
  write(
    list,
    guestProducts(list).filter((each) => each !== id),
  )
}

function removeGuestLists() {
  for (const key of [keys.wishlist, keys.cart, storageKeys.guestListsOwner]) writeStored(key, null)
}

const write = (list: SavedListName, ids: readonly string[]) =>
  writeStored(keys[list], ids.length > 0 ? JSON.stringify(ids) : null)

function parsed(text: string | null): readonly unknown[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(stored) ? stored : []
  } catch {
    return []
  }
}
