import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { SavedListName } from '#contract/saved.ts'
import { useSession } from '#web/api/session.ts'
import { useHydrated } from '#web/ui/use-hydrated.ts'
import { addItem, type OwnItem, removeItem, savedItems } from './saved-queries.ts'

/** Manages the visitor's wishlist or cart: a member's on the server, a guest's in the browser. */
export function useSaved(list: SavedListName) {
  const keeper = useSession()?.user.id ?? null
  const queries = useQueryClient()
  const mine = savedItems(list, keeper)
  // The visitor is known after hydration.
  const items = useQuery({ ...mine, enabled: useHydrated() })
  const onSettled = () => queries.invalidateQueries(mine)
  const add = useMutation({
    mutationFn: (productId: string) => addItem(list, keeper, productId),
    onSettled,
  })
  const remove = useMutation({
    mutationFn: (item: OwnItem) => removeItem(list, keeper, item),
    onSettled,
  })
  return { items, add, remove }
}
