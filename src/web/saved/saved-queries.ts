import { queryOptions } from '@tanstack/react-query'
import { getProductById } from '#contract/catalog.ts'
import { type SavedItem, type SavedListName, savedLists } from '#contract/saved.ts'
import { pageSizes } from '#domain/limits/limits.ts'
import { isRefusal } from '#web/api/api-refusal.ts'
import { call } from '#web/api/client.ts'
import { reads } from '#web/api/order-reads.ts'
import { addGuestProduct, guestProducts, removeGuestProduct } from './guest-list.ts'
import { hasGuestList } from './guest-list-owner.ts'
import { mergeGuestLists } from './merge-guest-lists.ts'

/** Guests' items are identified by their product. */
export type OwnItem = Omit<SavedItem, 'created_at'>

/** Member id; null for a guest, whose lists are in this browser. */
type ListOwner = string | null

/** Items of the list, newest first, with current name and price. */
export const savedItems = (list: SavedListName, keeper: ListOwner) =>
  queryOptions({
    queryKey: [reads.saved, list, keeper],
    queryFn: ({ signal }) => (keeper ? memberItems(list, signal) : guestItems(list, signal)),
  })

export const addItem = async (list: SavedListName, keeper: ListOwner, productId: string) => {
  if (keeper) await call(savedLists[list].add, { body: { product_id: productId } })
  else addGuestProduct(list, productId)
}

/** Succeeds if the item is gone already. */
export const removeItem = async (list: SavedListName, keeper: ListOwner, item: OwnItem) => {
  if (!keeper) return removeGuestProduct(list, item.product_id)
  await call(savedLists[list].remove, { params: { id: item.id } }).catch(unlessGone)
}

async function memberItems(list: SavedListName, signal: AbortSignal): Promise<readonly OwnItem[]> {
  if (hasGuestList()) await mergeGuestLists().catch(() => undefined)
  const query = { size: pageSizes.maximum }
  return (await call(savedLists[list].list, { query }, { signal })).items
}

async function guestItems(list: SavedListName, signal: AbortSignal): Promise<readonly OwnItem[]> {
  const products = await Promise.all(
    guestProducts(list).map((product_id) =>
      call(getProductById, { params: { product_id } }, { signal }).catch(unlessGone),
    ),
  )
  return products
    .flatMap((product) => product ?? [])
    .map((product) => ({ ...product, id: product.product_id }))
}

function unlessGone(error: unknown): undefined {
  if (!isRefusal(error, 'NOT_FOUND', 'PRODUCT_NOT_FOUND')) throw error
}
