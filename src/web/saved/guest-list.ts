import type { SavedListName } from '#contract/saved.ts'
import { readStored, storageKeys, writeStored } from '#web/api/local-storage.ts'
import { ownsGuestLists } from './guest-list-owner.ts'

const keys = { wishlist: storageKeys.guestWishlist, cart: storageKeys.guestCart } as const

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Ids of the products that a guest saved in this browser, newest first, each once; other texts are ignored. */
export function guestProducts(list: SavedListName): readonly string[] {
  const kept = ownsGuestLists() ? parsed(readStored(keys[list])) : []
  const ids = kept.filter((each): each is string => typeof each === 'string' && UUID.test(each))
  return [...new Set(ids)]
}

/** Saves a product in this browser. @throws when the browser stores nothing: the guest must know. */
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
    const kept: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(kept) ? kept : []
  } catch {
    return []
  }
}
