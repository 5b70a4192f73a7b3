import { type ConsultingType, consultingTypes } from '#contract/catalog.ts'
import type { SavedListName } from '#contract/saved.ts'
import { keep, keptKeys, readKept } from '#web/api/kept.ts'
import { guestListsAreOwn } from './guest-list-waits.ts'

const keys = { wishlist: keptKeys.guestWishlist, cart: keptKeys.guestCart } as const

/** What a guest put aside in this browser, newest first. Whatever else stands there is passed over. */
export function guestTypes(list: SavedListName): readonly ConsultingType[] {
  const kept = guestListsAreOwn() ? parsed(readKept(keys[list])) : []
  return consultingTypes
    .filter((type) => kept.includes(type))
    .sort((a, b) => kept.indexOf(a) - kept.indexOf(b))
}

/** @throws in a browser that keeps nothing: the guest must not believe that it does. */
export function keepGuestType(list: SavedListName, type: ConsultingType) {
  const before = guestTypes(list)
  if (before.includes(type)) return
  if (!guestListsAreOwn()) forgetGuestLists()
  write(list, [type, ...before])
  if (!guestTypes(list).includes(type)) throw new Error('this browser keeps nothing')
}

export function dropGuestType(list: SavedListName, type: ConsultingType) {
  write(
    list,
    guestTypes(list).filter((each) => each !== type),
  )
}

function forgetGuestLists() {
  for (const key of [keys.wishlist, keys.cart, keptKeys.guestListsOwner]) keep(key, null)
}

const write = (list: SavedListName, types: readonly ConsultingType[]) =>
  keep(keys[list], types.length > 0 ? JSON.stringify(types) : null)

function parsed(text: string | null): readonly unknown[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(kept) ? kept : []
  } catch {
    return []
  }
}
