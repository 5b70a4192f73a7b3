import { type SavedListName, savedLists } from '#contract/saved.ts'
import type { Deps } from '#server/deps.ts'
import { type Route, route } from '#server/platform/route.ts'
import { listSaved, removeItem, saveItem } from './saved-items.ts'

export const savedRoutes = (deps: Deps): Route[] => [
  ...routesOf(deps, 'wishlist'),
  ...routesOf(deps, 'cart'),
]

const routesOf = (deps: Deps, list: SavedListName): Route[] => [
  route(savedLists[list].list, ({ query }, { memberId }, { language }) =>
    listSaved(deps, { list, memberId }, query, language),
  ),
  route(savedLists[list].add, ({ body }, { memberId }, { language }) =>
    saveItem(deps, { list, memberId }, body, language),
  ),
  route(savedLists[list].remove, ({ params }, { memberId }) =>
    removeItem(deps, { list, memberId }, params.id),
  ),
]
