import { type SavedListName, savedLists } from '#contract/saved.ts'
import { isRefusal } from '#web/api/api-refusal.ts'
import { call } from '#web/api/client.ts'
import { storageKeys, writeStored } from '#web/api/local-storage.ts'
import { oneTabAtATime } from '#web/api/one-tab-at-a-time.ts'
import { currentSession } from '#web/api/session.ts'
import { guestProducts, removeGuestProduct } from './guest-list.ts'
import { hasGuestList } from './guest-list-owner.ts'

let underWay: Promise<void> | undefined

/**
 * Moves a guest's lists in this browser to the signed-in member. An item leaves the browser once
 * the server has stored it; adding is idempotent. After a failure, the next page or list of the
 * same member retries. Source: WSH-01.
 *
 * @throws ApiRefusal if something stayed.
 */
export function mergeGuestLists(): Promise<void> {
  underWay ??= oneTabAtATime('gyeol-saved', join).finally(() => {
    underWay = undefined
  })
  return underWay
}

async function join() {
  const owner = currentSession()?.user.id
  if (!owner || !hasGuestList()) return
  writeStored(storageKeys.guestListsOwner, owner)
  for (const list of ['wishlist', 'cart'] as const) {
    for (const id of guestProducts(list).toReversed()) {
      await hand(list, id)
      removeGuestProduct(list, id)
    }
  }
  writeStored(storageKeys.guestListsOwner, null)
}

/** Ignores products that no longer exist. */
const hand = (list: SavedListName, product_id: string) =>
  call(savedLists[list].add, { body: { product_id } }).catch((error: unknown) => {
    if (!isRefusal(error, 'PRODUCT_NOT_FOUND', 'VALIDATION_FAILED')) throw error
  })
